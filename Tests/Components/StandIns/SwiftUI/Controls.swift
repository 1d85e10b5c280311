// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = Self(name: "destructive")
  public static let cancel = Self(name: "cancel")
}

public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

public struct Toggle {
  let title: Text
  let isOn: Binding<Bool>
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (title, self.isOn) = (Text(titleKey), isOn)
  }
}

extension Toggle: View {
  public var body: some View { title }
}

extension Button {
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: action, label: label()) }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: nil, action: action, label: Text(title))
  }
}

extension Button: View, Drawn {
  public typealias Body = Never

  func draw(in context: RenderContext) -> [RenderNode] {
    let values = context.environment
    let isEnabled = values.isEnabled
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(view: label), isPressed: isEnabled && values.standIn.isPressed)
    var drawn = [RenderNode]()
    if let style = values.standIn.buttonStyle {
      drawn = styled(by: style, configuration, in: context)
    } else {
      drawn = context.nodes(label)
    }
    let press: @MainActor () -> Void = isEnabled ? action : { @MainActor in }
    return [RenderNode(.button(isEnabled: isEnabled, press: Press(press)), drawn)]
  }

  @MainActor private func styled(
    by style: some ButtonStyle, _ configuration: ButtonStyleConfiguration, in context: RenderContext
  ) -> [RenderNode] {
    context.install(in: style)
    return context.at("style").nodes(style.makeBody(configuration: configuration))
  }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public struct Label {
    let view: any View
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, Drawn {
  public typealias Body = Never
  func draw(in context: RenderContext) -> [RenderNode] { context.nodes(view) }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    adjusting { $0.standIn.buttonStyle = style }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    adjusting { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
