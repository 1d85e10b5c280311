"""Scripts/release: what is in a release, and that it is the same bytes each time."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
import zipfile

import pytest
from downloads import TRIPLE, VERSION, sha256
from examples import folder_with_tincture
from files import ROOT, manifest, run, write_files

OTHER = "arm64-apple-macosx"


def release(output, *more, code=0, version=VERSION, **variables):
    return run("bash", ROOT / "Scripts/release", version, "--from", folder_with_tincture(),
               "--output", output, *more, code=code, **variables)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("a release")
    release(folder)
    return folder


def archive(folder, triple=TRIPLE, version=VERSION):
    return folder / f"tincture-{version}-{triple}.tar.gz"


@pytest.fixture(scope="module")
def other(made, tmp_path_factory):
    """The archive of another platform: this one under its name."""
    folder = tmp_path_factory.mktemp("other")
    with tarfile.open(archive(made)) as tar:
        tar.extractall(folder, filter="data")
    (folder / f"tincture-{VERSION}-{TRIPLE}").rename(folder / f"tincture-{VERSION}-{OTHER}")
    with tarfile.open(archive(folder, OTHER), "w:gz", compresslevel=1) as tar:
        tar.add(folder / f"tincture-{VERSION}-{OTHER}", f"tincture-{VERSION}-{OTHER}")
    return archive(folder, OTHER)


@pytest.fixture(scope="module")
def both(other, tmp_path_factory):
    """A release with the programs of two platforms, and an address."""
    folder = tmp_path_factory.mktemp("both")
    release(folder, "--add", other, "--releases", "https://example.com/releases")
    return folder


def unzipped(file, folder):
    with zipfile.ZipFile(file) as packed:
        packed.extractall(folder)
    return folder


def test_the_files_of_a_release_and_their_checksums(made):
    names = {f"tincture-{VERSION}{end}" for end in
             (f"-{TRIPLE}.tar.gz", f"-{TRIPLE}.spdx.json", ".artifactbundle.zip", "-package.zip")}
    listed = dict(reversed(line.split("  ")) for line in (made / "SHA256SUMS").read_text().splitlines())
    assert set(listed) == names | {"tincture.rb"} == {it.name for it in made.iterdir()} - {"SHA256SUMS"}
    assert all(sha256(made / name) == checksum for name, checksum in listed.items())


def test_another_folder_umask_and_time_zone_give_the_same_bytes(made, tmp_path):
    previous = os.umask(0o077)
    try:
        said = release(tmp_path / "elsewhere", TZ="Asia/Tokyo", LC_ALL="C").stdout
    finally:
        os.umask(previous)
    assert (tmp_path / "elsewhere/SHA256SUMS").read_bytes() == (made / "SHA256SUMS").read_bytes()
    assert f"{sha256(made / 'SHA256SUMS')}  the checksum of SHA256SUMS" in said


def test_the_archive_is_a_prefix_that_works_anywhere(made, tmp_path):
    with tarfile.open(archive(made)) as tar:
        assert {(it.uid, it.gid, it.uname, it.mode) for it in tar if "/bin/" not in it.name} == {
            (0, 0, "", 0o644)}
        assert len({it.mtime for it in tar}) == 1
        tar.extractall(tmp_path, filter="data")
    prefix = tmp_path / f"tincture-{VERSION}-{TRIPLE}"
    found = {it.relative_to(prefix).as_posix() for it in prefix.rglob("*") if it.is_file()}
    rules = {f"share/tincture/rules/{it.name}" for it in (ROOT / "docs/diagnostics").iterdir()}
    schemas = {f"share/tincture/schemas/{it.name}" for it in (ROOT / "schemas").iterdir()}
    licenses = {it for it in found if it.startswith("share/tincture/licenses/")}
    assert licenses >= {f"share/tincture/licenses/{it}.txt" for it in
                        ("jansson", "swift-argument-parser")}
    assert found - licenses == rules | schemas | {
        "CHANGELOG.md", "LICENSE", "bin/tincture", "share/man/man1/tincture.1",
        "share/tincture/spdx.json", "share/tincture/Package.resolved",
        "share/bash-completion/completions/tincture", "share/zsh/site-functions/_tincture",
        "share/fish/vendor_completions.d/tincture.fish"}
    assert run(prefix / "bin/tincture", "--version").stdout.strip() == VERSION
    for path in found - {"bin/tincture"}:
        assert str(ROOT) not in (prefix / path).read_text(encoding="utf-8")


def test_the_bundle_names_the_program_of_each_platform(both, tmp_path):
    bundle = unzipped(both / f"tincture-{VERSION}.artifactbundle.zip", tmp_path)
    bundle /= "tincture.artifactbundle"
    artifact = json.loads((bundle / "info.json").read_text())["artifacts"]["tincture"]
    assert (artifact["version"], artifact["type"]) == (VERSION, "executable")
    assert {it["supportedTriples"][0]: it["path"] for it in artifact["variants"]} == {
        triple: f"{triple}/bin/tincture" for triple in (TRIPLE, OTHER)}
    assert all((bundle / it["path"]).is_file() for it in artifact["variants"])


def test_the_package_has_its_bundle_or_the_checksum_of_it(made, both, tmp_path):
    def manifest(folder, place):
        package = unzipped(folder / f"tincture-{VERSION}-package.zip", tmp_path / place)
        return package / "tincture", (package / "tincture/Package.swift").read_text()

    package, text = manifest(made, "local")
    assert 'path: "tincture.artifactbundle"' in text
    assert os.access(package / f"tincture.artifactbundle/{TRIPLE}/bin/tincture", os.F_OK)
    package, text = manifest(both, "remote")
    name = f"tincture-{VERSION}.artifactbundle.zip"
    assert f'url: "https://example.com/releases/{VERSION}/{name}"' in text
    assert f'checksum: "{sha256(both / name)}"' in text
    assert not (package / "tincture.artifactbundle").exists()


def test_the_released_package_has_the_products_of_this_one_without_the_compiler(made, tmp_path):
    def interface(folder):
        parsed = manifest(folder)
        kinds = {it["name"]: next(iter(it["type"])) for it in parsed["products"]}
        platforms = {it["platformName"]: it["version"] for it in parsed["platforms"]}
        plugins = {it["name"]: it["pluginCapability"] for it in parsed["targets"]
                   if it["type"] == "plugin"}
        return {it for it in kinds.items() if it[1] != "executable"}, platforms, plugins

    package = unzipped(made / f"tincture-{VERSION}-package.zip", tmp_path) / "tincture"
    assert interface(package) == interface(ROOT)


def test_spdx_tools_accept_the_list_of_what_is_inside(made, both):
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
    file = made / f"tincture-{VERSION}-{TRIPLE}.spdx.json"
    assert validate_full_spdx_document(parse_file(str(file))) == []
    said = json.loads(file.read_text())
    files = {it["fileName"]: it["checksums"][1]["checksumValue"] for it in said["files"]}
    with tarfile.open(archive(made)) as tar:
        top = f"tincture-{VERSION}-{TRIPLE}"
        assert {f"./{it.name[len(top) + 1:]}" for it in tar} == {*files, "./share/tincture/spdx.json"}
        program = tar.extractfile(f"{top}/bin/tincture").read()
        assert tar.extractfile(f"{top}/share/tincture/spdx.json").read() == file.read_bytes()
    assert files["./bin/tincture"] == hashlib.sha256(program).hexdigest()
    linked = {it["relatedSpdxElement"] for it in said["relationships"]
              if it["relationshipType"] == "STATIC_LINK"}
    assert linked >= {"SPDXRef-jansson", "SPDXRef-swift-argument-parser"}
    packages = {it["name"]: it for it in said["packages"]}
    purls = {name: it["externalRefs"][0]["referenceLocator"] for name, it in packages.items()}
    assert re.fullmatch(
        r"pkg:swift/github\.com/apple/swift-argument-parser@[\d.]+", purls["swift-argument-parser"])
    assert re.fullmatch(r"pkg:github/akheron/jansson@[\d.]+", purls["jansson"])
    commit = run("git", "-C", ROOT, "rev-parse", "HEAD").stdout.strip()
    assert packages["tincture"]["sourceInfo"] == f"built from commit {commit}"
    with tarfile.open(archive(made)) as tar:
        list_ = json.load(tar.extractfile(f"{top}/share/tincture/Package.resolved"))
    pins = {it["identity"]: it["state"]["revision"] for it in list_["pins"]}
    assert packages["swift-argument-parser"]["sourceInfo"] == (f"commit {pins['swift-argument-parser']}")
    assert "SPDXRef-yams" not in linked  # only the helpers have it
    assert (both / f"tincture-{VERSION}-{OTHER}.spdx.json").exists()


@pytest.mark.parametrize("name, words", [
    (f"tincture-{VERSION}-{TRIPLE}.tar.gz", "there are two archives of this name"),
    (f"tincture-9.9.9-{OTHER}.tar.gz", f"it is release 9.9.9, not {VERSION}"),
    (f"tincture-{VERSION}-mips-linux.tar.gz", "TRIPLE one of"),
    (f"tincture-{VERSION}-{OTHER}.tar.gz", "it must have one folder"),
    (f"tincture-{VERSION}-{OTHER}.tar.gz", "cut"),
    ("missing.tar.gz", "file not found")])
def test_an_archive_that_does_not_fit_is_refused(made, tmp_path, name, words):
    if name != "missing.tar.gz":
        content = archive(made).read_bytes()
        (tmp_path / name).write_bytes(content[:len(content) // 2] if words == "cut" else content)
    words = "not an archive of a release" if words == "cut" else words
    done = release(tmp_path / "release", "--add", tmp_path / name, code=1)
    assert words in done.stderr and not (tmp_path / "release").exists()


def test_the_sources_and_the_program_must_be_of_the_version(tmp_path):
    done = release(tmp_path / "release", version="9.9.9", code=1)
    assert "ToolVersion.swift: error: the sources are not version 9.9.9" in done.stderr
    copy = tmp_path / "clone"
    plugins = "Plugins/Shared/Tool.swift"
    for name in ("Scripts/release", "Sources/Compiler/TokenModel/ToolVersion.swift", plugins):
        (copy / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, copy / name)
    for name, other in (("Distribution/version", "9.9.9\n"), (plugins, 'let x = "9.9.9"\n')):
        write_files(copy, {name: other})
        done = run(copy / "Scripts/release", VERSION, code=1)
        assert done.stderr.startswith(f"{name}: error: expected {VERSION}; ")
    assert "Scripts/release VERSION" in release(tmp_path, "--what", code=64).stderr
    (tmp_path / "tincture").write_text("#!/bin/sh\necho 9.9.9\n")
    (tmp_path / "tincture").chmod(0o755)
    done = release(tmp_path / "release", "--from", tmp_path, code=1)
    assert f"tincture is not version {VERSION}" in done.stderr
    assert not (tmp_path / "release").exists()


@pytest.mark.parametrize("address", ["http://example.com", 'https://x"y', "https://x#{y}", "x"])
def test_an_address_that_is_not_one_is_refused(tmp_path, address):
    done = release(tmp_path / "release", "--releases", address, code=1)
    assert "expected an address that begins with https://" in done.stderr
    assert not (tmp_path / "release").exists()


@pytest.mark.slow("it builds two releases, which takes ten minutes")
def test_two_clones_give_the_same_small_programs(tmp_path):
    if not (ROOT / f"docs/releases/{VERSION}.txt").exists():
        pytest.skip(f"{VERSION} is not recorded yet, so it cannot be released")
    sums = []
    for folder in (tmp_path / "one", tmp_path / "deeper/two"):
        subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
        done = subprocess.run(
            [str(folder / "Scripts/release"), VERSION], capture_output=True, text=True,
            timeout=1800, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        sums.append((folder / f".build/releases/{VERSION}/SHA256SUMS").read_text())
        assert int(re.search(r"(\d+)  bin/tincture, uncompressed", done.stdout)[1]) < 15_000_000
    assert sums[0] == sums[1]
