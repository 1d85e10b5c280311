import TokenValues

extension TokenColor {
  /// The color as people write it: `#005CE5`.
  public var hex: String {
    let bytes = [red, green, blue].map { UInt8($0 * 255 + 0.5) }
    return bytes.reduce("#") { text, byte in
      text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
