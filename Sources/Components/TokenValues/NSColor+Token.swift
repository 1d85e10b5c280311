#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  nonisolated extension NSColor {
    /// The color of a token, in the token's color space.
    public convenience init(_ token: TokenColor) {
      switch token.space {
      case .sRGB:
        self.init(srgbRed: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
      case .displayP3:
        self.init(
          displayP3Red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
      }
    }

    /// A color that follows the appearance of the view it is drawn in.
    public convenience init(_ adaptive: Adaptive<TokenColor>) {
      self.init(name: nil) { appearance in
        NSColor(adaptive[in: TokenAppearance(appearance)])
      }
    }
  }

  nonisolated extension TokenAppearance {
    /// Creates an appearance from AppKit's.
    public init(_ appearance: NSAppearance) {
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      let best = appearance.bestMatch(from: names)
      self.init(
        isDark: best == .darkAqua || best == .accessibilityHighContrastDarkAqua,
        increasedContrast: best == .accessibilityHighContrastAqua
          || best == .accessibilityHighContrastDarkAqua)
    }
  }

  nonisolated extension TokenFontFamily {
    /// The typeface this device uses for the family.
    var typeface: Typeface {
      typeface { name in
        NSFontDescriptor(fontAttributes: [.family: name])
          .matchingFontDescriptor(withMandatoryKeys: [.family]) != nil
      }
    }

    /// The height of a line in the family's font, without additional spacing.
    func lineHeight(size: CGFloat) -> CGFloat {
      var font = NSFont.systemFont(ofSize: size)
      if case .installed(let name) = typeface {
        let descriptor = NSFontDescriptor(fontAttributes: [.family: name])
        font = NSFont(descriptor: descriptor, size: size) ?? font
      }
      return font.ascender - font.descender + font.leading
    }
  }
#endif
