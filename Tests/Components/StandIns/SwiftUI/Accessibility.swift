// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Accessibility

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var bits: Set<String> = []
  private init(_ name: String) { bits = [name] }
  private init(bits: Set<String>) { self.bits = bits }

  public static let isButton = Self("isButton")
  public static let isHeader = Self("isHeader")
  public static let isSelected = Self("isSelected")
  public static let isStaticText = Self("isStaticText")
  public static let updatesFrequently = Self("updatesFrequently")

  public typealias Element = Self
  public typealias ArrayLiteralElement = Self
  public init() {}
  public func contains(_ member: Self) -> Bool { member.bits.isSubset(of: bits) }
  public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(bits: bits.symmetricDifference(other.bits))
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let had = contains(member)
    bits.subtract(member.bits)
    return had ? member : nil
  }

  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    insert(member).inserted ? nil : member
  }
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
