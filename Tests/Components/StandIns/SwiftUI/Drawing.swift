// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// Styles that the stand-in draws itself.
extension ShapeStyle where Self.Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style.")
  }
}

public struct Color: ShapeStyle, Hashable, Sendable {
  /// A color whose components are known.
  public struct Resolved: ShapeStyle, Hashable, Sendable {
    let components: Paint.RGBA
    public typealias Resolved = Never
  }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  enum Value: Hashable {
    case fixed(Paint.RGBA)
    case primary
    case secondary
    case dynamic(UIColor)
    case style(ColorStyle)
  }
  let value: Value

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    value = .fixed(
      Paint.RGBA(
        isP3: colorSpace == .displayP3, red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(uiColor: UIColor) { value = .dynamic(uiColor) }

  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    value = .style(ColorStyle(id: color) { color.resolve(in: $0) })
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components: Paint.RGBA(self, in: environment))
  }

  private init(value: Value) { self.value = value }

  public static let primary = Color(value: .primary)
  public static let secondary = Color(value: .secondary)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
}

/// A style with the color of an environment.
struct ColorStyle: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init(id: some Hashable, resolve: @escaping @Sendable (EnvironmentValues) -> Color.Resolved) {
    (self.id, self.resolve) = (id, resolve)
  }

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Color: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] {
    [RenderNode(.fill(.rectangle, Paint(self, in: context.environment)))]
  }
}

extension ShapeStyle where Self == Color {
  public static var primary: Color { .primary }
  public static var secondary: Color { .secondary }
  public static var background: Color { .white }
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let top = Self(x: 0.5, y: 0)
  public static let bottom = Self(x: 0.5, y: 1)
  public static let leading = Self(x: 0, y: 0.5)
  public static let trailing = Self(x: 1, y: 0.5)
}

@MainActor @preconcurrency public struct LinearGradient: ShapeStyle, Sendable {
  let stops: [Gradient.Stop]
  let start: UnitPoint
  let end: UnitPoint

  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Gradient.Stop(color: $1, location: Double($0) / last) }
    self.init(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.stops, start, end) = (stops, startPoint, endPoint)
  }
}

extension LinearGradient: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] {
    [RenderNode(.fill(.rectangle, Paint(self, in: context.environment)))]
  }
}

public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  public init<S>(_ style: S) where S: ShapeStyle { base = (style as? AnyShapeStyle)?.base ?? style }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var dash: [CGFloat]
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {
    (self.lineWidth, self.lineCap, self.dash) = (lineWidth, lineCap, dash)
  }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public protocol Shape: Sendable, View {}
public protocol InsettableShape: Shape {}
public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Circle: Sendable {
  nonisolated public init() {}
}

public struct Capsule: Sendable {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

public struct Rectangle: Sendable {
  nonisolated public init() {}
}

public struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { self.cornerRadii = cornerRadii }
}

/// A shape of the stand-in, which is filled where nothing else is asked of it.
protocol OwnShape: InsettableShape, Drawn {}

extension OwnShape {
  @MainActor func draw(in context: RenderContext) -> [RenderNode] {
    let style = context.environment.standIn.foreground ?? AnyShapeStyle(Color.primary)
    return [RenderNode(.fill(Outline(self), Paint(style, in: context.environment)))]
  }
}

extension Circle: OwnShape { public typealias Body = Never }
extension Capsule: OwnShape { public typealias Body = Never }
extension Rectangle: OwnShape { public typealias Body = Never }
extension RoundedRectangle: OwnShape { public typealias Body = Never }
extension UnevenRoundedRectangle: OwnShape { public typealias Body = Never }

/// A filled or stroked shape.
struct Painted {
  let shape: any Shape
  let style: any ShapeStyle
  var lineWidth: CGFloat?
}

extension Painted: View, Drawn {
  typealias Body = Never

  func draw(in context: RenderContext) -> [RenderNode] {
    let paint = Paint(style, in: context.environment)
    guard let lineWidth else { return [RenderNode(.fill(Outline(shape), paint))] }
    return [RenderNode(.stroke(Outline(shape), paint, width: lineWidth))]
  }
}

extension Shape {
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle {
    Painted(shape: self, style: content)
  }
}

extension Shape {
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle {
    Painted(shape: self, style: content, lineWidth: lineWidth)
  }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Rectangle {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { Painted(shape: self, style: content, lineWidth: lineWidth) }
}

extension View {
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    adjusting { $0.standIn.foreground = AnyShapeStyle(style) }
  }
}
