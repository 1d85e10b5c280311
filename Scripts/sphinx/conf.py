"""How Scripts/site makes a site of the pages, with Sphinx, MyST and furo."""

import os
import re
import shutil
from pathlib import Path

from docutils import nodes
from sphinx import addnodes

ROOT = Path(__file__).resolve().parents[2]
# The address of the files of this repository, ending in a slash; empty for a site without links to them.
SOURCES = os.environ.get("SITE_SOURCES", "")

project = "Tincture"
release = (ROOT / "Distribution/version").read_text(encoding="utf-8").strip()
html_title = f"Tincture {release}"
root_doc = "README"
include_patterns = ["*.md", "docs/**.md"]
exclude_patterns = [path.name for path in ROOT.iterdir() if path.is_dir() and path.name != "docs"]
# The second one lets GitHub serve folders that begin with `_`.
extensions = ["myst_parser", "sphinx.ext.githubpages"]
nitpicky = True
smartquotes = False
# All headings have the anchors that GitHub gives them.
myst_heading_anchors = 6
# Code on the pages leaves parts out: `…` is not JSON.
suppress_warnings = ["misc.highlighting_failure"]
html_theme = "furo"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_copy_source = html_show_sourcelink = html_use_index = html_show_copyright = False


# Pages with a folder of pages below them.
FOLDERS = {"docs/reference/rules.md": "/docs/diagnostics/*", "CONTRIBUTING.md": "/docs/contributing/*"}


def add_contents(app, page, text):
    """Adds the contents to the home page: under each heading of the index, the pages it links."""
    if f"{page}.md" in FOLDERS:
        text[0] += f"\n```{{toctree}}\n:hidden:\n:glob:\n\n{FOLDERS[f'{page}.md']}\n```\n"
    if page != root_doc:
        return
    listed = {root_doc}
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    text[0] += "\n```{toctree}\n:hidden:\n\ndocs/README\n```\n"
    for section in index.split("\n## ")[1:]:
        heading, _, body = section.partition("\n")
        links = re.findall(r"\]\(([^)#:]+)\.md\)", body)
        pages = dict.fromkeys(os.path.normpath(f"docs/{link}") for link in links)
        lines = "\n".join(page for page in pages if page not in listed)
        listed.update(pages)
        text[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{lines}\n```\n"


def link_sources(app, tree):
    """Links what is in the repository and not on the site. Without an address, only its name is left."""
    folder = os.path.dirname(app.env.docname)
    for kind in (addnodes.pending_xref, addnodes.download_reference):
        for node in list(tree.findall(kind)):
            target, is_page = node["reftarget"], node["refdomain"] == "doc"
            path = f"{target}.md" if is_page else os.path.normpath(os.path.join(folder, target))
            if is_page and target in app.env.found_docs or not (ROOT / path).exists():
                continue
            text = node[0].children
            node.replace_self(nodes.reference("", "", *text, refuri=SOURCES + path) if SOURCES else text)


def let_keys_reach(app, page, template, context, tree):
    """Lets the tab key reach code that scrolls, and gives headings of the contents their level."""
    changes = {"body": ("<pre>", '<pre tabindex="0">'),
               "furo_navigation_tree": ('role="heading"', 'role="heading" aria-level="2"')}
    for part, (old, new) in changes.items():
        if part in context:
            context[part] = context[part].replace(old, new)


def add_home(app, error):
    """Hosts show `index.html` first."""
    if not error:
        shutil.copyfile(Path(app.outdir) / f"{root_doc}.html", Path(app.outdir) / "index.html")


def setup(app):
    app.connect("source-read", add_contents)
    # Before Sphinx copies files that pages link.
    app.connect("doctree-read", link_sources, priority=400)
    # After furo has made the contents.
    app.connect("html-page-context", let_keys_reach, priority=900)
    app.connect("build-finished", add_home)
