// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Accessibility

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1 << 0)
  public static let isHeader = Self(rawValue: 1 << 1)
  public static let isSelected = Self(rawValue: 1 << 2)
  public static let isStaticText = Self(rawValue: 1 << 3)
  public static let updatesFrequently = Self(rawValue: 1 << 4)
}

public struct AccessibilityAttachmentModifier {
  var semantics = Semantics()
  nonisolated init(_ change: (inout Semantics) -> Void) { change(&semantics) }
}

extension AccessibilityAttachmentModifier: ViewModifier, DrawnModifier {
  public typealias Body = Never

  func draw(_ content: any View, in context: RenderContext) -> [RenderNode] {
    context.nodes(content).map { node in
      guard case .semantics(let inner) = node.kind, semantics.children == nil else {
        return RenderNode(.semantics(semantics), [node])
      }
      return RenderNode(.semantics(inner.overlaid(by: semantics)), node.children)
    }
  }
}

extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityAttachmentModifier { $0.children = children })
  }

  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.label = label.string })
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.traits = traits })
  }

  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.isHidden = hidden })
  }
}
