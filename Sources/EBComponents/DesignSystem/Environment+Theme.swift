#if canImport(SwiftUI)
  import SwiftUI
  import Themes
  import TokenValues

  private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme? = nil
  }

  extension EnvironmentValues {
    /// The theme of the components: the one that was set, or else the one for the color scheme and
    /// contrast.
    public var theme: Theme {
      get { self[ThemeKey.self] ?? Theme(TokenAppearance(self)) }
      set { self[ThemeKey.self] = newValue }
    }

    fileprivate var chosenTheme: Theme? {
      get { self[ThemeKey.self] }
      set { self[ThemeKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the theme of the components; nil to follow the color scheme and contrast again.
    public func theme(_ theme: Theme?) -> some View {
      environment(\.chosenTheme, theme)
    }
  }
#endif
