"""Where this checkout has the inputs. The only place to change when folders move."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

# What the harness reads, and the folders or files that may have it: the first that exists is used.
PLACES = {
    "fuzz inputs": ("Tests/Fuzzing", "Fuzzing"),
    "random projects": ("Tests/Exactness",),
    "examples": ("Examples",),
    "brands": ("Examples/scale-ninja/brands.py",),
    "schemas": ("schemas",),
    "shipped": (".",),
}
# The parts of the shipped project.
SHIPPED = ("tincture.json", "tokens", "generated", "schemas")


def place(name: str) -> Path:
    for path in PLACES[name]:
        if (ROOT / path).exists():
            return ROOT / path
    raise FileNotFoundError(f"no {name}: looked for {', '.join(PLACES[name])}; see places.py")


def corpora(given: str | None) -> Path | None:
    """The folder of real token files: the given one, or `shared/corpora` next to the checkout."""
    named = given or os.environ.get("TINCTURE_CORPORA")
    if named:
        return Path(named).resolve() if Path(named).is_dir() else None
    # A worktree can be anywhere, so look next to the main checkout.
    done = subprocess.run(
        ["git", "rev-parse", "--path-format=absolute", "--git-common-dir"], cwd=ROOT,
        capture_output=True, text=True, check=False)
    checkouts = [Path(done.stdout.strip()).parent] if done.returncode == 0 else []
    for checkout in [ROOT, *checkouts]:
        folder = checkout.parent / "shared" / "corpora"
        if folder.is_dir():
            return folder
    return None
