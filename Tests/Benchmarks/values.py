"""Values of the Design Tokens Format Module 2025.10, drawn from a generator of random numbers."""

import colorsys

LENGTHS = (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 56, 72)
TYPEFACES = (("Quicksand", "Verdana", "sans-serif"), ("Charter", "Georgia", "serif"),
             ("Iosevka", "Courier", "monospace"))
WEIGHTS = (400, 700, 600, 500, 300, 900)


def color(red, green, blue, alpha=1):
    """A color of sRGB from 8-bit channels."""
    channels = (red, green, blue)
    return {
        "colorSpace": "srgb",
        "components": [round(channel / 255, 4) for channel in channels],
        "alpha": alpha,
        "hex": "#" + "".join(f"{channel:02x}" for channel in channels),
    }


def shade(hue, lightness, saturation):
    """A color of sRGB from its HLS coordinates, each from 0 to 1."""
    return color(*(round(channel * 255) for channel in colorsys.hls_to_rgb(
        hue, min(max(lightness, 0), 1), saturation)))


def dimension(number):
    return {"value": number, "unit": "px"}


def duration(number):
    return {"value": number, "unit": "ms"}


def easing(rng):
    return [round(rng.random(), 2) for _ in range(4)]


def alias(*path):
    return "{" + ".".join(path) + "}"


def typography(rng, family, weight):
    return {
        "fontFamily": family,
        "fontSize": dimension(rng.choice(LENGTHS[6:])),
        "fontWeight": weight,
        "lineHeight": rng.choice((1, 1.15, 1.3, 1.45, 1.6)),
        "letterSpacing": dimension(rng.choice((-0.4, 0, 0, 0.2))),
    }


def shadow(rng, shadow_color=None):
    """A shadow of one to three layers."""
    layers = []
    for _ in range(rng.randint(1, 3)):
        depth = rng.choice((1, 2, 3, 6, 12))
        layers.append({
            "color": shadow_color or color(0, 0, 0, rng.choice((0.05, 0.1, 0.15, 0.3))),
            "offsetX": dimension(0),
            "offsetY": dimension(depth),
            "blur": dimension(depth * 2),
            "spread": dimension(0),
        })
    return layers if len(layers) > 1 else layers[0]
