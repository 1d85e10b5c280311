/// A 3 by 3 matrix, created from rows and stored as columns.
struct Matrix3: Hashable, Sendable {
  let x: Triple
  let y: Triple
  let z: Triple

  init(top: Triple, middle: Triple, bottom: Triple) {
    x = Triple(top.x, middle.x, bottom.x)
    y = Triple(top.y, middle.y, bottom.y)
    z = Triple(top.z, middle.z, bottom.z)
  }

  static func * (matrix: Matrix3, vector: Triple) -> Triple {
    matrix.x * vector.x + matrix.y * vector.y + matrix.z * vector.z
  }
}

// The RGB and adaptation matrices below follow from the chromaticities in CSS Color 4 (D65
// 0.3127 0.3290, D50 0.3457 0.3585, Bradford). They were computed as exact fractions, then rounded
// once to the nearest Double. The tests derive them again.

extension Matrix3 {
  /// Primaries .64 .33, .30 .60, .15 .06; white D65.
  static let linearSRGBToXYZ = Matrix3(
    top: Triple(0.4123907992659595, 0.35758433938387796, 0.1804807884018343),
    middle: Triple(0.21263900587151036, 0.7151686787677559, 0.07219231536073371),
    bottom: Triple(0.01933081871559185, 0.11919477979462599, 0.9505321522496606))
  static let xyzToLinearSRGB = Matrix3(
    top: Triple(3.2409699419045213, -1.5373831775700935, -0.4986107602930033),
    middle: Triple(-0.9692436362808798, 1.8759675015077206, 0.04155505740717561),
    bottom: Triple(0.05563007969699361, -0.20397695888897657, 1.0569715142428786))

  /// Primaries .680 .320, .265 .690, .150 .060; white D65.
  static let linearP3ToXYZ = Matrix3(
    top: Triple(0.48657094864821626, 0.26566769316909294, 0.1982172852343625),
    middle: Triple(0.22897456406974884, 0.6917385218365062, 0.079286914093745),
    bottom: Triple(0, 0.045113381858902575, 1.0439443689009757))
  static let xyzToLinearP3 = Matrix3(
    top: Triple(2.4934969119414245, -0.9313836179191236, -0.40271078445071684),
    middle: Triple(-0.829488969561575, 1.7626640603183468, 0.02362468584194359),
    bottom: Triple(0.035845830243784335, -0.07617238926804171, 0.9568845240076873))

  /// Primaries .64 .33, .21 .71, .15 .06; white D65.
  static let linearA98ToXYZ = Matrix3(
    top: Triple(0.5766690429101308, 0.18555823790654627, 0.18822864623499472),
    middle: Triple(0.29734497525053616, 0.627363566255466, 0.07529145849399789),
    bottom: Triple(0.027031361386412378, 0.07068885253582714, 0.9913375368376389))
  static let xyzToLinearA98 = Matrix3(
    top: Triple(2.041587903810746, -0.5650069742788596, -0.3447313507783295),
    middle: Triple(-0.9692436362808798, 1.8759675015077206, 0.04155505740717561),
    bottom: Triple(0.013444280632031024, -0.11836239223101824, 1.0151749943912054))

  /// Primaries .708 .292, .170 .797, .131 .046; white D65.
  static let linearRec2020ToXYZ = Matrix3(
    top: Triple(0.6369580483012913, 0.14461690358620838, 0.16888097516417205),
    middle: Triple(0.26270021201126703, 0.677998071518871, 0.059301716469861945),
    bottom: Triple(0, 0.028072693049087508, 1.0609850577107909))
  static let xyzToLinearRec2020 = Matrix3(
    top: Triple(1.7166511879712676, -0.3556707837763924, -0.2533662813736598),
    middle: Triple(-0.666684351832489, 1.616481236634939, 0.01576854581391113),
    bottom: Triple(0.017639857445310915, -0.042770613257808655, 0.942103121235474))

  /// Primaries .734699 .265301, .159597 .840403, .036598 .000105; white D50.
  static let linearProPhotoToXYZD50 = Matrix3(
    top: Triple(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
    middle: Triple(0.2880748288194013, 0.711835234241873, 8.99369387256457e-05),
    bottom: Triple(0, 0, 0.8251046025104602))
  static let xyzD50ToLinearProPhoto = Matrix3(
    top: Triple(1.3457868816471583, -0.25557208737979464, -0.05110186497554526),
    middle: Triple(-0.5446307051249019, 1.5082477428451468, 0.020527447436421393),
    bottom: Triple(0, 0, 1.2119675456389452))

  /// Bradford adaptation between the two white points.
  static let d65ToD50 = Matrix3(
    top: Triple(1.0479297925449966, 0.022946870601609527, -0.050192266289205194),
    middle: Triple(0.029627808770055674, 0.99043442675388, -0.01707379906341879),
    bottom: Triple(-0.009243040646204521, 0.015055191490298164, 0.751874281428137))
  static let d50ToD65 = Matrix3(
    top: Triple(0.9554734214880752, -0.023098454948764523, 0.06325924320057066),
    middle: Triple(-0.028369709333863583, 1.0099953980813041, 0.021041441191917306),
    bottom: Triple(0.012314014864481996, -0.02050764929889898, 1.330365926242124))
}

// OKLab (Björn Ottosson, 2020) with the 16 digits of CSS Color 4, which make white exactly gray.
// Ottosson's ten digits differ by up to 8e-4 for colors far outside sRGB.

extension Matrix3 {
  static let xyzToCones = Matrix3(
    top: Triple(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    middle: Triple(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    bottom: Triple(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  static let conesToXYZ = Matrix3(
    top: Triple(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    middle: Triple(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    bottom: Triple(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
  static let coneRootsToOKLab = Matrix3(
    top: Triple(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    middle: Triple(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    bottom: Triple(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  static let okLabToConeRoots = Matrix3(
    top: Triple(1, 0.3963377773761749, 0.2158037573099136),
    middle: Triple(1, -0.1055613458156586, -0.0638541728258133),
    bottom: Triple(1, -0.0894841775298119, -1.2914855480194092))
}
