"""Chromium draws random stacks of layers. The audit must not say that one has more contrast, and
also not that it has less, except for what other programs draw differently."""

import base64
import io
import random
import sys
from dataclasses import asdict, dataclass

import numpy
import pytest
from files import ROOT, write_files
from pictures import opened

sys.path.insert(0, str(ROOT / "Tests" / "Exactness"))

from model.contrast import WEIGHTS  # noqa: E402
from model.spaces import TO_XYZ  # noqa: E402

# In each row, pairs of cells: a stack, and the same without the foreground.
COUNT, COLUMNS, SIZE = 500, 16, 32
# How far, in levels of 255, a drawn channel can be from the exact one. For each layer, Chromium
# rounds the color, the opacity and the sum to 8 bits, each by at most half a level, and a group once
# more. What lower layers add is partly covered, and partly has the other sign. In 6,000 stacks, 3 was
# the most of one channel, and 1.5 explained the ratio of every stack.
LEVELS = 1.5
# Where a gradient goes: to the right, down, left or up.
WAYS = 90, 180, 270, 0


@dataclass
class Stack:
    layers: list  # from top to bottom: lists of stops, of which a solid color has one
    opacities: list
    group: float
    ways: list  # of each layer
    aligned: bool

    @property
    def is_solid(self):
        return all(len(stops) == 1 for stops in self.layers)


def random_stack(source):
    """A dark foreground on one to three light layers and a light surface, or light on dark."""
    is_dark, is_solid = source.random() < 0.5, source.random() < 0.5

    def share():
        return source.choice([1, source.random()])

    def layer(is_dark, alpha=share, is_solid=is_solid):
        middle = [source.uniform(0.1, 0.9)] * source.randint(0, 1)
        positions = [0] if is_solid or source.random() < 0.5 else [0, *middle, 1]
        shades = range(96) if is_dark else range(160, 256)
        # Stops of other hues, so that the lowest ratio can be between them.
        levels = shades if len(positions) == 1 else range(0, 256, 85)
        return [{"position": position, "color": {
            "colorSpace": "srgb", "alpha": alpha(),
            "components": [source.choice(levels) / 255 for _ in range(3)]}}
            for position in positions]

    layers = [layer(is_dark), *(layer(not is_dark) for _ in range(source.randint(1, 3))),
              layer(not is_dark, alpha=lambda: 1, is_solid=True)]
    aligned = source.random() < 0.5
    ways = [90 if aligned else source.choice(WAYS) for _ in layers]
    return Stack(layers, [*(share() for _ in layers[1:]), 1], share(), ways, aligned)


def project_of(stacks):
    """A variant for each stack. Stacks with the same number of layers share a contract."""
    tokens, depths = {}, {}
    for number, stack in enumerate(stacks):
        depths.setdefault((len(stack.layers), stack.aligned), []).append(str(number))
        tokens[str(number)] = {"group": {"$type": "number", "$value": stack.group}}
        for index, (stops, opacity) in enumerate(zip(stack.layers, stack.opacities)):
            tokens[str(number)] |= {
                f"layer{index}": {"$type": "gradient", "$value": stops} if len(stops) > 1
                else {"$type": "color", "$value": stops[0]["color"]},
                f"opacity{index}": {"$type": "number", "$value": opacity}}
    files = {"tokens/stacks.tokens.json": tokens}
    for (depth, aligned), numbers in depths.items():
        front, *backs = [
            {"role": f"layer{index}", "opacity": f"<stack>/opacity{index}"}
            for index in range(depth)]
        name = f"Aligned{depth}" if aligned else f"Of{depth}"
        files[f"tokens/{name}.contract.json"] = {
            "component": name, "path": "<stack>/*", "axes": {"stack": numbers},
            "roles": {"group": {"type": "number"}} | {
                f"{role}{index}": {"type": kind} for index in range(depth)
                for role, kind in (("layer", "paint"), ("opacity", "number"))},
            "contrast": [{"foreground": front, "on": {"layers": backs},
                          "groupOpacity": "<stack>/group", "aligned": aligned,
                          "decorative": "only its ratio counts"}]}
    return files


def css_of(stops, opacity, way):
    """An element that is filled with a layer. CSS interpolates gradients premultiplied; without
    `in srgb`, those of `color()` in OKLab."""
    colors = ["color(srgb {} {} {} / {})".format(
        *stop["color"]["components"], stop["color"]["alpha"] * opacity) for stop in stops]
    listed = ", ".join(f"{color} {stop['position']:%}" for color, stop in zip(colors, stops))
    fill = colors[0] if len(stops) == 1 else f"linear-gradient({way}deg in srgb, {listed})"
    return f'<i style="background: {fill}"></i>'


def page_of(stacks):
    page = f"""<!doctype html><style>
        body {{ margin: 0; display: grid }}
        body {{ grid: auto-flow {SIZE}px / repeat({2 * COLUMNS}, {SIZE}px) }}
        div {{ position: relative }}
        b, i {{ position: absolute; inset: 0 }}
        b {{ isolation: isolate }}
        </style>"""
    for stack in stacks:
        front, back, *below = map(css_of, stack.layers, stack.opacities, stack.ways)
        for group in (back + front, back):
            layers = f'{"".join(reversed(below))}<b style="opacity: {stack.group}">{group}</b>'
            page += f"<div>{layers}</div>"
    return page


def by_css(browser, stacks):
    page = browser.new_page(viewport={"width": 2 * COLUMNS * SIZE, "height": 100})
    page.set_content(page_of(stacks))
    picture = opened(io.BytesIO(page.screenshot(full_page=True)))
    page.close()
    return picture


