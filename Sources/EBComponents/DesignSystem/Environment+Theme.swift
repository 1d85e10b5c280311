#if canImport(SwiftUI)
  import SwiftUI
  import Themes
  import TokenValues

  private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme? = nil
  }

  extension EnvironmentValues {
    /// The theme the components are drawn in: the one that was set, else the one that the color
    /// scheme and the contrast ask for.
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
    /// Draws the components in a theme, whatever the color scheme; nil to follow it again.
    public func theme(_ theme: Theme?) -> some View {
      environment(\.chosenTheme, theme)
    }
  }
#endif
