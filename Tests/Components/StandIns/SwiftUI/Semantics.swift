// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The accessibility properties of a view; nil where it sets none.
public struct Semantics: Hashable, Sendable {
  public var children: AccessibilityChildBehavior?
  public var label: String?
  public var traits = AccessibilityTraits()
  public var isHidden: Bool?

  func overlaid(by outer: Semantics) -> Semantics {
    var result = self
    result.label = outer.label ?? label
    result.traits = traits.union(outer.traits)
    result.isHidden = outer.isHidden ?? isHidden
    return result
  }
}

/// An element of a screen reader.
public struct AccessibilityElement: Hashable, Sendable {
  public let label: String
  public let traits: AccessibilityTraits
  public let isEnabled: Bool
}

extension RenderNode {
  /// The elements of a screen reader, in order, by the documented rules of SwiftUI.
  public var elements: [AccessibilityElement] { elements(Semantics()) }

  /// The texts drawn, in order.
  public var texts: [String] { textRuns.map(\.string) }

  /// The runs of text drawn, in order.
  public var textRuns: [TextRun] {
    all.compactMap { if case .text(let run) = $0.kind { run } else { nil } }
  }

  private func elements(_ given: Semantics) -> [AccessibilityElement] {
    switch kind {
    case .hidden: return []
    case .semantics(let own): return elements(of: own)
    case .text(let run): return element(given.label ?? run.string, given, .isStaticText)
    case .image(let name, _, _): return element(given.label ?? name, given, [])
    case .button(let isEnabled, _):
      let words = children.flatMap { $0.elements(Semantics()) }.map(\.label)
      return element(
        given.label ?? words.joined(separator: ", "), given, .isButton, isEnabled: isEnabled)
    default: return children.flatMap { $0.elements(Semantics()) }
    }
  }

  private func elements(of own: Semantics) -> [AccessibilityElement] {
    if own.isHidden == true { return [] }
    switch own.children {
    case .some(.ignore): return element(own.label ?? "", own, [])
    case .some(.combine):
      let words = children.flatMap { $0.elements(Semantics()) }.map(\.label)
      return words.isEmpty ? [] : element(own.label ?? words.joined(separator: ", "), own, [])
    default: return children.flatMap { $0.relabeled(own) }
    }
  }

  /// The elements after a label and traits are applied to those that can have them.
  private func relabeled(_ own: Semantics) -> [AccessibilityElement] {
    switch kind {
    case .text, .image, .button: return elements(own)
    case .semantics(let inner):
      return RenderNode(.semantics(inner.overlaid(by: own)), children).elements
    default:
      if own.label == nil, own.traits.isEmpty { return elements(Semantics()) }
      return children.flatMap { $0.relabeled(own) }
    }
  }

  private func element(
    _ label: String, _ given: Semantics, _ traits: AccessibilityTraits, isEnabled: Bool = true
  ) -> [AccessibilityElement] {
    [AccessibilityElement(label: label, traits: traits.union(given.traits), isEnabled: isEnabled)]
  }
}