# A canvas interpolates gradients straight, and joins in its own color space.
CANVAS = """([stacks, colorSpace, columns, size]) => {
  function canvas(width, height) {
    return new OffscreenCanvas(width, height).getContext("2d", { colorSpace })
  }
  function fill(context, layer, opacity, way) {
    const text = ({ color }) =>
      `rgb(${color.components.map((each) => each * 255).join(" ")} / ${color.alpha * opacity})`
    const [right, down] = { 90: [1, 0], 180: [0, 1], 270: [-1, 0], 0: [0, -1] }[way]
    const start = [right < 0 ? size : 0, down < 0 ? size : 0]
    const gradient = context.createLinearGradient(
      ...start, start[0] + right * size, start[1] + down * size)
    for (const stop of layer) gradient.addColorStop(stop.position, text(stop))
    context.fillStyle = layer.length > 1 ? gradient : text(layer[0])
    context.fillRect(0, 0, size, size)
  }
  const all = canvas(2 * columns * size, Math.ceil(stacks.length / columns) * size)
  stacks.forEach((stack, number) => {
    const last = stack.layers.length - 1
    for (const bare of [0, 1]) {
      const cell = canvas(size, size), group = canvas(size, size)
      for (let n = last; n > 1; n--)
        fill(cell, stack.layers[n], stack.opacities[n], stack.ways[n])
      for (const n of bare ? [1] : [1, 0])
        fill(group, stack.layers[n], stack.opacities[n], stack.ways[n])
      cell.globalAlpha = stack.group
      cell.drawImage(group.canvas, 0, 0)
      all.drawImage(cell.canvas, (2 * (number % columns) + bare) * size,
                    Math.floor(number / columns) * size)
    }
  })
  const reader = new FileReader()
  return all.canvas.convertToBlob().then((blob) => new Promise((resolve) => {
    reader.onload = () => resolve(reader.result.split(",")[1])
    reader.readAsDataURL(blob)
  }))
}"""


def by_canvas(browser, stacks, space="srgb"):
    listed = [asdict(stack) for stack in stacks]
    page = browser.new_page()
    picture = base64.b64decode(page.evaluate(CANVAS, [listed, space, COLUMNS, SIZE]))
    page.close()
    return opened(io.BytesIO(picture))


def luminance(levels, weights):
    channels = levels.clip(0, 255) / 255
    linear = numpy.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return linear @ weights


def ratios(front, back, levels, weights=WEIGHTS):
    """At each position, the lowest and the highest ratio of colors this near to the drawn ones."""
    (front_low, front_high), (back_low, back_high) = (
        [luminance(side + sign * levels, weights) + 0.05 for sign in (-1, 1)]
        for side in (front, back))
    return (numpy.maximum(1, numpy.maximum(front_low / back_high, back_low / front_high)),
            numpy.maximum(front_high / back_low, back_high / front_low))


def cells(picture, number):
    """A stack's colors, and those without its foreground."""
    down, right = number // COLUMNS * SIZE, number % COLUMNS * 2 * SIZE
    pixels = numpy.asarray(picture, float)[down:down + SIZE, right:right + 2 * SIZE, :3]
    return pixels[:, :SIZE], pixels[:, SIZE:]


@pytest.fixture(scope="module")
def stacks():
    source = random.Random(1)
    return [random_stack(source) for _ in range(COUNT)]


@pytest.fixture(scope="module")
def said(stacks, tincture, tmp_path_factory):
    folder = tmp_path_factory.mktemp("stacks")
    write_files(folder, project_of(stacks))
    found = {int(row["variant"]["stack"]): row for row in tincture.results(folder)["results"]}
    assert sorted(found) == list(range(COUNT))
    return found


def by_canvas_in_p3(browser, stacks):
    return by_canvas(browser, stacks, "display-p3")


@pytest.mark.parametrize("draw", [by_css, by_canvas, by_canvas_in_p3])
def test_no_ratio_is_higher_than_what_is_drawn(said, stacks, browser, draw):
    picture = draw(browser, stacks)
    wrong = []
    for number, stack in enumerate(stacks):
        # A canvas interpolates gradients in sRGB, also in Display P3.
        if draw is by_canvas_in_p3 and not stack.is_solid:
            continue
        weights = TO_XYZ["display-p3"][1] if draw is by_canvas_in_p3 else WEIGHTS
        highest = ratios(*cells(picture, number), LEVELS, weights)[1].min()
        if said[number]["ratio"] > highest:
            wrong.append((stack, said[number]["ratio"], highest))
    assert wrong == []


def test_no_ratio_is_much_lower_than_what_is_drawn(said, stacks, browser):
    picture = by_css(browser, stacks)
    wrong, excess = [], []
    for number, stack in enumerate(stacks):
        front, back = cells(picture, number)
        ratio = said[number]["srgbRatio"] or said[number]["ratio"]
        # The lowest ratio can be between two pixels.
        steps = [numpy.abs(numpy.gradient(side, axis=axis)) for side in (front, back) for axis in (0, 1)]
        lowest = ratios(front, back, LEVELS + numpy.maximum.reduce(steps))[0].min()
        # CSS does not draw gradients straight, and no single way has all positions.
        if (stack.aligned or stack.is_solid) and ratio < lowest and (
                "straight" not in (said[number]["renderer"] or "")):
            wrong.append((stack, ratio, lowest))
        if stack.is_solid:
            excess.append(ratio / ratios(front, back, 0)[0].min() - 1)
    assert wrong == []
    # On average, errors of rounding cancel out.
    assert len(excess) > COUNT / 3 and abs(numpy.mean(excess)) < 0.005
