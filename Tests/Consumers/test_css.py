"""The style sheet in a browser: every token, with every system setting and every attribute."""

import itertools
import json

import hostile_project as projects
import outputs
import pytest
from files import write_files
from hostile_project import named
from hostile_readers import SEEN
from hostile_texts import SHORT

OUTPUT = [{"format": "css", "to": "out/tokens.css"}]


@pytest.fixture(scope="module")
def themed(tincture, tmp_path_factory):
    folder = tmp_path_factory.mktemp("css")
    write_files(folder, outputs.themed_files(OUTPUT))
    tincture.run("build", cwd=folder, code=0)
    themes = json.loads((folder / "tokens.json").read_text())["themes"]
    return (folder / "out/tokens.css").read_text(encoding="utf-8"), {
        tuple(theme["theme"].values()): theme["tokens"] for theme in themes}


def css_color(value):
    """A color as CSS Color 4 writes it, computed independently of the compiler."""
    space, parts = value["colorSpace"], [str(c) for c in value["components"]]
    alpha = f" / {value['alpha']}" if "alpha" in value else ""
    if space in ("hsl", "hwb"):
        return f"{space}({parts[0]} {parts[1]}% {parts[2]}%{alpha})"
    if space in ("lab", "lch", "oklab", "oklch"):
        return f"{space}({' '.join(parts)}{alpha})"
    if space == "srgb":
        steps = [c * 255 for c in value["components"]]
        if all(abs(step - round(step)) < 1e-6 for step in steps):
            return f"rgb({' '.join(str(round(step)) for step in steps)}{alpha})"
        return f"color(srgb {' '.join(parts)}{alpha})"
    return f"color({space} {' '.join(parts)}{alpha})"


def size(value):
    return f"{value['value']}{value['unit']}"


def curve(value):
    return f"cubic-bezier({', '.join(map(str, value))})"


def families(value):
    names = value if isinstance(value, list) else [value]
    return ", ".join(n if n == "sans-serif" else json.dumps(n) for n in names)


def line(value):
    return value if isinstance(value, str) else "dashed"


# The property for a token's type, and its expected value, computed from the token.
USES = {
    "color": ("background-color", css_color),
    "dimension": ("width", size),
    "fontFamily": ("font-family", families),
    "fontWeight": ("font-weight", str),
    "duration": ("transition-duration", size),
    "cubicBezier": ("transition-timing-function", curve),
    "number": ("flex-grow", str),
    "strokeStyle": ("border-top-style", line),
    "border": ("border-left", lambda v: f"{size(v['width'])} {line(v['style'])} {css_color(v['color'])}"),
    "transition": ("transition", lambda v: f"all {size(v['duration'])} {curve(v['timingFunction'])} {size(v['delay'])}"),
    "shadow": ("box-shadow", lambda v: ", ".join(
        f"{size(s['offsetX'])} {size(s['offsetY'])} {size(s['blur'])} {size(s['spread'])} {css_color(s['color'])}"
        + (" inset" if s.get("inset") else "") for s in (v if isinstance(v, list) else [v]))),
    "gradient": ("background-image", lambda v: "linear-gradient(180deg, " + ", ".join(
        f"{css_color(s['color'])} {s['position'] * 100}%" for s in v) + ")"),
    "typography": ("font", lambda v: f"{v['fontWeight']} {size(v['fontSize'])} / {v['lineHeight']} {families(v['fontFamily'])}"),
}

COMPUTE = """([names, expected]) => {
  const probe = (use, value) => {
    const element = document.createElement("i");
    element.style.setProperty(use, value);
    document.body.append(element);
    const found = getComputedStyle(element).getPropertyValue(use);
    element.remove();
    return found;
  };
  const token = names.map(([name, use]) => probe(use, `var(${name})`));
  return token.map((found, i) => [found, probe(names[i][1], expected[i])]);
}"""


# The same property of an unstyled element, to see that the value has an effect.
def compare(page, tokens):
    paths = list(tokens)
    names = [("--" + path.replace("/", "-"), USES[tokens[path]["type"]][0]) for path in paths]
    expected = [USES[tokens[path]["type"]][1](tokens[path]["value"]) for path in paths]
    empty = dict(zip(USES, page.evaluate(COMPUTE, [
        [["--nothing", use] for use, _ in USES.values()], ["initial"] * len(USES)])))
    for path, (found, wanted) in zip(paths, page.evaluate(COMPUTE, [names, expected])):
        kind = tokens[path]["type"]
        assert found == wanted, f"{path}: {found} is not {wanted}"
        if path not in ("weight", "ratio"):
            assert wanted != empty[kind][1], f"{path}: the expectation {wanted} is not understood"


