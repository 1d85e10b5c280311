#if canImport(CoreGraphics)
  public import CoreGraphics

  nonisolated extension TokenColor {
    /// The color for layers and for Core Graphics, in the token's color space.
    public var cgColor: CGColor {
      let name = space == .sRGB ? CGColorSpace.sRGB : CGColorSpace.displayP3
      let components = [red, green, blue, alpha].map { CGFloat($0) }
      let solid = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
      return CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: components) }
        ?? solid
    }
  }
#endif
