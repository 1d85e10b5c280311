#!/usr/bin/env python3
"""Packs a built program into the files of a release; Scripts/release calls it.

Archives have sorted entries, the time of the commit and no owner, so the same program gives the same
bytes.
"""

import argparse
import gzip
import hashlib
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
import urllib.parse
import zipfile
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = "tincture"
# What it runs for YAML and templates. They contain Foundation, so they have an archive of their own.
HELPERS = ("tincture-mustache", "tincture-yaml")
# The list of what is inside, in each archive and next to it.
SPDX = "share/tincture/spdx.json"
TRIPLES = ("aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx",
           "x86_64-unknown-linux-gnu")
# Folders of the released package, and where they come from.
PACKAGE = {
    "Plugins/CompileTokens": "Plugins/CompileTokens",
    "Plugins/CompileTokensCommand": "Plugins/CompileTokensCommand",
    "Sources/EBComponents": "Sources/Components/EBComponents",
    "Sources/EBComponentsUIKit": "Sources/Components/EBComponentsUIKit",
    "Sources/Themes": "generated/Themes",
    "Sources/TokenValues": "Sources/Components/TokenValues",
}


def fail(sentence):
    sys.exit(f"error: {sentence}")


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode:
        fail(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout.strip()


def commit_time():
    seconds = os.environ.get("SOURCE_DATE_EPOCH") or said("git", "log", "-1", "--format=%ct")
    return max(int(seconds), 315_532_800)  # zip archives know no time before 1980


def contents(folder):
    """The files below a folder by their paths in it, sorted; links are followed."""
    return {file.relative_to(folder).as_posix(): file
            for file in sorted(folder.rglob("*")) if file.is_file()}


def tracked(folder):
    """The same for a folder of the repository, without what git ignores."""
    names = said("git", "ls-files", "-z", "--", folder).split("\0")
    return {name[len(folder) + 1:]: ROOT / name for name in sorted(filter(None, names))}


def copy_tracked(folder, to):
    to.mkdir()
    for path, file in tracked(folder).items():
        shutil.copyfile(file, to / path)


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


# What is in the programs.

class Part(NamedTuple):
    """What a program is linked from, and the file with the text of its license."""
    name: str
    version: str
    license: str
    text: pathlib.Path
    source: str
    programs: tuple = (PROGRAM, *HELPERS)
    # The commit that Swift Package Manager has checked out.
    revision: str = ""

    @property
    def purl(self):
        """Its package URL (purl-spec): the type is where the source comes from."""
        if self.revision:
            return f"pkg:swift/{self.source[len('https://'):]}@{self.version}"
        if self.source.startswith("https://github.com/"):
            return f"pkg:github/{self.source[len('https://github.com/'):]}@{self.version}".lower()
        return f"pkg:generic/{urllib.parse.quote(self.name)}@{self.version}"


def first_file(*places):
    found = next((pathlib.Path(it) for it in places if os.path.isfile(it)), None)
    return found or fail(f"no license text; looked for {', '.join(map(str, places))}")


def resolved(identity):
    """The state of a dependency that the programs are built with, and the folder of checkouts."""
    for folder in ("released/tincture", "released/helpers", "tests", "."):
        file = ROOT / ".build" / folder / "workspace-state.json"
        for it in json.loads(file.read_text())["object"]["dependencies"] if file.exists() else []:
            if it["packageRef"]["identity"] == identity:
                return it["state"]["checkoutState"], file.parent / "checkouts"
    return fail(f"nothing here is built with {identity}")


def linked_parts(target):
    """The code of others in the programs."""
    def package(identity, owner, license, name, program):
        state, folder = resolved(identity)
        return Part(identity, state["version"], license, first_file(folder / name),
                    f"https://github.com/{owner}/{identity}", (program,), state["revision"])

    swift_license = "Apache-2.0 WITH Swift-exception"
    prefix = said("pkg-config", "--variable=prefix", "jansson")
    parts = [
        package("swift-argument-parser", "apple", swift_license,
                "swift-argument-parser/LICENSE.txt", PROGRAM),
        package("swift-mustache", "hummingbird-project", "Apache-2.0",
                "swift-mustache/LICENSE.txt", "tincture-mustache"),
        package("yams", "jpsim", "MIT", "Yams/LICENSE", "tincture-yaml"),
        # Yams contains its source, and names the commit in its changes, the newest first.
        Part("libyaml", re.search(r"yaml/libyaml/compare/\w+\.\.\.(\w+)", (
            resolved("yams")[1] / "Yams/CHANGELOG.md").read_text(encoding="utf-8"))[1],
             "MIT", first_file(resolved("yams")[1] / "Yams/LICENSE"),
             "https://github.com/yaml/libyaml", ("tincture-yaml",)),
        Part("jansson", said("pkg-config", "--modversion", "jansson"), "MIT",
             first_file("/usr/share/doc/libjansson-dev/copyright", f"{prefix}/LICENSE"),
             "https://github.com/akheron/jansson")]
    if target["target"]["platform"] != "linux":
        return parts
    swift = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
    version = re.search(r"Swift version (\S+)", target["compilerVersion"])[1]
    text = first_file(swift / "share/swift/LICENSE.txt")
    gcc = said("gcc", "-dumpfullversion")
    return parts + [
        Part("swift", version, swift_license, text, "https://github.com/swiftlang/swift"),
        Part("swift-corelibs-libdispatch", version, swift_license, text,
             "https://github.com/swiftlang/swift-corelibs-libdispatch"),
        Part("swift-foundation", version, f"{swift_license} AND Unicode-3.0", text,
             "https://github.com/swiftlang/swift-foundation", HELPERS),
        Part("glibc", said("getconf", "GNU_LIBC_VERSION").split()[-1], "LGPL-2.1-or-later",
             first_file("/usr/share/doc/libc6-dev/copyright"), "https://sourceware.org/glibc/"),
        Part("libstdc++", gcc, "GPL-3.0-or-later WITH GCC-exception-3.1",
             first_file(f"/usr/share/doc/libstdc++-{gcc.split('.')[0]}-dev/copyright"),
             "https://gcc.gnu.org/")]


def dependencies(parts):
    """The packages that the programs are built with, as Swift Package Manager resolves them."""
    pins = [{"identity": part.name, "kind": "remoteSourceControl", "location": part.source,
             "state": {"revision": part.revision, "version": part.version}}
            for part in sorted(parts) if part.revision]
    return dump({"pins": pins, "version": 2})


def spdx(name, version, prefix, parts, seconds):
    """SPDX 2.3: the files of an archive, and what its programs are linked from."""
    commit = said("git", "rev-parse", "HEAD")

    def identity(name):
        return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)

    def package(name, version, license, source, purl, origin):
        return {
            "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                              "referenceLocator": purl}], "sourceInfo": origin,
            "SPDXID": identity(name), "name": name, "versionInfo": version,
            "downloadLocation": source, "filesAnalyzed": False, "licenseConcluded": license,
            "licenseDeclared": license, "copyrightText": "NOASSERTION",
            "supplier": "NOASSERTION"}

    files = [
        {"SPDXID": identity(f"file-{path}"), "fileName": f"./{path}",
         "checksums": [{"algorithm": "SHA1", "checksumValue": digest(file, "sha1")},
                       {"algorithm": "SHA256", "checksumValue": digest(file)}],
         "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION"}
        for path, file in contents(prefix).items()]
    programs = sorted(it.name for it in (prefix / "bin").iterdir())
    linked = [part for part in parts if set(part.programs) & set(programs)]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", identity(it)) for it in programs]
    relations += [(identity(it), "STATIC_LINK", identity(part.name))
                  for it in programs for part in linked if it in part.programs]
    relations += [("SPDXRef-DOCUMENT", "CONTAINS", file["SPDXID"]) for file in files]
    sums = "".join(file["checksums"][1]["checksumValue"] for file in files)
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-"
                             + hashlib.sha256(sums.encode()).hexdigest()[:32],
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)),
            "creators": ["Tool: Scripts/release"]},
        "packages": [
            package(it, version, "Apache-2.0", "NOASSERTION", f"pkg:generic/{it}@{version}",
                    f"built from commit {commit}") for it in programs]
        + [package(part.name, part.version, part.license, part.source, part.purl,
                   f"commit {part.revision}" if part.revision else "of the system or toolchain")
           for part in linked],
        "files": files,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
            for one, kind, other in relations]}


