#!/usr/bin/env python3
"""Packs a built program into the files of a release; Scripts/release calls it.

Archives have sorted entries, the time of the commit and no owner, so the same program gives the same
bytes.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TRIPLES = ("aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx",
           "x86_64-unknown-linux-gnu")
# What the released package has of this one: folders there and here.
PACKAGE = {
    "Plugins/CompileTokens": "Plugins/CompileTokens",
    "Plugins/CompileTokensCommand": "Plugins/CompileTokensCommand",
    "Sources/EBComponents": "Sources/EBComponents",
    "Sources/EBComponentsUIKit": "Sources/EBComponentsUIKit",
    "Sources/Themes": "generated/Themes",
    "Sources/TokenValues": "Sources/TokenValues",
}


def fail(sentence):
    sys.exit(f"error: {sentence}")


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode:
        fail(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout.strip()


def commit_time():
    return int(os.environ.get("SOURCE_DATE_EPOCH") or said("git", "log", "-1", "--format=%ct"))


def contents(folder):
    """The files below a folder by their paths in it, sorted; links are followed."""
    return {file.relative_to(folder).as_posix(): file
            for file in sorted(folder.rglob("*")) if file.is_file()}


def is_program(path):
    return "/bin/" in f"/{path}"


def write_tar(archive, top, files, seconds):
    with open(archive, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path, file in files.items():
            entry = tarfile.TarInfo(f"{top}/{path}")
            entry.size, entry.mtime = file.stat().st_size, seconds
            entry.mode = 0o755 if is_program(path) else 0o644
            with open(file, "rb") as content:
                tar.addfile(entry, content)


def write_zip(archive, top, files, seconds):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, file in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{top}/{path}", time.gmtime(seconds)[:6])
            entry.create_system = 3  # the modes are those of Unix
            entry.external_attr = (0o100755 if is_program(path) else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, file if isinstance(file, bytes) else file.read_bytes())


def digest(file, name="sha256"):
    return hashlib.new(name, pathlib.Path(file).read_bytes()).hexdigest()


def dump(value):
    return (json.dumps(value, indent=2, sort_keys=True) + "\n").encode()


# What is in the program.

def first_file(*places):
    found = next((pathlib.Path(it) for it in places if os.path.isfile(it)), None)
    return found or fail(f"no license text; looked for {', '.join(map(str, places))}")


def components(target):
    """The parts of the program that are not written here: name, version, license, its text, source."""
    pins = {it["identity"]: it["state"]["version"]
            for it in json.loads((ROOT / "Package.resolved").read_text())["pins"]}
    checkouts = [*(ROOT / ".build").glob("checkouts"), *(ROOT / ".build").glob("*/checkouts")]
    jansson = said("pkg-config", "--variable=prefix", "jansson")
    parts = [
        ("swift-argument-parser", pins["swift-argument-parser"],
         "Apache-2.0 WITH Swift-exception", first_file(*(it / "swift-argument-parser/LICENSE.txt" for it in checkouts)),
         "https://github.com/apple/swift-argument-parser"),
        ("jansson", said("pkg-config", "--modversion", "jansson"), "MIT",
         first_file("/usr/share/doc/libjansson-dev/copyright", f"{jansson}/LICENSE"),
         "https://github.com/akheron/jansson")]
    if target["target"]["platform"] != "linux":
        return parts
    swift = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
    version = re.search(r"Swift version (\S+)", target["compilerVersion"])[1]
    gcc = said("gcc", "-dumpfullversion")
    return parts + [
        ("swift", version, "Apache-2.0 WITH Swift-exception",
         first_file(swift / "share/swift/LICENSE.txt"), "https://github.com/swiftlang/swift"),
        ("glibc", said("getconf", "GNU_LIBC_VERSION").split()[-1], "LGPL-2.1-or-later",
         first_file("/usr/share/doc/libc6-dev/copyright"), "https://sourceware.org/glibc/"),
        ("libstdc++", gcc, "GPL-3.0-or-later WITH GCC-exception-3.1",
         first_file(f"/usr/share/doc/libstdc++-{gcc.split('.')[0]}-dev/copyright"),
         "https://gcc.gnu.org/")]


def spdx(version, programs, parts, seconds):
    """SPDX 2.3: the release, its files, and what the program is linked from."""
    def identity(name):
        return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)

    def package(name, version, license, source):
        return {
            "SPDXID": identity(name), "name": name, "versionInfo": version,
            "downloadLocation": source, "filesAnalyzed": False, "licenseConcluded": license,
            "licenseDeclared": license, "copyrightText": "NOASSERTION",
            "supplier": "NOASSERTION"}

    files = [
        {"SPDXID": identity(f"file-{triple}-{path}"), "fileName": f"./{triple}/{path}",
         "checksums": [{"algorithm": "SHA1", "checksumValue": digest(file, "sha1")},
                       {"algorithm": "SHA256", "checksumValue": digest(file)}],
         "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION"}
        for triple, prefix in programs.items() for path, file in contents(prefix).items()]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", identity("tincture"))]
    relations += [(identity("tincture"), "STATIC_LINK", identity(name)) for name, *_ in parts]
    relations += [(identity("tincture"), "CONTAINS", file["SPDXID"]) for file in files]
    sums = "".join(file["checksums"][1]["checksumValue"] for file in files)
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"tincture-{version}",
        "documentNamespace":
            f"https://spdx.org/spdxdocs/tincture-{version}-"
            + hashlib.sha256(sums.encode()).hexdigest()[:32],
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)),
            "creators": ["Tool: Scripts/release"]},
        "packages": [package("tincture", version, "Apache-2.0", "NOASSERTION")]
        + [package(name, number, license, source) for name, number, license, _, source in parts],
        "files": files,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
            for one, kind, other in relations]}


# The files of a release.

def make_prefix(folder, program, parts):
    """What /usr/local gets: the program, its completions, pages, schemas and licenses."""
    install = subprocess.run(
        [str(ROOT / "Scripts/install"), "--from", str(program), str(folder)],
        capture_output=True, text=True, check=False)
    if install.returncode:
        fail(install.stderr.strip())
    share = folder / "share/tincture"
    shutil.copytree(ROOT / "docs/diagnostics", share / "rules")
    shutil.copytree(ROOT / "schemas", share / "schemas")
    (share / "licenses").mkdir()
    for name, _, _, text, _ in parts:
        shutil.copyfile(text, share / "licenses" / f"{name}.txt")
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copyfile(ROOT / name, folder / name)


def unpack(archive, version, folder):
    """The platform of another machine's archive, unpacked."""
    name = re.fullmatch(r"tincture-(.+?)-((?:aarch64|arm64|x86_64)-.+)\.tar\.gz", archive.name)
    if not archive.is_file():
        fail(f"{archive}: file not found")
    if not name or name[2] not in TRIPLES:
        fail(f"{archive}: expected tincture-{version}-TRIPLE.tar.gz, TRIPLE one of "
             + ", ".join(TRIPLES))
    if name[1] != version:
        fail(f"{archive}: it is release {name[1]}, not {version}")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return name[2], folder / archive.name.removesuffix(".tar.gz")


