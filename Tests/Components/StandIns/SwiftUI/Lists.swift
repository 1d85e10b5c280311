// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A container of the stand-in, which draws its content as a column.
public struct List<Content> where Content: View {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List: View {
  public var body: some View { VStack { content } }
}

public struct NavigationStack<Content> where Content: View {
  let content: Content
  nonisolated public init(@ViewBuilder root: () -> Content) { content = root() }
}

extension NavigationStack: View {
  public var body: some View { content }
}

public struct Section<Header, Content> where Header: View, Content: View {
  let header: Header
  let content: Content
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    (self.content, self.header) = (content(), header())
  }
}

extension Section: View {
  public var body: some View {
    header
    content
  }
}

extension View {
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { self }
  nonisolated public func ignoresSafeArea() -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    adjusting { $0.standIn.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Sets the text to what the user of the stand-in searches.
  nonisolated public func searchable(text: Binding<String>) -> some View {
    wrapping { node, context in
      text.wrappedValue = context.environment.standIn.search
      return node
    }
  }
}
