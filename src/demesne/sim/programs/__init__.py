"""Programs in any language that play: processes of their own, asked in lines of JSON, in matches under time limits."""