# The files of a release.

def make_prefix(folder, programs, names, parts):
    """What /usr/local gets: programs with their licenses, and what belongs to `tincture`."""
    (folder / "bin").mkdir(parents=True)
    for name in names:
        shutil.copy(programs / name, folder / "bin" / name)
    if PROGRAM in names:
        install = subprocess.run(
            [str(ROOT / "Scripts/install"), "--from", str(folder / "bin"), str(folder)],
            capture_output=True, text=True, check=False)
        if install.returncode:
            fail(install.stderr.strip())
    licenses = folder / "share/tincture/licenses"
    licenses.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    for part in parts:
        if set(part.programs) & set(names):
            shutil.copyfile(part.text, licenses / f"{part.name}.txt")
    if PROGRAM in names:
        (licenses.parent / "Package.resolved").write_bytes(dependencies(parts))
        shutil.copyfile(ROOT / "CHANGELOG.md", folder / "CHANGELOG.md")
        copy_tracked("docs/diagnostics", licenses.with_name("rules"))
        copy_tracked("schemas", licenses.with_name("schemas"))


def unpack(archive, version, folder):
    """The platform of another machine's archive, None for helpers, and its unpacked prefix."""
    name = re.fullmatch(
        r"tincture-(helpers-)?(\d.*?)-((?:aarch64|arm64|x86_64)-.+)\.tar\.gz", archive.name)
    if not archive.is_file():
        fail(f"{archive}: file not found")
    if not name or name[3] not in TRIPLES:
        fail(f"{archive}: expected tincture-{version}-TRIPLE.tar.gz, TRIPLE one of "
             + ", ".join(TRIPLES))
    if name[2] != version:
        fail(f"{archive}: it is release {name[2]}, not {version}")
    try:
        with tarfile.open(archive) as tar:
            # Apple's Python has no filter, but only archives of the same team are added.
            tar.extractall(folder, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    except (EOFError, OSError, tarfile.TarError) as error:
        fail(f"{archive}: not an archive of a release ({error})")
    prefix = folder / archive.name[:-len(".tar.gz")]
    if not (prefix / "bin").is_dir() or [it.name for it in folder.iterdir()] != [prefix.name]:
        fail(f"{archive}: not an archive of a release; it must have one folder, {prefix.name}")
    return (None if name[1] else name[3]), prefix


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
             for path, file in tracked(here).items()}
    files["README.md"] = ROOT / "Distribution/package/README.md"
    for name in ("LICENSE", "CHANGELOG.md"):
        files[name] = ROOT / name
    manifest = (ROOT / "Distribution/package/Package.swift").read_text(encoding="utf-8")
    local = 'path: "tincture.artifactbundle"'
    assert local in manifest
    if address:
        remote = f"{address}/{version}/tincture-{version}.artifactbundle.zip"
        manifest = manifest.replace(local, f'url: "{remote}", checksum: "{checksum}"')
    else:
        files |= {f"tincture.artifactbundle/{path}": file for path, file in bundle.items()}
    files["Package.swift"] = manifest.encode()
    return files


