#if canImport(SwiftUI)
  import SwiftUI

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
