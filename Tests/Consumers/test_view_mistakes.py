"""A mistake in a view is a compiler error at its place, on Linux as on a Mac.

The views are type-checked as SwiftPM does it, with the stand-ins for SwiftUI and UIKit.
"""

import re
import subprocess

import pytest
import views
from files import ROOT, module_folder

pytestmark = views.on_linux
FRAMEWORKS = {"EBComponents": "SwiftUI", "EBComponentsUIKit": "UIKit"}
VIEWS = sorted(
    path for module, framework in FRAMEWORKS.items()
    for path in module_folder(module).rglob("*.swift")
    if f"import {framework}" in path.read_text())

# The text to replace (the first group of the first pattern that a file has), the replacement, and
# the compiler's message. The error is expected where the replaced text begins. For a wrong label,
# the compiler reports the parenthesis before it.
MISTAKES = {
    "misspelt member": (
        [r"\.(directionalLayoutMargins|cornerRadius|insetsLayoutMarginsFromSafeArea|scaledFont"
         r"|preferredContentSizeCategory|attributedText|addArrangedSubview|textAlignment)\b"],
        lambda word: word[:-1] + "x", "has no member"),
    "misspelt modifier": (
        [r"\.(frame|environment|foregroundStyle|accessibilityLabel|spoken|padding|tracking)\(",
         r"\b(environment)\(\\\."],
        lambda word: word[:-1] + "x", "has no member|cannot be resolved|cannot find"),
    "unknown shape": (
        [r"\b(Circle|Capsule|UnevenRoundedRectangle|RoundedRectangle|Rectangle)\("],
        lambda word: word[:-1], "cannot find"),
    "unknown type": (
        [r"\bsome (View|ButtonStyle|Sequence)\b", r"-> (Text|CGFloat|UIFont)\b",
         r"\b(UILabel|UIStackView|UIColor|UIUserInterfaceLayoutDirection|NSAttributedString)\b",
         r"\b(NSLayoutConstraint)\b"],
        lambda word: word + "z", "cannot find"),
    "wrong type": (
        [r"spacing: (0)\b", r"lineLimit\((1)\)", r"relativeTo: (\.\w+)\)", r"step: (isSlow.*?)\)",
         r"inPoints\(\) \* (scale)\b", r"environment\(\\\.\w+, (\w+)\)", r"\.scaled\(by: (scale)\)",
         r"style: (\.one|style), onExpire", r"frame: (\.zero)\)", r"ToConstant: (0)\)",
         r"forTextStyle: (textStyle)\)", r"isAccessibilityElement = (false)",
         r"numberOfLines = (value.*)$", r"min\((radius)\b",
         r"look\.length\((style\.letterSpacing)\)", r"SafeArea = (false)"],
        lambda _: '"1"', "convert|cannot assign|operator"),
    "wrong argument label": (
        [r"(\((?:alignment|cornerRadius|children|minHeight|by|deadline|endsAt)): [^A-Z]",
         r"(\(for): "],
        lambda word: word + "s", "incorrect argument label"),
}


def place(text, patterns):
    """The place of the group of the first pattern that matches outside comments."""
    code = re.sub(r"//.*", lambda match: " " * len(match[0]), text)
    for pattern in patterns:
        if match := re.search(pattern, code, re.M):
            return match.span(1)
    return None


def cases():
    for path in VIEWS:
        for name, (patterns, change, message) in MISTAKES.items():
            span = place(path.read_text(), patterns)
            if span:
                label = f"{module(path)}-{path.stem}-{name}"
                yield pytest.param(path, span, change, message, id=label)


def module(path):
    """The module that a file belongs to."""
    return path.relative_to(ROOT / "Sources").parts[1]


def errors(path, original):
    """The errors in a file that replaces its original, as (line, column, message)."""
    files = module_folder(module(original)).rglob("*.swift")
    others = [file for file in files if file != original]
    done = subprocess.run(
        ["swiftc", "-frontend", "-typecheck", "-primary-file", str(path), *map(str, others),
         "-I", str(views.MODULES), "-module-name", module(original), "-swift-version",
         "6", "-warnings-as-errors"],
        capture_output=True, text=True, check=False)
    found = re.findall(r"^(.*):(\d+):(\d+): error: (.*)$", done.stderr, re.M)
    assert (done.returncode == 0) == (not found), done.stderr
    return [(int(line), int(column), text) for file, line, column, text in found]


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_without_a_mistake_there_is_no_error(path):
    assert errors(path, path) == []


def test_every_view_gets_several_kinds_of_mistakes():
    for path in VIEWS:
        kinds = [name for name, rule in MISTAKES.items() if place(path.read_text(), rule[0])]
        assert len(kinds) >= 2, (path.stem, kinds)


@pytest.mark.parametrize("path,span,change,message", list(cases()))
def test_a_mistake_is_an_error_at_its_place(tmp_path, path, span, change, message):
    text = path.read_text()
    (start, end) = span
    copy = tmp_path / path.name
    copy.write_text(text[:start] + change(text[start:end]) + text[end:])
    line = text.count("\n", 0, start) + 1
    column = start - (text.rfind("\n", 0, start) + 1) + 1
    found = errors(copy, path)
    assert any(
        (line, column) == (at, col) and re.search(message, words) for at, col, words in found
    ), (line, column, text[start:end], found)
