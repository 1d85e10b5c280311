// Written by hand, as a model for generated themes: two brands, light and dark, two contrasts.

import TokenValues

/// The values of all design tokens in one theme.
nonisolated public struct Theme: CaseIterable, Codable, Hashable, RawRepresentable, Sendable {
  /// The values of the axis `brand`.
  nonisolated public enum Brand: String, CaseIterable, Codable, Sendable {
    /// The value `acme`.
    case acme
    /// The value `zen`.
    case zen
  }

  /// The values of the axis `mode`.
  nonisolated public enum Mode: String, CaseIterable, Codable, Sendable {
    /// The value `light`.
    case light
    /// The value `dark`.
    case dark
  }

  /// The values of the axis `contrast`.
  nonisolated public enum Contrast: String, CaseIterable, Codable, Sendable {
    /// The value `standard`.
    case standard
    /// The value `high`.
    case high
  }

  /// The value of the axis `brand`.
  public var brand: Brand
  /// The value of the axis `mode`.
  public var mode: Mode
  /// The value of the axis `contrast`.
  public var contrast: Contrast

  /// Creates a theme from a value of each axis.
  public init(brand: Brand, mode: Mode = .light, contrast: Contrast = .standard) {
    self.brand = brand
    self.mode = mode
    self.contrast = contrast
  }
}

nonisolated extension Theme {
  /// Creates the theme for a system appearance.
  public init(brand: Brand, _ appearance: TokenAppearance) {
    self.init(
      brand: brand, mode: appearance.isDark ? .dark : .light,
      contrast: appearance.increasedContrast ? .high : .standard)
  }

  /// The system appearance that the theme is for.
  public var appearance: TokenAppearance {
    TokenAppearance(isDark: mode == .dark, increasedContrast: contrast == .high)
  }

  /// The themes of a brand, which follow the system's appearance.
  public static func adaptive(brand: Brand) -> Adaptive<Theme> {
    Adaptive { appearance in Theme(brand: brand, appearance) }
  }

  /// All themes; the last axis changes first.
  public static let allCases: [Theme] = Brand.allCases.flatMap { brand in
    Mode.allCases.flatMap { mode in
      Contrast.allCases.map { contrast in Theme(brand: brand, mode: mode, contrast: contrast) }
    }
  }

  /// The value of each axis, such as `zen/dark/high`.
  public var rawValue: String { "\(brand.rawValue)/\(mode.rawValue)/\(contrast.rawValue)" }

  /// Creates a theme from its raw value; nil if an axis does not have the value.
  public init?(rawValue: String) {
    let values = rawValue.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard values.count == 3, let brand = Brand(rawValue: values[0]),
      let mode = Mode(rawValue: values[1]), let contrast = Contrast(rawValue: values[2])
    else { return nil }
    self.init(brand: brand, mode: mode, contrast: contrast)
  }

  // Swift would compare and hash the raw values, which are slow to create.

  /// Whether two themes have the same value for each axis.
  public static func == (first: Theme, second: Theme) -> Bool {
    first.brand == second.brand && first.mode == second.mode && first.contrast == second.contrast
  }

  /// Hashes the value of each axis.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(brand)
    hasher.combine(mode)
    hasher.combine(contrast)
  }
}

nonisolated extension Theme {
  /// `radius`
  public var radius: RadiusTokens { RadiusTokens(_theme: self) }

  /// The tokens of `radius`.
  nonisolated public struct RadiusTokens: Hashable, Sendable {
    let _theme: Theme

    /// `radius/card`
    /// - acme: 4px
    /// - zen: 1rem
    public var card: TokenLength {
      switch _theme.brand {
      case .acme: TokenLength.points(4)
      case .zen: TokenLength.rem(1)
      }
    }
  }

  /// `space`
  public static var space: SpaceTokens { SpaceTokens() }

  /// `space`
  public var space: SpaceTokens { SpaceTokens() }

  /// The tokens of `space`, equal in all themes.
  nonisolated public struct SpaceTokens: Hashable, Sendable {
    /// `space/m`: 16px
    public var m: TokenLength { TokenLength.points(16) }
  }

  /// `shadow`
  public var shadow: ShadowTokens { ShadowTokens(_theme: self) }

  /// The tokens of `shadow`.
  nonisolated public struct ShadowTokens: Hashable, Sendable {
    let _theme: Theme

    /// `shadow/card`
    /// - light: 0px 2px 8px #00000033
    /// - dark: 0px 1px 2px #000000, 0px 8px 16px #00000080
    public var card: TokenShadow {
      switch _theme.mode {
      case .light:
        TokenShadow(layers: [
          TokenShadow.Layer(
            color: TokenColor(0x000000, alpha: 0.2), offsetX: .points(0), offsetY: .points(2),
            blur: .points(8), spread: .points(0), isInset: false)
        ])
      case .dark:
        TokenShadow(layers: [
          TokenShadow.Layer(
            color: TokenColor(0x000000), offsetX: .points(0), offsetY: .points(1),
            blur: .points(2), spread: .points(0), isInset: false),
          TokenShadow.Layer(
            color: TokenColor(0x000000, alpha: 0.5), offsetX: .points(0), offsetY: .points(8),
            blur: .points(16), spread: .points(0), isInset: false),
        ])
      }
    }
  }

  /// `text`
  public var text: TextTokens { TextTokens(_theme: self) }

  /// The tokens of `text`.
  nonisolated public struct TextTokens: Hashable, Sendable {
    let _theme: Theme

    /// `text/label`
    /// - standard: 17px, weight 400
    /// - high: 17px, weight 700
    public var label: TokenTextStyle {
      TokenTextStyle(
        family: TokenFontFamily(names: ["system-ui"]), size: .points(17),
        weight: TokenFontWeight(_theme.contrast == .high ? 700 : 400), letterSpacing: .points(0.5),
        lineHeight: 1.5)
    }
  }
}

