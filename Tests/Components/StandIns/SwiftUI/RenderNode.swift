// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A node of a drawing and its children, which tests can inspect and a browser can lay out.
///
/// Lengths are those that the views set; the node itself is not laid out.
public struct RenderNode {
  /// What a node is.
  public enum Kind {
    case text(TextRun)
    case image(name: String, size: Double, Paint)
    case row(_ alignment: String, spacing: Double?)
    case column(_ alignment: String, spacing: Double?)
    case layers(Alignment)
    case spacer(minLength: Double?)
    case fill(Outline, Paint)
    case stroke(Outline, Paint, width: Double)
    case clip(Outline)
    case padding(EdgeInsets)
    case frame(FrameSize)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case offset(x: Double, y: Double)
    /// Fades one text, image, shape or compositing group.
    case opacity(Double)
    /// Everything in it is drawn as one before it is faded.
    case compositingGroup
    case shadow(Shadow)
    case hidden
    /// The last child decides the size, and the others are below it.
    case background(Alignment)
    /// The first child decides the size, and the others are on top of it.
    case overlay(Alignment)
    case button(isEnabled: Bool, press: Press)
    case semantics(Semantics)
    case transaction(isAnimated: Bool)
  }

  public var kind: Kind
  public var children: [RenderNode]

  public init(_ kind: Kind, _ children: [RenderNode] = []) {
    self.kind = kind
    self.children = children
  }

  /// The node and all its descendants, in drawing order.
  public var all: [RenderNode] { [self] + children.flatMap(\.all) }
}

/// The action of a button.
public struct Press {
  private let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  @MainActor public func callAsFunction() { action() }
}

/// A run of text and its style, in points.
public struct TextRun: Hashable, Sendable {
  public let string: String
  /// The typeface's name; nil for the system typeface.
  public let family: String?
  public let size: Double
  public let weight: Double
  public let tracking: Double
  public let lineSpacing: Double
  public let hasEqualDigits: Bool
  public let paint: Paint
  public let lineLimit: Int?
  public let alignment: TextAlignment
}

/// The lengths of a frame; nil where its content decides.
public struct FrameSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public var minWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment

  init(
    width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment
  ) {
    (self.width, self.height) = (width.map(Double.init), height.map(Double.init))
    (self.minWidth, self.maxWidth) = (minWidth.map(Double.init), maxWidth.map(Double.init))
    (self.minHeight, self.maxHeight) = (minHeight.map(Double.init), maxHeight.map(Double.init))
    self.alignment = alignment
  }
}

/// The outline of a shape.
public enum Outline: Hashable, Sendable {
  case rectangle
  case circle
  case capsule
  case rounded(RectangleRadii)

  /// The radii of a rectangle's corners, in points.
  public struct RectangleRadii: Hashable, Sendable {
    public let topLeading: Double
    public let topTrailing: Double
    public let bottomLeading: Double
    public let bottomTrailing: Double
  }

  init(_ shape: any Shape) {
    switch shape {
    case is Circle: self = .circle
    case is Capsule: self = .capsule
    case is Rectangle: self = .rectangle
    case let shape as RoundedRectangle:
      let radius = shape.cornerSize.width
      self = .rounded(
        .init(
          topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius))
    case let shape as UnevenRoundedRectangle:
      let radii = shape.cornerRadii
      self = .rounded(
        .init(
          topLeading: radii.topLeading, topTrailing: radii.topTrailing,
          bottomLeading: radii.bottomLeading, bottomTrailing: radii.bottomTrailing))
    default: preconditionFailure("The stand-in does not support the shape \(type(of: shape)).")
    }
  }
}

/// The shadow of a node, in points.
public struct Shadow: Hashable, Sendable {
  public let color: Paint
  public let radius: Double
  public let x: Double
  public let y: Double
}

/// A fill: a color or a gradient.
public enum Paint: Hashable, Sendable {
  /// A color: gamma-encoded components and an opacity, 0 to 1.
  public struct RGBA: Hashable, Sendable {
    public let isP3: Bool
    public let red: Double
    public let green: Double
    public let blue: Double
    public let opacity: Double
  }

  /// A color at a position of a gradient, 0 to 1.
  public struct Stop: Hashable, Sendable {
    public let color: RGBA
    public let location: Double
  }

  case color(RGBA)
  /// From top to bottom.
  case gradient([Stop])

  init(_ style: any ShapeStyle, in values: EnvironmentValues) {
    switch style {
    case let any as AnyShapeStyle: self.init(any.base, in: values)
    case let color as Color: self = .color(RGBA(color, in: values))
    case let color as Color.Resolved: self = .color(color.components)
    case let gradient as LinearGradient:
      precondition(
        gradient.start == .top && gradient.end == .bottom,
        "The stand-in draws gradients from top to bottom only.")
      self = .gradient(
        gradient.stops.map { Stop(color: RGBA($0.color, in: values), location: $0.location) })
    default: self.init(resolving: style, in: values)
    }
  }

  private init<Style: ShapeStyle>(resolving style: Style, in values: EnvironmentValues) {
    precondition(Style.Resolved.self != Never.self, "The stand-in cannot draw \(Style.self).")
    self.init(style.resolve(in: values), in: values)
  }
}

extension Paint.RGBA {
  init(_ color: Color, in values: EnvironmentValues) {
    let level: Double = values.colorScheme == .dark ? 1 : 0
    switch color.value {
    case .fixed(let color): self = color
    case .primary: self.init(isP3: false, red: level, green: level, blue: level, opacity: 1)
    case .secondary: self.init(isP3: false, red: level, green: level, blue: level, opacity: 0.6)
    case .style(let style): self = style.resolve(values).components
    case .dynamic(let color):
      let traits = UITraitCollection { traits in
        traits.userInterfaceStyle = values.colorScheme == .dark ? .dark : .light
        traits.accessibilityContrast = values.colorSchemeContrast == .increased ? .high : .normal
        for write in values.traits.values { write(&traits) }
      }
      let parts = color.standInComponents(for: traits)
      self.init(
        isP3: parts.isP3, red: parts.red, green: parts.green, blue: parts.blue,
        opacity: parts.alpha)
    }
  }
}