def opened(browser, css, scheme, contrast, attributes):
    page = browser.new_page(color_scheme=scheme, contrast=contrast)
    words = " ".join(f'data-{name}="{value}"' for name, value in attributes.items())
    page.set_content(f"<!doctype html><html {words}><style>{css}</style><body></body></html>")
    return page


CHOICES = list(itertools.product(
    ("light", "dark"), ("no-preference", "more"), (None, "light", "dark"), (None, "standard", "high"),
    (None, "acme", "bolt")))


def test_each_choice_shows_its_theme(browser, themed):
    css, themes = themed
    seen = set()
    assert {token["type"] for tokens in themes.values() for token in tokens.values()} == set(USES)
    page = {}
    for scheme, contrast, theme, level, brand in CHOICES:
        attributes = {"theme": theme, "contrast": level, "brand": brand}
        key = (scheme, contrast)
        if key not in page:
            page[key] = opened(browser, css, scheme, contrast, {})
        page[key].evaluate("""attributes => {
          for (const [name, value] of Object.entries(attributes))
            value === null ? delete document.documentElement.dataset[name]
                           : document.documentElement.dataset[name] = value;
        }""", attributes)
        chosen = (theme or scheme, level or ("high" if contrast == "more" else "standard"), brand or "acme")
        seen.add(chosen)
        compare(page[key], themes[chosen])
    assert seen == set(themes)
    for one in page.values():
        one.close()


def test_an_element_can_restore_the_default_inside_another_theme(browser, themed):
    css, themes = themed
    page = opened(browser, css, "light", "no-preference", {"theme": "dark", "contrast": "high", "brand": "bolt"})
    page.evaluate("""() => { Object.assign(document.body.dataset,
        { theme: "light", contrast: "standard", brand: "acme" }); }""")
    compare(page, themes["light", "standard", "acme"])
    page.close()


def test_only_differences_are_repeated(themed):
    css, _ = themed
    base, *rest = css.split("\n}\n")
    assert base.count("--ratio:") == 1 and not any("--ratio:" in block for block in rest)
    assert sum("--space-small:" in block for block in rest) == 2  # bolt, and back to acme


def numbered(text):
    """A CSS string in which every character is a code point."""
    return '"' + "".join(f"\\{ord(mark):x} " for mark in text) + '"'


def test_a_hostile_text_stays_in_its_place(browser, tincture, project):
    folder = project(outputs.hostile_files(OUTPUT))
    tincture.run("build", cwd=folder, code=0)
    css = (folder / "out/tokens.css").read_text(encoding="utf-8")
    assert "</style" not in css
    page = opened(browser, css, "light", "no-preference", {})
    rules = page.evaluate("[...document.styleSheets[0].cssRules].map(r => [r.selectorText, r.style.length])")
    assert rules == [[":root", 2 * len(outputs.NASTY)]]
    names = page.evaluate("[...document.styleSheets[0].cssRules[0].style]")
    found = page.evaluate("""names => names.map(name => {
        document.body.style.fontFamily = `var(${name})`;
        return getComputedStyle(document.body).fontFamily; })""",
        [name for name in names if name.endswith("-family")])
    plain = page.evaluate("""texts => texts.map(text => {
        document.body.style.fontFamily = text;
        return getComputedStyle(document.body).fontFamily; })""",
        [text if text == "sans-serif" else numbered(text) for text in outputs.NASTY])
    assert sorted(found) == sorted(plain)
    assert page.inner_text("body") == ""
    page.close()
    SEEN["css"] += 2 * len(outputs.NASTY)


def test_every_context_has_a_selector(browser, tincture, project):
    folder = project(projects.as_json(projects.contexts(SHORT, "css")))
    tincture.run("build", cwd=folder, code=0)
    page = opened(browser, (folder / "out/tokens.css").read_text(encoding="utf-8"), "light", "no-preference", {})
    found = page.evaluate("""names => names.map(name => {
        document.body.dataset.mode = name;
        document.body.style.backgroundColor = "var(--color-a)";
        return getComputedStyle(document.body).backgroundColor; })""",
        [named(text, "m", index) for index, text in enumerate(SHORT.values())])
    assert found == [f"rgb({index}, 0, 0)" for index in range(len(SHORT))]
    page.close()
    SEEN["css"] += len(SHORT)
