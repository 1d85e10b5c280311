"""Chromium draws random stacks of layers. The audit must not say that one has more contrast, and
also not that it has less, except for gradients that programs draw differently."""

import io
import random
from dataclasses import dataclass

import numpy
from pictures import opened

COUNT, COLUMNS, WIDTH, HEIGHT = 500, 16, 64, 4
# How far, in levels of 255, a drawn channel can be from the exact one. For each layer, Chromium
# rounds the color, the opacity and the sum to 8 bits, each by at most half a level. What lower
# layers add is partly covered, and partly has the other sign. In 6,000 stacks, 1.2 was the most.
LEVELS = 1.5


@dataclass
class Stack:
    layers: list  # from top to bottom: lists of stops, of which a solid color has one
    opacities: list
    group: float

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
    return Stack(layers, [*(share() for _ in layers[1:]), 1], share())


def project_of(stacks):
    """A variant for each stack. Stacks with the same number of layers share a contract."""
    tokens, depths = {}, {}
    for number, stack in enumerate(stacks):
        depths.setdefault(len(stack.layers), []).append(str(number))
        tokens[str(number)] = {"group": {"$type": "number", "$value": stack.group}}
        for index, (stops, opacity) in enumerate(zip(stack.layers, stack.opacities)):
            tokens[str(number)] |= {
                f"layer{index}": {"$type": "gradient", "$value": stops} if len(stops) > 1
                else {"$type": "color", "$value": stops[0]["color"]},
                f"opacity{index}": {"$type": "number", "$value": opacity}}
    files = {"tokens/stacks.tokens.json": tokens}
    for depth, numbers in depths.items():
        front, *backs = [
            {"role": f"layer{index}", "opacity": f"<stack>/opacity{index}"}
            for index in range(depth)]
        files[f"tokens/{depth}.contract.json"] = {
            "component": f"Of{depth}", "path": "<stack>/*", "axes": {"stack": numbers},
            "roles": {"group": {"type": "number"}} | {
                f"{role}{index}": {"type": kind} for index in range(depth)
                for role, kind in (("layer", "paint"), ("opacity", "number"))},
            "contrast": [{"foreground": front, "on": {"layers": backs},
                          "groupOpacity": "<stack>/group", "graphic": True}]}
    return files


def drawn(stops, opacity):
    """An element that is filled with a layer. CSS interpolates gradients premultiplied; without
    `in srgb`, those of `color()` in OKLab."""
    colors = ["color(srgb {} {} {} / {})".format(
        *stop["color"]["components"], stop["color"]["alpha"] * opacity) for stop in stops]
    listed = ", ".join(f"{color} {stop['position']:%}" for color, stop in zip(colors, stops))
    fill = colors[0] if len(stops) == 1 else f"linear-gradient(90deg in srgb, {listed})"
    return f'<i style="background: {fill}"></i>'


def page_of(stacks):
    """A cell for each stack, whose lower half is without the foreground."""
    page = f"""<!doctype html><style>
        body {{ margin: 0; display: grid }}
        body {{ grid: auto-flow {HEIGHT}px / repeat({COLUMNS}, {WIDTH}px) }}
        div {{ position: relative }}
        b, i {{ position: absolute; inset: 0 }}
        b {{ isolation: isolate }}
        b > i:last-child {{ bottom: 50% }}
        </style>"""
    for stack in stacks:
        front, back, *below = map(drawn, stack.layers, stack.opacities)
        group = f'<b style="opacity: {stack.group}">{back}{front}</b>'
        page += f'<div>{"".join(reversed(below))}{group}</div>'
    return page


def luminance(levels):
    channels = levels.clip(0, 255) / 255
    linear = numpy.where(
        channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def ratios(front, back, levels):
    """At each position, the lowest and the highest ratio of colors this near to the drawn ones."""
    (front_low, front_high), (back_low, back_high) = (
        [luminance(side + sign * levels) + 0.05 for sign in (-1, 1)] for side in (front, back))
    return (numpy.maximum(1, numpy.maximum(front_low / back_high, back_low / front_high)),
            numpy.maximum(front_high / back_low, back_high / front_low))


def test_no_ratio_is_higher_than_what_is_drawn(tincture, browser, project):
    source = random.Random(1)
    stacks = [random_stack(source) for _ in range(COUNT)]
    audited = tincture.results(project(project_of(stacks)))["results"]
    said = {int(row["variant"]["stack"]): row for row in audited}
    assert sorted(said) == list(range(COUNT))
    page = browser.new_page(viewport={"width": COLUMNS * WIDTH, "height": 100})
    page.set_content(page_of(stacks))
    picture = opened(io.BytesIO(page.screenshot(full_page=True)))
    page.close()

    wrong, excess = [], []
    for number, stack in enumerate(stacks):
        down, right = number // COLUMNS * HEIGHT, number % COLUMNS * WIDTH
        cell = numpy.asarray(picture, float)[down:down + HEIGHT, right:right + WIDTH]
        front, back = cell[0], cell[-1]
        ratio, renderer = said[number]["ratio"], said[number]["renderer"]
        # The lowest ratio can be between two pixels.
        steps = [numpy.abs(numpy.gradient(side, axis=0)) for side in (front, back)]
        lowest = ratios(front, back, LEVELS + numpy.maximum(*steps))[0].min()
        highest = ratios(front, back, LEVELS)[1].min()
        # CSS does not draw gradients straight.
        if ratio > highest or renderer != "straight" and ratio < lowest:
            wrong.append((stack, ratio, lowest, highest))
        if stack.is_solid:
            excess.append(ratio / ratios(front, back, 0)[0].min() - 1)
    assert wrong == []
    # On average, errors of rounding cancel out.
    assert len(excess) > COUNT / 3 and abs(numpy.mean(excess)) < 0.005
