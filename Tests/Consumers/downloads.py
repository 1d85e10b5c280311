"""Releases in a folder, as Scripts/release makes them, and commands that install from it."""

import hashlib
import json
import os
import platform
import subprocess
import tarfile

import files
from files import BUILT, ROOT, change

INSTALL = ROOT / "Distribution" / "install-release"
VERSION = files.run(BUILT / "tincture", "--version").stdout.strip()
TRIPLE = {
    "Linux-x86_64": "x86_64-unknown-linux-gnu", "Linux-aarch64": "aarch64-unknown-linux-gnu",
    "Darwin-arm64": "arm64-apple-macosx", "Darwin-x86_64": "x86_64-apple-macosx",
}[f"{platform.system()}-{platform.machine()}"]


def sha256(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def write_release(folder, version=VERSION, triples=(TRIPLE,), program=BUILT / "tincture"):
    """A release with this program for each triple. Returns the checksum of its list of checksums."""
    place = folder / version
    place.mkdir(parents=True)
    sums = []
    for triple in triples:
        name = f"tincture-{version}-{triple}"
        with tarfile.open(place / f"{name}.tar.gz", "w:gz", compresslevel=1) as archive:
            archive.add(program, f"{name}/bin/tincture")
        sums.append(f"{sha256(place / f'{name}.tar.gz')}  {name}.tar.gz\n")
        helpers = f"tincture-helpers-{version}-{triple}"
        with tarfile.open(place / f"{helpers}.tar.gz", "w:gz", compresslevel=1) as archive:
            archive.add(INSTALL, f"{helpers}/bin/tincture-yaml")
        sums.append(f"{sha256(place / f'{helpers}.tar.gz')}  {helpers}.tar.gz\n")
    (place / "SHA256SUMS").write_text("".join(sums))
    return sha256(place / "SHA256SUMS")


def run(*command, cwd=None, code=0, **variables):
    """Runs a command without the caller's settings of releases, on the day of today."""
    kept = {key: value for key, value in os.environ.items()
            if key not in ("TINCTURE_RELEASES", "SOURCE_DATE_EPOCH", "XDG_CACHE_HOME")}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=kept | {k: str(v) for k, v in variables.items()},
        capture_output=True, text=True, timeout=60, check=False)
    assert code is None or done.returncode == code, done.stdout + done.stderr
    return done


def fail_a_pair(project):
    """Makes the starter's warning illegible in dark."""
    change(project / "tokens" / "dark.tokens.json", "{palette.amber.50}", "{palette.amber.800}")


def warn_of_pairs(project):
    settings = json.loads((project / "tincture.json").read_text())
    settings["rules"] = {"low-contrast": "warning"}
    (project / "tincture.json").write_text(json.dumps(settings))
