#if canImport(SwiftUI)
  import SwiftUI
  import TokenValues
  import UIKit

  nonisolated extension EnvironmentValues {
    /// The theme: the brand that the app chose, in the appearance that was set, or else the system's.
    var theme: Theme {
      get { Theme(brand: self[ThemeKey.self].theme.brand, tokenAppearance) }
      set {
        self[ThemeKey.self] = ThemeChoice(newValue)
        tokenAppearance = newValue.appearance
      }
    }

    fileprivate var themeBrand: Theme.Brand {
      get { self[ThemeKey.self].theme.brand }
      set { self[ThemeKey.self].choose("brand") { $0.brand = newValue } }
    }
  }

  nonisolated extension View {
    /// Sets the theme of this view, whatever the system shows.
    ///
    /// `tokenAppearance(nil)` makes a view in it follow the system again.
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }

    /// Sets the brand of this view; the appearance remains the one around it.
    func theme(brand: Theme.Brand) -> some View { environment(\.themeBrand, brand) }
  }

  nonisolated extension Theme: EnvironmentTheme {
    static func current(in environment: EnvironmentValues) -> Theme { environment.theme }

    /// The tokens in the theme of the view that draws them.
    static var themed: Themed<Theme, Theme> { Themed(\.self) }
  }

  nonisolated extension ShapeStyle where Self == Themed<Theme, TokenColor> {
    /// The colors in the theme of the view that draws them.
    static var theme: Themed<Theme, Theme> { Theme.themed }
  }

  nonisolated extension Color {
    /// The color of a token in the theme of the view that draws it.
    static func theme(_ token: KeyPath<Theme, TokenColor>) -> Color {
      Color(Themed(token))
    }
  }

  nonisolated private enum ThemeKey: UITraitBridgedEnvironmentKey {
    static var defaultValue: ThemeChoice<Theme> {
      ThemeChoice(Theme(brand: .acme), unset: ["brand"])
    }

    static func read(from traits: UITraitCollection) -> ThemeChoice<Theme> {
      traits[ThemeTrait.self]
    }

    static func write(to traits: inout any UIMutableTraits, value: ThemeChoice<Theme>) {
      traits[ThemeTrait.self] = value
    }
  }

  nonisolated private enum ThemeTrait: UITraitDefinition {
    static let defaultValue = ThemeKey.defaultValue
    static let affectsColorAppearance = true
  }

  nonisolated extension UITraitCollection {
    /// The theme of a view with these traits.
    var theme: Theme { Theme(brand: self[ThemeTrait.self].theme.brand, TokenAppearance(self)) }
  }

  nonisolated extension UIMutableTraits {
    /// The brand of views with these traits, also of SwiftUI's views in them.
    var brand: Theme.Brand {
      get { self[ThemeTrait.self].theme.brand }
      set { self[ThemeTrait.self].choose("brand") { $0.brand = newValue } }
    }
  }

  nonisolated extension UIColor {
    /// The color of a token in the theme of the view that draws it.
    convenience init(theme token: KeyPath<Theme, TokenColor>) {
      let token = Themed(token)
      self.init { UIColor(token[in: $0.theme]) }
    }
  }
#endif
