#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  nonisolated extension NSColor {
    /// The color a token names, in its own space.
    public convenience init(_ token: TokenColor) {
      switch token.space {
      case .sRGB:
        self.init(srgbRed: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
      case .displayP3:
        self.init(
          displayP3Red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
      }
    }

    /// A color that follows the appearance of where it is drawn.
    public convenience init(_ dynamic: some AppearanceColor) {
      self.init(name: nil) { appearance in
        NSColor(dynamic.color(for: TokenAppearance(appearance)))
      }
    }
  }

  nonisolated extension TokenAppearance {
    /// The appearance AppKit's one stands for.
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
    /// What this device draws the family with.
    var typeface: Typeface {
      typeface { name in
        NSFontDescriptor(fontAttributes: [.family: name])
          .matchingFontDescriptor(withMandatoryKeys: [.family]) != nil
      }
    }
  }
#endif