/// The variant of Button.
nonisolated public enum ButtonVariant: String, CaseIterable, Hashable, Sendable {
  /// The value `primary`.
  case primary
  /// The value `quiet`.
  case quiet
}

/// The state of Button.
nonisolated public enum ButtonState: String, CaseIterable, Hashable, Sendable {
  /// The value `normal`.
  case normal
  /// The value `pressed`.
  case pressed
}

nonisolated extension Theme {
  /// `button`
  public var button: ButtonTokens { ButtonTokens(_theme: self) }

  /// The tokens of `button`.
  nonisolated public struct ButtonTokens: Hashable, Sendable {
    let _theme: Theme

    /// The tokens of one variant and state.
    public subscript(variant: ButtonVariant, state: ButtonState) -> StateTokens {
      StateTokens(_theme: _theme, _variant: variant, _state: state)
    }
  }
}

nonisolated extension Theme.ButtonTokens {
  /// The tokens of one variant and state.
  nonisolated public struct StateTokens: Hashable, Sendable {
    let _theme: Theme
    let _variant: ButtonVariant
    let _state: ButtonState

    /// `button/<variant>/<state>/bg`
    /// - acme light primary normal: #005CE5
    /// - acme light primary pressed: #2340A9
    /// - acme dark primary: #9BC5FD
    /// - zen light primary: #1B7F4B
    /// - zen dark primary normal: #7BD9A5
    /// - zen dark primary pressed: #A9EBC6
    /// - quiet: #00000000
    public var bg: TokenColor {
      switch (_variant, _theme.brand, _theme.mode, _state) {
      case (.primary, .acme, .light, .normal): TokenColor(0x005CE5)
      case (.primary, .acme, .light, .pressed): TokenColor(0x2340A9)
      case (.primary, .acme, .dark, _): TokenColor(0x9BC5FD)
      case (.primary, .zen, .light, _): TokenColor(0x1B7F4B)
      case (.primary, .zen, .dark, .normal): TokenColor(0x7BD9A5)
      case (.primary, .zen, .dark, .pressed): TokenColor(0xA9EBC6)
      case (.quiet, _, _, _): TokenColor(0x000000, alpha: 0)
      }
    }

    /// `button/<variant>/<state>/label`
    /// - light standard: #FFFFFF
    /// - light high: #FFFFCC
    /// - dark standard: #101828
    /// - dark high: #000000
    public var label: TokenColor {
      switch (_theme.mode, _theme.contrast) {
      case (.light, .standard): TokenColor(0xFFFFFF)
      case (.light, .high): TokenColor(0xFFFFCC)
      case (.dark, .standard): TokenColor(0x101828)
      case (.dark, .high): TokenColor(0x000000)
      }
    }

    /// `button/<variant>/<state>/shine`
    /// - light: from #FFFFFF at the top to #EEF2F9
    /// - dark: #3C4A5C
    public var shine: TokenPaint {
      switch _theme.mode {
      case .light:
        TokenPaint.gradient(
          TokenGradient(stops: [
            TokenGradient.Stop(color: TokenColor(0xFFFFFF), position: 0),
            TokenGradient.Stop(color: TokenColor(0xEEF2F9), position: 1),
          ]))
      case .dark: TokenPaint.color(TokenColor(0x3C4A5C))
      }
    }
  }
}
