#if canImport(SwiftUI)
  public import SwiftUI

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
    /// The gradient of a token, from top to bottom unless another direction is given.
    public init(
      _ token: TokenGradient, startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
    ) {
      self.init(
        stops: token.stops.map { stop in
          Gradient.Stop(color: Color(stop.color), location: stop.position)
        },
        startPoint: startPoint, endPoint: endPoint)
    }
  }

  nonisolated extension StrokeStyle {
    /// The line of a border: its width, and its dashes if it has any.
    ///
    /// SwiftUI draws no double, carved or raised lines; those are solid.
    public init(_ token: TokenBorder) {
      let width = token.width.points
      switch token.style {
      case .dashed: self.init(lineWidth: width, dash: [3 * width, 3 * width])
      case .dotted: self.init(lineWidth: width, lineCap: .round, dash: [0, 2 * width])
      case .dashes(let lengths, let cap):
        self.init(lineWidth: width, lineCap: CGLineCap(cap), dash: lengths.map { CGFloat($0) })
      case .solid, .double, .groove, .ridge, .outset, .inset: self.init(lineWidth: width)
      }
    }
  }

  nonisolated extension CGLineCap {
    /// The shape of the ends of a dash.
    init(_ cap: TokenStrokeStyle.LineCap) {
      switch cap {
      case .round: self = .round
      case .butt: self = .butt
      case .square: self = .square
      }
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
