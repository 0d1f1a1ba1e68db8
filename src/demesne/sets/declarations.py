"""Importing this module declares every card: the basic cards, then set by set."""

from __future__ import annotations

from importlib import import_module

from demesne.sets import OWN_FOLDERS, PARTS, set_folders

for _folder in set_folders():
    for _part in PARTS:
        if _folder not in OWN_FOLDERS and _folder.place.joinpath(f"{_part}.py").is_file():
            import_module(f"demesne.sets.{_folder.id}.{_part}")
