"""Tests of Tincture's reports with other programs. Scripts/consumers runs them."""

import json
import os
import shutil
import signal
import subprocess
from collections import Counter
from pathlib import Path

import audits
import hostile_project
import hostile_readers
import pytest
from files import BUILT, ROOT, write_files
from hostile_texts import SHORT, TEXTS

# Fixtures of Tests/Consumers/faults, and their table.
from faults.fixtures import (  # noqa: F401
    TABLE, command, injector, summarize_faults, table, unprivileged, world)

HERE = Path(__file__).parent
# A shell in the background ignores SIGINT, and nohup SIGHUP. The programs would inherit that.
for number in (signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)

TEXTS_IN_REPORTS = dict(list(SHORT.items())[::6])
NOT_READ = []  # the outputs in which no test found a hostile text
LEFT_OUT = []  # the file of each skipped test, and the reason


class Tincture:
    """The built command, as a user runs it."""

    def __init__(self, binary):
        self.binary = binary
        # Output for projects that no test changes, by folder and format.
        self.unchanging = set()
        self.printed = {}

    def run(self, *arguments, cwd=ROOT, code=None):
        """Runs the command on a fixed day, so that nothing depends on the date."""
        day = ["--today", "2026-06-01"] if arguments[:1] == ("audit",) else []
        done = subprocess.run(
            [str(self.binary), *map(str, arguments), *day], cwd=cwd,
            capture_output=True, text=True, timeout=120, check=False)
        if code is not None:
            assert done.returncode == code, done.stderr
        return done

    def audit(self, form, cwd=ROOT, *more, code=None):
        key = (cwd, form, more)
        if key in self.printed:
            return self.printed[key]
        text = self.run("audit", "--format", form, *more, cwd=cwd, code=code).stdout
        if cwd in self.unchanging:
            self.printed[key] = text
        return text

    def results(self, cwd=ROOT, *more):
        """The audit as JSON, which every other format must match."""
        return json.loads(self.audit("json", cwd, *more))


@pytest.fixture(scope="session")
def tincture():
    binary = BUILT / "tincture"
    assert binary.exists(), f"there is no {binary}: run Scripts/consumers"
    return Tincture(binary)


def copy_shipped(folder):
    shutil.copytree(ROOT / "tokens", folder / "tokens")
    shutil.copy(ROOT / "tincture.json", folder)


@pytest.fixture
def shipped(tmp_path):
    """A copy of the shipped project for a test to change."""
    copy_shipped(tmp_path)
    return tmp_path


@pytest.fixture
def project(tmp_path):
    """Writes a project from texts or JSON values by path."""

    def write(files):
        write_files(tmp_path, files)
        return tmp_path

    return write


@pytest.fixture(scope="session")
def browser():
    """Headless Chromium, as installed by Debian."""
    if os.environ.get("CONSUMERS_WITHOUT_BROWSER"):
        pytest.skip("no Chromium: install it, and run Scripts/consumers again")
    from playwright.sync_api import sync_playwright

    chromium = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert chromium, "Chromium is missing: run Scripts/consumers"
    with sync_playwright() as playwright:
        instance = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--force-color-profile=srgb"])
        yield instance
        instance.close()


@pytest.fixture
def opened(browser):
    """Opens pages in files; at the end, checks that they logged nothing and used no network."""
    pages, heard = [], []

    def open_page(file, fragment="", width=1440, before=lambda page: None, **options):
        page = browser.new_page(viewport={"width": width, "height": 1000}, **options)
        page.on("console", lambda message: heard.append(message.text))
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("request", lambda request: heard.append(request.url)
                if not request.url.startswith(file.as_uri()) else None)
        before(page)
        page.goto(file.as_uri() + fragment)
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.close()
    assert heard == []


@pytest.fixture
def starter(tincture, tmp_path):
    """The starter's project, built."""
    folder = tmp_path / "workspace"
    tincture.run("init", folder, code=0)
    tincture.run("build", cwd=folder, code=0)
    return folder


