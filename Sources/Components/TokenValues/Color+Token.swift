#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension Color {
    /// The color of a token, in the token's color space.
    public init(_ token: TokenColor) {
      switch token.space {
      case .sRGB:
        self.init(
          .sRGB, red: token.red, green: token.green, blue: token.blue, opacity: token.alpha)
      case .displayP3:
        self.init(
          .displayP3, red: token.red, green: token.green, blue: token.blue, opacity: token.alpha)
      }
    }
  }

  nonisolated extension CGFloat {
    /// A length in points, where one rem is `rootSize` points.
    public init(_ length: TokenLength, rootSize: Double = 16) {
      self.init(length.inPoints(rootSize: rootSize))
    }
  }

  nonisolated extension LinearGradient {
    /// The gradient of a token, from top to bottom.
    public init(_ token: TokenGradient) {
      self.init(
        stops: token.stops.map { stop in
          Gradient.Stop(color: Color(stop.color), location: stop.position)
        },
        startPoint: .top, endPoint: .bottom)
    }
  }

  nonisolated extension AnyShapeStyle {
    /// The fill of a token.
    public init(_ token: TokenPaint) {
      switch token {
      case .color(let color): self.init(Color(color))
      case .gradient(let gradient): self.init(LinearGradient(gradient))
      }
    }
  }
#endif
