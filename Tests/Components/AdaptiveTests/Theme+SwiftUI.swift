#if canImport(SwiftUI)
  import SwiftUI
  import TokenValues

  nonisolated extension EnvironmentValues {
    /// The theme: the brand that the app chose, in the appearance that was set or that the system
    /// shows.
    var theme: Theme {
      get { Theme(brand: self[ThemeBrandKey.self], tokenAppearance) }
      set {
        self[ThemeBrandKey.self] = newValue.brand
        tokenAppearance = newValue.appearance
      }
    }

    fileprivate var themeBrand: Theme.Brand {
      get { self[ThemeBrandKey.self] }
      set { self[ThemeBrandKey.self] = newValue }
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

  nonisolated private enum ThemeBrandKey: EnvironmentKey {
    static var defaultValue: Theme.Brand { .acme }
  }
#endif