def formula(version, checksums, address):
    """The Homebrew formula with the archives of this release."""
    text = (ROOT / "Distribution/tincture.rb").read_text(encoding="utf-8")
    text = text.replace("@VERSION@", version)
    for triple, checksum in checksums.items():
        text = text.replace(f"@{triple}@", checksum)
    text = re.sub(r"    on_\w+ do\n(?:(?!    end\n).*\n)*?.*\"@.*\n    end\n", "", text)
    text = re.sub(r"  on_\w+ do\n  end\n", "", text)
    if address:
        text = re.sub(r'releases = ".*"', f'releases = "{address}"', text)
    return re.sub(r"\A# .*\n# .*\n", "", text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("version")
    parser.add_argument("--from", dest="programs", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--add", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--releases")
    options = parser.parse_args()
    version, output, programs = options.version, options.output, options.programs.resolve()
    address = (options.releases or "").rstrip("/")
    if address and not re.fullmatch(r"https://[A-Za-z0-9._~/%:@+-]+", address):
        fail(f"--releases {address}: expected an address that begins with https://")
    if not os.access(programs / PROGRAM, os.X_OK):
        fail(f"{programs / PROGRAM}: program not found")
    target = json.loads(said("swiftc", "-print-target-info"))
    triple = target["target"]["unversionedTriple"]
    seconds = commit_time()
    parts = linked_parts(target)
    if said(str(programs / PROGRAM), "--version") != version:
        fail(f"{programs / PROGRAM} is not version {version}")
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        prefixes = {triple: folder / f"tincture-{version}-{triple}"}
        make_prefix(prefixes[triple], programs, [PROGRAM], parts)
        archives = {prefixes[triple].name: prefixes[triple]}
        helpers = [name for name in HELPERS if (programs / name).exists()]
        if helpers:
            prefix = folder / f"tincture-helpers-{version}-{triple}"
            make_prefix(prefix, programs, helpers, parts)
            archives[prefix.name] = prefix
        made = folder / "made"
        made.mkdir()
        for name, prefix in archives.items():
            (prefix / SPDX).write_bytes(dump(spdx(name, version, prefix, parts, seconds)))
            write_tar(made / f"{name}.tar.gz", name, contents(prefix), seconds)
        for archive in options.add:
            if (made / archive.name).exists():
                fail(f"{archive}: there are two archives of this name")
            other, prefix = unpack(archive, version, folder / f"added {len(archives)}")
            archives[prefix.name] = prefix
            if other:
                prefixes[other] = prefix
            shutil.copyfile(archive, made / archive.name)
        prefixes = dict(sorted(prefixes.items()))
        bundle = bundle_files(version, prefixes)
        zipped = made / f"tincture-{version}.artifactbundle.zip"
        write_zip(zipped, "tincture.artifactbundle", bundle, seconds)
        write_zip(made / f"tincture-{version}-package.zip", "tincture",
                  package_files(version, bundle, address, digest(zipped)), seconds)
        for name, prefix in archives.items():
            shutil.copyfile(prefix / SPDX, made / f"{name}.spdx.json")
        checksums = {it: digest(made / f"tincture-{version}-{it}.tar.gz") for it in prefixes}
        (made / "tincture.rb").write_text(
            formula(version, checksums, address), encoding="utf-8")
        names = sorted(file.name for file in made.iterdir())
        (made / "SHA256SUMS").write_text(
            "".join(f"{digest(made / name)}  {name}\n" for name in names), encoding="utf-8")
        output.mkdir(parents=True, exist_ok=True)
        for old in ["SHA256SUMS", *(it.name for it in output.glob("tincture*") if it.is_file())]:
            (output / old).unlink(missing_ok=True)
        for name in [*names, "SHA256SUMS"]:
            shutil.copyfile(made / name, output / name)
            print(f"{(output / name).stat().st_size:>10}  {output / name}")
        for prefix in archives.values():
            for path, file in contents(prefix).items():
                if is_program(path):
                    print(f"{file.stat().st_size:>10}  {path}, uncompressed")
        print(f"{digest(output / 'SHA256SUMS')}  the checksum of SHA256SUMS, to pin the release")


if __name__ == "__main__":
    main()
