"""The 14 color spaces of DTCG, as CSS Color 4 defines them, to CIE XYZ (D65) and back."""

import math
from fractions import Fraction as F

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]


def product(m: Matrix, v: Triple) -> Triple:
    return tuple(math.fsum(a * b for a, b in zip(row, v)) for row in m)  # type: ignore


def inverse(m: list[list[F]]) -> list[list[F]]:
    """By cofactors, exactly."""
    def minor(i: int, j: int) -> F:
        rows = [[m[r][c] for c in range(3) if c != j] for r in range(3) if r != i]
        return (rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]) * F((-1) ** (i + j))

    determinant = sum((m[0][j] * minor(0, j) for j in range(3)), F(0))
    return [[minor(j, i) / determinant for j in range(3)] for i in range(3)]


def times(a: list[list[F]], b: list[list[F]]) -> list[list[F]]:
    return [[sum((a[i][k] * b[k][j] for k in range(3)), F(0)) for j in range(3)] for i in range(3)]


def rounded(m: list[list[F]]) -> Matrix:
    return tuple(tuple(float(x) for x in row) for row in m)  # type: ignore


def white(x: str, y: str) -> list[F]:
    return [F(x) / F(y), F(1), (1 - F(x) - F(y)) / F(y)]


D65, D50 = white("0.3127", "0.3290"), white("0.3457", "0.3585")
PRIMARIES = {
    "srgb": (".64 .33 .30 .60 .15 .06", D65), "display-p3": (".680 .320 .265 .690 .150 .060", D65),
    "a98-rgb": (".64 .33 .21 .71 .15 .06", D65), "rec2020": (".708 .292 .170 .797 .131 .046", D65),
    "prophoto-rgb": (".734699 .265301 .159597 .840403 .036598 .000105", D50)}
BRADFORD = [
    [F(s) for s in row.split()]
    for row in (".8951 .2664 -.1614", "-.7502 1.7135 .0367", ".0389 -.0685 1.0296")]


def adapted(source: list[F], target: list[F]) -> list[list[F]]:
    cone = [[sum((BRADFORD[i][k] * w[k] for k in range(3)), F(0)) for i in range(3)]
            for w in (source, target)]
    scale = [[cone[1][i] / cone[0][i] if i == j else F(0) for j in range(3)] for i in range(3)]
    return times(inverse(BRADFORD), times(scale, BRADFORD))


def to_xyz(name: str) -> list[list[F]]:
    text, w = PRIMARIES[name]
    xy = [F(s) for s in text.split()]
    columns = [[xy[i] / xy[i + 1], F(1), (1 - xy[i] - xy[i + 1]) / xy[i + 1]] for i in (0, 2, 4)]
    m = [[columns[j][i] for j in range(3)] for i in range(3)]
    solved = inverse(m)
    scale = [sum((solved[i][k] * w[k] for k in range(3)), F(0)) for i in range(3)]
    m = [[m[i][j] * scale[j] for j in range(3)] for i in range(3)]
    return times(adapted(D50, D65), m) if w is D50 else m


TO_XYZ = {name: rounded(to_xyz(name)) for name in PRIMARIES}
FROM_XYZ = {name: rounded(inverse(to_xyz(name))) for name in PRIMARIES}
D50_TO_D65 = rounded(adapted(D50, D65))
# CSS Color 4, section 18, with the 16 digits of w3c/csswg-drafts.
LMS_FROM_XYZ: Matrix = (
    (0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    (0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
OKLAB_FROM_LMS: Matrix = (
    (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
LMS_FROM_OKLAB: Matrix = (
    (1.0, 0.3963377773761749, 0.2158037573099136),
    (1.0, -0.1055613458156586, -0.0638541728258133),
    (1.0, -0.0894841775298119, -1.2914855480194092))
XYZ_FROM_LMS: Matrix = (
    (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    (-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))


def srgb_to_linear(c: float) -> float:
    a = abs(c)
    return math.copysign(a / 12.92 if a <= 0.04045 else ((a + 0.055) / 1.055) ** 2.4, c)


def linear_to_srgb(c: float) -> float:
    a = abs(c)
    return math.copysign(a * 12.92 if a <= 0.0031308 else 1.055 * a ** (1 / 2.4) - 0.055, c)


def decoded(name: str, c: float) -> float:
    a = abs(c)
    if name == "a98-rgb":
        return math.copysign(a ** (563 / 256), c)
    if name == "prophoto-rgb":
        return math.copysign(a / 16 if a <= 16 / 512 else a**1.8, c)
    if name == "rec2020":
        return math.copysign(a**2.4, c)
    return srgb_to_linear(c)


def polar(chroma: float, hue: float) -> tuple[float, float]:
    return chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))


def oklab_to_xyz(lab: Triple) -> Triple:
    lms = product(LMS_FROM_OKLAB, lab)
    return product(XYZ_FROM_LMS, tuple(c**3 for c in lms))  # type: ignore


def xyz_to_oklab(xyz: Triple) -> Triple:
    lms = product(LMS_FROM_XYZ, xyz)
    roots = tuple(math.copysign(abs(c) ** (1 / 3), c) for c in lms)
    return product(OKLAB_FROM_LMS, roots)  # type: ignore


def lab_to_xyz(lab: Triple) -> Triple:
    e, k = 216 / 24389, 24389 / 27
    fy = (lab[0] + 16) / 116
    f = (fy + lab[1] / 500, fy, fy - lab[2] / 200)
    ratio = (
        f[0] ** 3 if f[0] ** 3 > e else (116 * f[0] - 16) / k,
        f[1] ** 3 if lab[0] > k * e else lab[0] / k,
        f[2] ** 3 if f[2] ** 3 > e else (116 * f[2] - 16) / k)
    return product(D50_TO_D65, tuple(r * float(w) for r, w in zip(ratio, D50)))  # type: ignore


def hsl_to_srgb(h: float, s: float, l: float) -> Triple:
    s, l = s / 100, l / 100

    def channel(n: float) -> float:
        k = (n + h / 30) % 12
        return l - s * min(l, 1 - l) * max(-1.0, min(k - 3, 9 - k, 1.0))

    return channel(0), channel(8), channel(4)


def hwb_to_srgb(h: float, w: float, b: float) -> Triple:
    w, b = w / 100, b / 100
    if w + b >= 1:
        return (w / (w + b),) * 3
    return tuple(c * (1 - w - b) + w for c in hsl_to_srgb(h, 100, 50))  # type: ignore


def srgb(space: str, c: Triple) -> Triple | None:
    """Gamma-encoded sRGB of the spaces that are another way of writing it."""
    if space == "srgb":
        return c
    if space == "srgb-linear":
        return tuple(map(linear_to_srgb, c))  # type: ignore
    if space == "hsl":
        return hsl_to_srgb(*c)
    return hwb_to_srgb(*c) if space == "hwb" else None


def xyz(space: str, c: Triple) -> Triple:
    """CIE XYZ, D65, of a color in any of the spaces; unclamped."""
    encoded = srgb(space, c)
    if encoded is not None:
        return product(TO_XYZ["srgb"], tuple(map(srgb_to_linear, encoded)))  # type: ignore
    if space in PRIMARIES:
        return product(TO_XYZ[space], tuple(decoded(space, x) for x in c))  # type: ignore
    if space in ("xyz-d65", "xyz-d50"):
        return c if space == "xyz-d65" else product(D50_TO_D65, c)
    if space in ("lch", "oklch"):
        c = (c[0], *polar(c[1], c[2]))
    return lab_to_xyz(c) if space in ("lab", "lch") else oklab_to_xyz(c)
