// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
}

public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1 << 0)
    public static let leading = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let trailing = Self(rawValue: 1 << 3)
    public static let horizontal: Self = [.leading, .trailing]
    public static let vertical: Self = [.top, .bottom]
    public static let all: Self = [.horizontal, .vertical]
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] {
    [RenderNode(.row(alignment.name, spacing: spacing.map(Double.init)), context.nodes(content))]
  }
}

public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] {
    [RenderNode(.column(alignment.name, spacing: spacing.map(Double.init)), context.nodes(content))]
  }
}

public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] {
    [RenderNode(.layers(alignment), context.nodes(content))]
  }
}

public struct Spacer: Sendable {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] {
    [RenderNode(.spacer(minLength: minLength.map(Double.init)))]
  }
}

extension View {
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapping { node, _ in
      // 16 is what padding without a length amounts to on an iPhone.
      let length = length ?? 16
      func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
      let insets = EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing))
      return RenderNode(.padding(insets), [node])
    }
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    wrapping { node, _ in RenderNode(.padding(insets), [node]) }
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapping { node, _ in
      RenderNode(.frame(FrameSize(width: width, height: height, alignment: alignment)), [node])
    }
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapping { node, _ in
      let size = FrameSize(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment: alignment)
      return RenderNode(.frame(size), [node])
    }
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapping { node, _ in
      RenderNode(.fixedSize(horizontal: horizontal, vertical: vertical), [node])
    }
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    wrapping { node, _ in RenderNode(.layoutPriority(value), [node]) }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapping { node, _ in RenderNode(.offset(x: x, y: y), [node]) }
  }

  nonisolated public func hidden() -> some View {
    wrapping { node, _ in RenderNode(.hidden, [node]) }
  }

  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    self
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let below = content()
    return wrapping { node, context in
      RenderNode(.background(alignment), context.at("background").nodes(below) + [node])
    }
  }

  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let above = content()
    return wrapping { node, context in
      RenderNode(.overlay(alignment), [node] + context.at("overlay").nodes(above))
    }
  }

  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    wrapping { node, context in
      let fill = RenderNode(.fill(Outline(shape), Paint(style, in: context.environment)))
      return RenderNode(.background(.center), [fill, node])
    }
  }

  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    background(style, in: Rectangle())
  }

  nonisolated public func clipShape<S>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    wrapping { node, _ in RenderNode(.clip(Outline(shape)), [node]) }
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    wrapping { node, context in
      let paint = Paint(color, in: context.environment)
      return RenderNode(.shadow(Shadow(color: paint, radius: radius, x: x, y: y)), [node])
    }
  }
}
