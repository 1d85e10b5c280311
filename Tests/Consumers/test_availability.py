"""No call of the standard library, Foundation or libc is newer than our minimum platforms.

Linux has no availability checks, so only a Mac would notice. The list has what macOS 14 and iOS 17
lack in the modules that our sources import. The modules in Tests/Components/StandIns leave out what is too new
for the views.
"""

import re

import pytest
from files import ROOT, manifest

# A pattern, and a line that it must match.
NEWER = {
    # macOS 14.4
    r"\bos_sync_w(?:ait|ake)\w*": "os_sync_wait_on_address(pointer, 0, 4, flags)",
    # macOS 15: Swift 6.0
    r"\bString\(\s*validating:": "String(validating: bytes, as: UTF8.self)",
    r"\bU?Int128\b": "let product: UInt128 = 1",
    r"\bRangeSet\b": "var gaps = RangeSet<Int>()",
    r"\.indices\(\s*(?:where|of):": "bytes.indices(where: isDigit)",
    r"\b(?:remove|move)Subranges\(":
        "items.removeSubranges(gaps)",
    r"^\s*(?:@\w+ )?(?:public )?import Synchronization\b": "import Synchronization",
    r"\bTaskExecutor\b|\bexecutorPreference:|\bwithTaskExecutorPreference\b":
        "Task(executorPreference: pool) {}",
    r"\.next\(\s*isolation:": "try await iterator.next(isolation: nil)",
    r"\bcheckIsolated\(": "executor.checkIsolated()",
    r"\bRecurrenceRule\b": "Calendar.RecurrenceRule(calendar: calendar, frequency: .daily)",
    r"\bDiscreteFormatStyle\b|\bAnchoredRelativeFormatStyle\b": "extension Style: DiscreteFormatStyle {}",
    r"#Expression\b|\bFoundation\.Expression\b": "let sum = #Expression<Int, Int> { $0 + 1 }",
    # macOS 26: Swift 6.2
    r"\bInlineArray\b": "let bytes: InlineArray<4, UInt8> = [0, 0, 0, 0]",
    r"\bUTF8Span\b|\.utf8Span\b": "text.utf8Span.isASCII",
    r"\bObservations\b": "for await value in Observations({ model.value }) {}",
    r"\bTask(?:\.detached)?\(\s*name:|\bTask\.immediate\b": 'Task(name: "reader") {}',
    r"\bposix_spawn_file_actions_addf?chdir\(": "posix_spawn_file_actions_addchdir(&actions, path)",
    r"\bmemset_explicit\(": "memset_explicit(pointer, 0, 8)",
}
# Only runs on Linux, with the modules that replace Apple's.
LINUX_ONLY = {"StandIns", "ViewTests", "AdaptiveTests", "GalleryTests", "Clients"}


def code(text):
    """The text without comments, with the same lines."""
    text = re.sub(r"/\*.*?\*/", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)
    return re.sub(r"//.*", "", text)


def finds(text):
    """The calls that are too new, as (line, text)."""
    text = code(text)
    return sorted(
        (text.count("\n", 0, match.start()) + 1, match[0])
        for pattern in NEWER for match in re.finditer(pattern, text, re.M))


@pytest.mark.parametrize("line", NEWER.values())
def test_the_search_finds(line):
    assert finds(f"\n  {line}\n") and not finds(f"// {line}\n/* {line} */\n/// {line}")


def test_no_source_calls_anything_too_new():
    files = [
        path for folder in ("Sources", "Plugins", "Tests")
        for path in sorted((ROOT / folder).rglob("*.swift"))
        if LINUX_ONLY.isdisjoint(path.parts)]
    assert len(files) > 400
    found = {
        str(path.relative_to(ROOT)): lines
        for path in files if (lines := finds(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_the_list_is_for_the_minimum_platforms():
    declared = {it["platformName"]: it["version"] for it in manifest()["platforms"]}
    assert (declared["macos"], declared["ios"]) == ("14.0", "17.0"), "look through NEWER"
