"""The site that Scripts/site writes of all pages."""

import functools
import os
import re
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote

import pytest
from files import ROOT, run, tracked, write_files

SOURCES = "https://example.com/sources"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("host") / "team/tokens"
    run("Scripts/site", folder, f"{SOURCES}/")
    return folder


def test_every_page_is_written_and_every_link_leads_to_a_file(site):
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.html")}
    assert {f"{page[:-3]}.html" for page in tracked(":(glob)*.md", "docs/*.md")} < pages
    assert (site / "index.html").read_bytes() == (site / "README.html").read_bytes()
    links = {(page, link) for page in pages for link in re.findall(
        r' (?:href|src)="(?![a-z]+:|#)([^"#?]+)', (site / page).read_text(encoding="utf-8"))}
    assert len(links) > 10_000
    assert [it for it in links if not (site / it[0]).parent.joinpath(unquote(it[1])).exists()] == []
    outside = set(re.findall(f'"{SOURCES}/([^"#]+)', "".join(
        (site / page).read_text(encoding="utf-8") for page in pages)))
    assert len(outside) > 15 and all((ROOT / unquote(path)).exists() for path in outside)


def test_pages_that_are_not_on_the_site_link_anchors_that_exist(site):
    others = [ROOT / page for page in tracked("*.md") if not (site / page).with_suffix(".html").exists()]
    found = [(site / os.path.relpath(page.parent / path, ROOT), anchor) for page in others
             for path, anchor in re.findall(r"\]\(([^)\s#:]+\.md)#([^)]+)\)", page.read_text())]
    assert len(found) >= 3
    for page, anchor in found:
        assert f' id="{anchor}"' in page.with_suffix(".html").read_text(encoding="utf-8"), (page, anchor)


def test_it_works_from_a_disk_and_in_a_folder_of_a_server_and_loads_nothing_else(site, browser):
    handler = functools.partial(SimpleHTTPRequestHandler, directory=site.parents[1])
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for base in (site.as_uri(), f"http://127.0.0.1:{server.server_port}/team/tokens"):
        page = browser.new_page(viewport={"width": 375, "height": 900})
        loaded = []
        page.on("request", lambda request, loaded=loaded: loaded.append(request.url))
        page.goto(f"{base}/index.html")
        page.goto(f"{base}/search.html?q=low-contrast")
        page.click("#search-results li:first-child a")
        assert page.inner_text("h1").startswith("low-contrast")
        assert page.evaluate("document.documentElement.scrollWidth") == 375
        assert len(loaded) > 10 and [url for url in loaded if not url.startswith(base)] == []
        page.close()
    server.shutdown()


def test_dead_links_and_a_page_that_the_index_lacks_are_errors(tmp_path):
    shutil.copytree(ROOT / "Scripts", tmp_path / "Scripts")
    os.symlink(ROOT / ".build", tmp_path / ".build")
    index = "# Index\n\n## Start\n\n[scale](how-to/scale.md), [version](../Distribution/version)"
    write_files(tmp_path, {
        "README.md": "# A project\n", "docs/README.md": index, "docs/how-to/scale.md": "# B\n",
        "Distribution/version": "1"})
    run(tmp_path / "Scripts/site", tmp_path / "html")
    write_files(tmp_path, {
        "docs/how-to/convert.md": "# C\n", "docs/README.md": f"{index}, [](no.md), [](../no), [](../README.md#no)"})
    done = run(tmp_path / "Scripts/site", tmp_path / "html", code=1)
    messages = "'no.md'", "'../no'", "local id not found", "isn't included in any toctree"
    assert [message for message in messages if message not in done.stderr] == []