def bundle_files(version, programs):
    """An artifact bundle (SE-0305) with the program of each platform."""
    variants = [{"path": f"{triple}/bin/tincture", "supportedTriples": [triple]}
                for triple in programs]
    info = {"schemaVersion": "1.0", "artifacts": {
        "tincture": {"type": "executable", "version": version, "variants": variants}}}
    files = {"info.json": dump(info), "LICENSE": ROOT / "LICENSE"}
    for triple, prefix in programs.items():
        files[f"{triple}/bin/tincture"] = prefix / "bin/tincture"
        for path, file in contents(prefix / "share/tincture/licenses").items():
            files[f"{triple}/licenses/{path}"] = file
    return files


def package_files(version, bundle, address, checksum):
    files = {f"{there}/{path}": file for there, here in PACKAGE.items()
             for path, file in contents(ROOT / here).items()}
    files["README.md"] = ROOT / "Distribution/package/README.md"
    for name in ("LICENSE", "CHANGELOG.md"):
        files[name] = ROOT / name
    manifest = (ROOT / "Distribution/package/Package.swift").read_text(encoding="utf-8")
    local = 'path: "tincture.artifactbundle"'
    assert local in manifest
    if address:
        remote = f'url: "{address}/tincture-{version}.artifactbundle.zip", checksum: "{checksum}"'
        manifest = manifest.replace(local, remote)
    else:
        files |= {f"tincture.artifactbundle/{path}": file for path, file in bundle.items()}
    files["Package.swift"] = manifest.encode()
    return files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("version")
    parser.add_argument("--from", dest="program", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--add", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--url")
    options = parser.parse_args()
    version, output = options.version, options.output
    info = json.loads(said("swiftc", "-print-target-info"))
    triple = info["target"]["unversionedTriple"]
    seconds = commit_time()
    parts = components(info)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        programs = {triple: folder / "here"}
        make_prefix(programs[triple], options.program.resolve(), parts)
        if said(str(programs[triple] / "bin/tincture"), "--version") != version:
            fail(f"{options.program}/tincture is not version {version}")
        for archive in options.add:
            other, prefix = unpack(archive.resolve(), version, folder)
            if other in programs:
                fail(f"{archive}: there are two programs for {other}")
            programs[other] = prefix
        programs = dict(sorted(programs.items()))
        made = folder / "made"
        made.mkdir()
        for other, prefix in programs.items():
            name = f"tincture-{version}-{other}"
            write_tar(made / f"{name}.tar.gz", name, contents(prefix), seconds)
        bundle = bundle_files(version, programs)
        zipped = made / f"tincture-{version}.artifactbundle.zip"
        write_zip(zipped, "tincture.artifactbundle", bundle, seconds)
        write_zip(made / f"tincture-{version}-package.zip", "tincture",
                  package_files(version, bundle, options.url, digest(zipped)), seconds)
        (made / f"tincture-{version}.spdx.json").write_bytes(
            dump(spdx(version, programs, parts, seconds)))
        names = sorted(file.name for file in made.iterdir())
        (made / "SHA256SUMS").write_text(
            "".join(f"{digest(made / name)}  {name}\n" for name in names), encoding="utf-8")
        output.mkdir(parents=True, exist_ok=True)
        for name in [*names, "SHA256SUMS"]:
            shutil.copyfile(made / name, output / name)
            print(f"{(output / name).stat().st_size:>10}  {output / name}")
        for other, prefix in programs.items():
            print(f"{(prefix / 'bin/tincture').stat().st_size:>10}  the program for {other}")


if __name__ == "__main__":
    main()
