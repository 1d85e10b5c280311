"""Only a few files handle memory by hand or call the C library."""

import re

import pytest
from conftest import ROOT

SOURCES = ROOT / "Sources"
# What runs in apps, and what draws it. It is not compiled into the command.
RUN_TIME = {"TokenValues", "EBComponents", "EBComponentsUIKit", "gallery"}
LIBRARY = re.compile(r"^\s*(?:@\w+ )?import (?:Glibc|Musl|Darwin|MachO|C[A-Z]\w*)\b", re.M)
UNSAFE = re.compile(
    r"\b(?:Unsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer|Unmanaged|OpaquePointer|withUnsafe\w*"
    r"|withUTF8\w*|withContiguous\w*|withMemoryRebound|unsafe\w+|unowned\(unsafe\)"
    r"|nonisolated\(unsafe\)|assumingMemoryBound)\b")


def places(pattern, allowed):
    """The places of a pattern in the compiling modules, except modules and files that may have it."""
    found = []
    for path in sorted(SOURCES.rglob("*.swift")):
        module = path.relative_to(SOURCES).parts[1]
        if module in RUN_TIME | allowed or path.name in allowed:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    return found


def test_only_json_trees_and_system_calls_handle_memory():
    assert places(UNSAFE, {"TokenJSON", "Platform", "Array+Bytes.swift"}) == []


def test_only_three_modules_import_the_c_library():
    assert places(LIBRARY, {"TokenJSON", "ColorMath", "Platform"}) == []


@pytest.mark.parametrize("pattern, line", [
    (UNSAFE, "let bytes: UnsafeBufferPointer<UInt8>"), (UNSAFE, "text.withUTF8 { $0.count }"),
    (UNSAFE, "String(unsafeUninitializedCapacity: 8) { _ in 0 }"),
    (LIBRARY, "  import Glibc"), (LIBRARY, "@preconcurrency import Musl"), (LIBRARY, "import CJansson"),
])
def test_the_patterns_match_their_samples(pattern, line):
    assert pattern.search(line)
