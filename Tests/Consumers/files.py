"""Writing the files of a project."""

import json


def write_files(folder, files):
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        text = content if isinstance(content, str) else json.dumps(content, indent=2)
        file.write_text(text, encoding="utf-8")
