#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  nonisolated extension Color {
    /// A color that follows the color scheme and contrast of the view it is drawn in.
    public init(_ adaptive: Adaptive<TokenColor>) {
      #if os(watchOS)
        self.init(adaptive[in: TokenAppearance(isDark: true)])
      #elseif canImport(UIKit)
        self.init(uiColor: UIColor(adaptive))
      #elseif canImport(AppKit)
        self.init(nsColor: NSColor(adaptive))
      #endif
    }
  }

  /// A style that follows the appearance of the view it is drawn in, or the one that
  /// `tokenAppearance(_:)` set.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension Adaptive: ShapeStyle where Value: ShapeStyle {
    /// The style for the environment's appearance.
    public func resolve(in environment: EnvironmentValues) -> Value {
      self[in: environment.tokenAppearance]
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension TokenColor: ShapeStyle {
    /// The color, in the token's color space.
    public func resolve(in environment: EnvironmentValues) -> Color {
      Color(self)
    }
  }

  nonisolated extension TokenColor: View {
    /// The color, filling the view's space.
    @MainActor public var body: some View { Color(self) }
  }

  nonisolated extension TokenGradient: View {
    /// The gradient, filling the view's space from top to bottom.
    @MainActor public var body: some View { LinearGradient(self) }
  }

  nonisolated extension Adaptive: View where Value: View {
    /// The value for the appearance of the view's environment.
    @MainActor public var body: some View { EnvironmentView(token: self) }
  }

  nonisolated extension Themed: View where Value: View {
    /// The value in the theme of the view's environment.
    @MainActor public var body: some View { EnvironmentView(token: self) }
  }

  /// The view that a token has in the environment.
  nonisolated private struct EnvironmentView<Token: EnvironmentToken>: View
  where Token.Value: View {
    @Environment(\.self) private var environment
    let token: Token

    init(token: Token) {
      self.token = token
    }

    @MainActor var body: some View { token[in: environment] }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension TokenGradient: ShapeStyle {
    /// The gradient, from top to bottom.
    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
      LinearGradient(self)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated extension TokenPaint: ShapeStyle {
    /// The color or gradient.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
      AnyShapeStyle(self)
    }
  }
#endif
