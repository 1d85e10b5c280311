"""Our shell scripts pass ShellCheck, and run on a Mac.

macOS has bash 3.2 and the tools of BSD. These tests search for features that only bash 4 or GNU
have.
"""

import re
import sys
from pathlib import Path

import pytest
from files import ROOT, run, tracked

# A pattern, and a line that it must match.
NOT_ON_A_MAC = {
    # bash 4 and later
    r"\$\{\w+(?:\[[^]]*\])?(?:,,?|\^\^?)[^}]*\}": "echo ${name,,}",
    r"\$\{\w+@\w\}": 'echo "${path@Q}"',
    r"\$\{\w+: -\d|\$\{\w+\[-\d": "echo ${words[-1]}",
    r"\b(?:mapfile|readarray)\b": "mapfile -t lines <file",
    r"\b(?:declare|local|typeset) -\w*[Ang]": "declare -A places",
    r"\bwait -\w": "wait -n",
    r"\bcoproc\b": "coproc cat",
    r"&>>|\|&": "make &>>log",
    r";;?&": "a) ;;&",
    r"\bshopt -s (?:globstar|lastpipe|inherit_errexit)": "shopt -s globstar",
    r"\bread -\w*[iN]\b": "read -N 1 key",
    r"\bprintf '?\"?%\(": "printf '%(%s)T' -1",
    r"\$(?:EPOCHSECONDS|EPOCHREALTIME|BASHPID|SRANDOM)\b": "echo $EPOCHSECONDS",
    r"\btest -v|\[\[? -v ": "[[ -v name ]]",
    # GNU's tools
    r"\bsed (?:-\w+ )*(?:-i(?! ''| \"\")|-r\b|-z\b|--)": "sed -i s/a/b/ file",
    r"\bsed .*\\[+?|]": r"sed 's/a\+/b/' file",
    r"\breadlink -\w*[em]|\brealpath -": "readlink -e file",
    r"\bstat (?:-\w+ )*(?:-c|--)": "stat -c %s file",
    r"\bdate (?:-\w+ )*(?:-d|--|-I)|\bdate .*%N": "date -d yesterday",
    r"\bmktemp (?:-\w+ )*(?:--|-p)": "mktemp --suffix=.txt",
    r"\bgrep (?:-\w+ )*-\w*P": "grep -oP x file",
    r"\bcp (?:-\w+ )*(?:--|-\w*[tT]\b)": "cp --parents a b",
    r"(?<!git )(?<!pip )\b(?:ls|du|sort|head|tail|mkdir|rm|ln|find|install|touch|tr|cut|wc|diff|tar|od|base64) --\w":
        "ls --almost-all",
    r"\bsort (?:-\w+ )*-\w*[hV]": "sort -V names",
    r"\bhead -n ?-|\btail -n ?\+0": "head -n -1 file",
    r"\bfind .*-(?:printf|executable|regextype)\b": "find . -executable",
    r"\bxargs (?:-\w+ )*(?:-r\b|-d\b|--)": "xargs -r rm",
    r"\bsha256sum\b(?![^\n]*\|\| shasum -a 256)": "sha256sum file",
    r"\bmd5sum\b|\bnproc\b|\btac\b|\bsetsid\b|\btimeout \d": "nproc",
    r"\bln -\w*r": "ln -sr a b",
    r"\bdu -\w*b": "du -sb folder",
    r"\bbase64 -w": "base64 -w0 file",
}
SWIFT = re.compile(r"^[^#\n]*\bswift (?:build|test|package|run)\b", re.M)


def scripts():
    """Every tracked or new shell script."""
    for name in sorted(tracked()):
        path = ROOT / name
        if path.is_file() and not path.is_symlink():
            with open(path, "rb") as file:
                first = file.readline(80)
            if first.startswith(b"#!") and first.strip().endswith(b"sh"):
                yield path


SCRIPTS = list(scripts())
every_script = pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(ROOT)))


def code(text):
    """The text without comments, with the same lines."""
    return re.sub(r"(?m)(^|\s)#.*", r"\1", text)


def lacking(text):
    """The features that a Mac lacks, as (line, text)."""
    text = code(text)
    return sorted(
        (text.count("\n", 0, match.start()) + 1, match[0])
        for pattern in NOT_ON_A_MAC for match in re.finditer(pattern, text))


def bare_arrays(text):
    """Expanded arrays that may be empty. bash 3.2 treats them as unbound variables under `set -u`."""
    text = code(text)
    may_be_empty = set(re.findall(r"\b(\w+)=\(\)", text))
    may_be_empty |= set(re.findall(r"\b(\w+)=\(\"\$@\"\)", text))
    guarded = r'\$\{(\w+)\[@\]\+"\$\{\1\[@\]\}"\}'
    return sorted(set(re.findall(r'"\$\{(\w+)\[@\]\}"', re.sub(guarded, "", text))) & may_be_empty)


def test_scripts_are_found():
    names = {path.name for path in SCRIPTS}
    assert {"build", "consumers", "faults", "fuzz", "run", "list-actions"} <= names


@every_script
def test_scripts_pass_shellcheck(script):
    shellcheck = Path(sys.executable).parent / "shellcheck"
    assert shellcheck.exists(), "ShellCheck is missing: run Scripts/consumers"
    run(shellcheck, "--external-sources", script)


@pytest.mark.parametrize("line", NOT_ON_A_MAC.values())
def test_the_search_finds(line):
    assert lacking(f"true\n  {line}\n") and not lacking(f"# {line}\n")


def test_an_empty_array_is_found():
    text = 'static=()\nmake "${static[@]}"\n'
    assert bare_arrays(text) == ["static"]
    assert bare_arrays(text.replace('"${static[@]}"', '${static[@]+"${static[@]}"}')) == []
    assert bare_arrays('all=(a b)\nmake "${all[@]}"\n') == []


@every_script
def test_a_mac_has_what_a_script_uses_and_its_builds_are_strict(script):
    """A flag other than that of all our scripts would recompile everything."""
    text = script.read_text(encoding="utf-8")
    assert lacking(text) == bare_arrays(text) == []
    assert not SWIFT.search(code(text)) or "export TINCTURE_STRICT=1\n" in code(text)
