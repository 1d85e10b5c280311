/// The transfer curve of an RGB space, in both directions.
///
/// Numbers are nominally 0 to 1; negative numbers follow by odd symmetry (CSS Color 4, section 10).
enum TransferCurve {
  /// sRGB and Display P3: IEC 61966-2-1, linear up to 0.04045.
  case srgb
  /// Adobe RGB (1998): the power 563/256.
  case a98
  /// ROMM RGB: the power 1.8, with slope 16 below 16/512.
  case proPhoto
  /// BT.2020 as displayed: the power 2.4 (csswg-drafts issue 12574, 2025).
  case rec2020

  func linear(_ encoded: Triple) -> Triple { encoded.mapped(linear) }

  func encoded(_ linear: Triple) -> Triple { linear.mapped(encoded) }

  func linear(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    let light =
      switch self {
      case .srgb: size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055).raised(to: 2.4)
      case .a98: size.raised(to: 563.0 / 256)
      case .proPhoto: size < 16.0 / 512 ? size / 16 : size.raised(to: 1.8)
      case .rec2020: size.raised(to: 2.4)
      }
    return encoded < 0 ? -light : light
  }

  /// The linear light of sRGB channels, 0 to 1, and the derivative of the curve there.
  static func lightAndSlope(ofSRGB encoded: Triple) -> (light: Triple, slope: Triple) {
    let base = (encoded + 0.055) / 1.055
    let power = base.mapped { $0.raised(to: 1.4) }
    let isLow = encoded .<= 0.04045
    return (
      (power * base).replacing(with: encoded / 12.92, where: isLow),
      (power * (2.4 / 1.055)).replacing(with: 1 / 12.92, where: isLow)
    )
  }

  func encoded(_ linear: Double) -> Double {
    let size = linear.magnitude
    let signal =
      switch self {
      case .srgb: size <= 0.0031308 ? size * 12.92 : 1.055 * size.raised(to: 1 / 2.4) - 0.055
      case .a98: size.raised(to: 256.0 / 563)
      case .proPhoto: size < 1.0 / 512 ? size * 16 : size.raised(to: 1 / 1.8)
      case .rec2020: size.raised(to: 1 / 2.4)
      }
    return linear < 0 ? -signal : signal
  }
}
