#if canImport(SwiftUI)
  public import SwiftUI

  nonisolated extension Themed: Hashable {
    /// Whether two tokens are the same one.
    public static func == (first: Self, second: Self) -> Bool { first._path == second._path }

    /// Hashes the path of the token.
    public func hash(into hasher: inout Hasher) { hasher.combine(_path) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension Themed: ShapeStyle where Value: ShapeStyle {
    /// The style in the environment's theme.
    public func resolve(in environment: EnvironmentValues) -> Value { self[in: environment] }
  }

  nonisolated extension Adaptive: EnvironmentToken {
    /// The value for the environment's appearance.
    public subscript(in environment: EnvironmentValues) -> Value {
      self[in: environment.tokenAppearance]
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension Color {
    /// The color of a token in the theme of the view that it is drawn in.
    public init<Theme>(_ token: Themed<Theme, TokenColor>) { self.init(ThemedColor(token: token)) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated private struct ThemedColor<Theme: EnvironmentTheme>: ShapeStyle, Hashable {
    let token: Themed<Theme, TokenColor>

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color(token[in: environment]).resolve(in: environment)
    }
  }
#endif