@pytest.fixture(scope="session", params=["shipped", "unwaived", "mixed", "hostile"])
def audited(request, tincture, tmp_path_factory):
    """A project of each kind that no test may change, and its audit as JSON."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param in ("shipped", "unwaived"):
        copy_shipped(folder)
    if request.param == "unwaived":
        audits.remove_waivers(folder)
    if request.param == "mixed":
        write_files(folder, audits.mixed_files())
    if request.param == "hostile":
        write_files(folder, hostile_project.as_json(hostile_project.audited(TEXTS_IN_REPORTS)))
    tincture.unchanging.add(folder)
    audit = tincture.results(folder)
    assert (audit["summary"]["fail"] > 0) == (request.param != "shipped")
    return folder, audit


@pytest.fixture
def moved(audited, tmp_path):
    """A copy of the project with blank lines at the top of every token file."""
    shutil.copytree(audited[0], tmp_path, dirs_exist_ok=True)
    for path in tmp_path.glob("tokens/*.tokens.json"):
        path.write_text("\n\n\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def pytest_addoption(parser):
    parser.addoption(
        "--quick", action="store_true",
        help="leave out the tests marked slow; Scripts/test does, Scripts/test --all does not")


def pytest_configure(config):
    config.addinivalue_line("markers", "slow(reason): left out with --quick, for this reason")


# The files that take longest, longest first: started last, one would keep one processor busy
# while the other has nothing left to do (Scripts/test passes --no-loadscope-reorder).
LONGEST = (
    "test_html.py", "test_gallery.py", "test_hostile.py", "test_gallery_pictures.py",
    "test_hostile_swift.py", "test_exactness.py", "test_hostile_words.py", "test_darwin.py",
    "test_compose.py", "test_swift_cost.py", "test_code_connect.py", "test_css.py")


def pytest_collection_modifyitems(config, items):
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))
    if not config.getoption("--quick"):
        return
    kept = []
    for item in items:
        mark = item.get_closest_marker("slow")
        if mark:
            LEFT_OUT.append((Path(item.fspath).relative_to(HERE), mark.args[0]))
        else:
            kept.append(item)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


# With pytest-xdist, tests run in workers, which must report their counts.

def pytest_sessionfinish(session, exitstatus):
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput.update(
            seen=dict(hostile_readers.SEEN), faults=TABLE, left_out=[
                [str(path), reason] for path, reason in LEFT_OUT])
    elif session.config.args == ["Tests/Consumers"] and not session.config.option.keyword and not exitstatus:
        NOT_READ.extend(sorted(hostile_project.FORMATS.keys() - hostile_readers.SEEN.keys()))
        session.exitstatus = 1 if NOT_READ else 0


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    output = getattr(node, "workeroutput", {})
    hostile_readers.SEEN.update(output.get("seen", {}))
    TABLE.extend(map(tuple, output.get("faults", [])))
    # Every worker skips the same tests.
    LEFT_OUT[:] = [(Path(path), reason) for path, reason in output.get("left_out", LEFT_OUT)]


def pytest_terminal_summary(terminalreporter):
    """Prints skipped tests, the table of faults, and the number of hostile texts of each format."""
    for (path, reason), count in sorted(Counter(LEFT_OUT).items()):
        terminalreporter.write_line(f"left out: {count} of Tests/Consumers/{path}: {reason}")
    summarize_faults(terminalreporter)
    if NOT_READ:
        terminalreporter.write_line(f"ERROR: no test reads the hostile texts back from: {', '.join(NOT_READ)}")
    seen = hostile_readers.SEEN
    if seen:
        found = ", ".join(f"{form} {count}" for form, count in sorted(seen.items()))
        failed = len(terminalreporter.stats.get("failed", []))
        terminalreporter.write_line(
            f"{len(TEXTS)} hostile texts found unchanged {sum(seen.values())} times in {len(seen)} outputs ({found}); "
            + (f"tests failed: {failed}" if failed else "escapes: 0"))
