// Written by hand, as a model for generated themes: two brands, light and dark, two contrasts.

import TokenValues

nonisolated struct Theme: Hashable, Sendable {
  nonisolated enum Brand: CaseIterable { case acme, zen }
  nonisolated enum Mode { case light, dark }
  nonisolated enum Contrast { case standard, high }

  var brand: Brand
  var mode = Mode.light
  var contrast = Contrast.standard
}

nonisolated extension Theme {
  init(brand: Brand, _ appearance: TokenAppearance) {
    self.init(
      brand: brand, mode: appearance.isDark ? .dark : .light,
      contrast: appearance.increasedContrast ? .high : .standard)
  }

  var appearance: TokenAppearance {
    TokenAppearance(isDark: mode == .dark, increasedContrast: contrast == .high)
  }

  static func adaptive(brand: Brand) -> Adaptive<Theme> {
    Adaptive(root: "\(brand)") { appearance in Theme(brand: brand, appearance) }
  }
}

nonisolated extension Theme {
  var radius: RadiusTokens { RadiusTokens(_theme: self) }

  nonisolated struct RadiusTokens: Hashable, Sendable {
    let _theme: Theme

    var card: TokenLength {
      switch _theme.brand {
      case .acme: TokenLength.points(4)
      case .zen: TokenLength.rem(1)
      }
    }
  }

  static var space: SpaceTokens { SpaceTokens() }

  nonisolated struct SpaceTokens: Hashable, Sendable {
    var m: TokenLength { TokenLength.points(16) }
  }

  var shadow: ShadowTokens { ShadowTokens(_theme: self) }

  nonisolated struct ShadowTokens: Hashable, Sendable {
    let _theme: Theme

    var card: TokenShadow {
      switch _theme.mode {
      case .light:
        TokenShadow(layers: [
          .init(
            color: TokenColor(0x000000, alpha: 0.2), offsetX: .points(0), offsetY: .points(2),
            blur: .points(8), spread: .points(0), isInset: false)
        ])
      case .dark:
        TokenShadow(layers: [
          .init(
            color: TokenColor(0x000000), offsetX: .points(0), offsetY: .points(1),
            blur: .points(2), spread: .points(0), isInset: false),
          .init(
            color: TokenColor(0x000000, alpha: 0.5), offsetX: .points(0), offsetY: .points(8),
            blur: .points(16), spread: .points(0), isInset: false),
        ])
      }
    }
  }

  var text: TextTokens { TextTokens(_theme: self) }

  nonisolated struct TextTokens: Hashable, Sendable {
    let _theme: Theme

    var label: TokenTextStyle {
      TokenTextStyle(
        family: TokenFontFamily(names: ["system-ui"]), size: .points(17),
        weight: TokenFontWeight(_theme.contrast == .high ? 700 : 400), letterSpacing: .points(0.5),
        lineHeight: 1.5)
    }
  }
}

nonisolated enum ButtonVariant { case primary, quiet }
nonisolated enum ButtonState { case normal, pressed }

nonisolated extension Theme {
  var button: ButtonTokens { ButtonTokens(_theme: self) }

  nonisolated struct ButtonTokens: Hashable, Sendable {
    let _theme: Theme

    subscript(variant: ButtonVariant, state: ButtonState) -> StateTokens {
      StateTokens(_theme: _theme, _variant: variant, _state: state)
    }
  }
}

nonisolated extension Theme.ButtonTokens {
  nonisolated struct StateTokens: Hashable, Sendable {
    let _theme: Theme
    let _variant: ButtonVariant
    let _state: ButtonState

    var bg: TokenColor {
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

    var label: TokenColor {
      switch (_theme.mode, _theme.contrast) {
      case (.light, .standard): TokenColor(0xFFFFFF)
      case (.light, .high): TokenColor(0xFFFFCC)
      case (.dark, .standard): TokenColor(0x101828)
      case (.dark, .high): TokenColor(0x000000)
      }
    }

    var shine: TokenPaint {
      switch _theme.mode {
      case .light:
        TokenPaint.gradient(
          TokenGradient(stops: [
            .init(color: TokenColor(0xFFFFFF), position: 0),
            .init(color: TokenColor(0xEEF2F9), position: 1),
          ]))
      case .dark: TokenPaint.color(TokenColor(0x3C4A5C))
      }
    }
  }
}
