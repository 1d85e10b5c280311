import Foundation
import Mustache
import TokenJSON

/// The names that templates use wrongly.
final class Misses {
  /// Names that do not exist in their context.
  private(set) var unknown: [String] = []
  /// Names of objects and lists that templates use as text.
  private(set) var whole: [String] = []

  func note(unknown name: String) {
    if !unknown.contains(name) { unknown.append(name) }
  }

  func note(whole name: String) {
    if !whole.contains(name) { whole.append(name) }
  }
}

/// A JSON value as templates see it. A null exists and is empty, so Mustache does not look for its
/// name in outer contexts.
///
/// - Parameters:
///   - name: The name of its member; an item has the name of its list.
///   - isOutermost: Whether it is the outermost context.
func modelValue(
  _ value: JSONValue, named name: String, isOutermost: Bool = false, misses: Misses
) -> Any {
  if let object = value.object {
    var members: [String: Any] = [:]
    for (key, member) in object {
      members[key.string] = modelValue(member, named: key.string, misses: misses)
    }
    return ModelObject(name: name, members: members, isOutermost: isOutermost, misses: misses)
  }
  if let array = value.array {
    let items = array.map { modelValue($0, named: name, misses: misses) }
    return ModelList(name: name, items: items, misses: misses)
  }
  if let text = value.string { return text }
  if let truth = value.boolean { return truth }
  return value.number ?? NSNull()
}

/// An object or list, which templates cannot use as text. The library would write all members, in
/// any order.
protocol NonTextValue: MustacheCustomRenderable {
  var name: String { get }
  var misses: Misses { get }
}

extension NonTextValue {
  var isNull: Bool { false }

  var renderText: String {
    misses.note(whole: name)
    return ""
  }
}

/// An object of the model.
struct ModelObject: MustacheParent, NonTextValue {
  var name: String
  var members: [String: Any]
  var isOutermost: Bool
  var misses: Misses

  func child(named name: String) -> Any? {
    if let member = members[name] { return member }
    if isOutermost { misses.note(unknown: name) }
    return nil
  }
}

/// A list of the model.
struct ModelList: MustacheSequence, MustacheTransformable, NonTextValue {
  var name: String
  var items: [Any]
  var misses: Misses

  func makeIterator() -> IndexingIterator<[Any]> { items.makeIterator() }

  /// The library's functions for lists.
  func transform(_ name: String) -> Any? {
    if name == "reversed" {
      return ModelList(name: self.name, items: items.reversed(), misses: misses)
    }
    return items.transform(name)
  }
}
