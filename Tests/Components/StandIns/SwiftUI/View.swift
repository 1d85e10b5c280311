// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// A part of a screen, described by its body.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the stand-in and has no body.") }
}

/// A view that the stand-in can draw.
@MainActor protocol Drawn {
  func draw(in context: RenderContext) -> [RenderNode]
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .second(second))
  }
}

public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] { [] }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Drawn where Wrapped: View {
  func draw(in context: RenderContext) -> [RenderNode] {
    map { context.at("some").nodes($0) } ?? []
  }
}

public struct TupleView<T> {
  public var value: T
  public init(_ value: T) { self.value = value }
}

extension TupleView: View, Drawn {
  public typealias Body = Never

  func draw(in context: RenderContext) -> [RenderNode] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any View).map { context.at("\(index)").nodes($0) } ?? []
    }
  }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: Drawn where TrueContent: View, FalseContent: View {
  func draw(in context: RenderContext) -> [RenderNode] {
    switch storage {
    case .first(let view): context.at("true").nodes(view)
    case .second(let view): context.at("false").nodes(view)
    }
  }
}

public struct AnyView {
  let view: any View
  nonisolated public init<V>(_ view: V) where V: View { self.view = view }
  nonisolated public init<V>(erasing view: V) where V: View { self.view = view }
}

extension AnyView: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] { context.nodes(view) }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: Drawn where Content: View {
  func draw(in context: RenderContext) -> [RenderNode] { context.nodes(content) }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content) { $0[keyPath: id] } }
}

extension ForEach: Drawn where Content: View {
  func draw(in context: RenderContext) -> [RenderNode] {
    data.flatMap { context.at("\(id($0))").nodes(content($0)) }
  }
}

/// A change to a view, described by its body.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let view: any View
}

extension _ViewModifier_Content: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] { context.nodes(view) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Drawn where Content: View, Modifier: ViewModifier {
  func draw(in context: RenderContext) -> [RenderNode] {
    if let own = modifier as? any DrawnModifier { return own.draw(content, in: context) }
    context.install(in: modifier)
    return context.at("body").nodes(modifier.body(content: .init(view: content)))
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the stand-in can draw.
@MainActor protocol DrawnModifier {
  func draw(_ content: any View, in context: RenderContext) -> [RenderNode]
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is drawn by the stand-in and has no body.")
  }
}

/// Draws its content in a changed environment.
struct Adjusting {
  let adjust: (inout EnvironmentValues) -> Void
}

extension Adjusting: ViewModifier, DrawnModifier {
  typealias Body = Never

  func draw(_ content: any View, in context: RenderContext) -> [RenderNode] {
    var context = context
    adjust(&context.environment)
    return context.nodes(content)
  }
}

/// Wraps the drawing of its content in one node.
struct Wrapping {
  let wrap: @MainActor (RenderNode, RenderContext) -> RenderNode
}

extension Wrapping: ViewModifier, DrawnModifier {
  typealias Body = Never

  func draw(_ content: any View, in context: RenderContext) -> [RenderNode] {
    context.nodes(content).map { wrap($0, context) }
  }
}

extension View {
  nonisolated func adjusting(
    _ adjust: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, Adjusting> {
    modifier(Adjusting(adjust: adjust))
  }

  nonisolated func wrapping(
    _ wrap: @escaping @MainActor (RenderNode, RenderContext) -> RenderNode
  ) -> ModifiedContent<Self, Wrapping> {
    modifier(Wrapping(wrap: wrap))
  }
}

@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
