import Foundation
import Mustache
import TokenJSON

/// The model as templates see it.
///
/// A class, so that it notes the names that they use wrongly.
final class Model {
  /// Names that do not exist in their context.
  private(set) var unknown: [String] = []
  /// Names of objects and lists that templates use as text.
  private(set) var whole: [String] = []

  /// The number of values that templates can still ask for.
  private(set) var rest: Int

  /// The number of bytes of texts that templates can still ask for.
  private(set) var size: Int

  init(limit: Int, size: Int) { (rest, self.size) = (limit, size) }

  func note(unknown name: String) { if !unknown.contains(name) { unknown.append(name) } }

  func note(whole name: String) { if !whole.contains(name) { whole.append(name) } }

  /// A JSON value, by the name of its member or of its list. A null exists and is empty, so
  /// Mustache does not look for its name in outer contexts. Beyond the limit everything is empty.
  func value(_ value: JSONValue, named name: String, isOutermost: Bool = false) -> Any {
    rest -= 1
    size -= value.bytes?.count ?? 0
    guard rest >= 0, size >= 0 else { return NSNull() }
    if value.kind == .object {
      return ModelObject(name: name, members: value, isOutermost: isOutermost, model: self)
    }
    if let array = value.array {
      return ModelList(name: name, items: array.map { self.value($0, named: name) }, model: self)
    }
    if let text = value.string { return text }
    if let truth = value.boolean { return truth }
    return value.number ?? NSNull()
  }
}

/// An object or list, which templates cannot use as text. The library would write all members, in
/// any order.
protocol NonTextValue: MustacheCustomRenderable {
  var name: String { get }
  var model: Model { get }
}

extension NonTextValue {
  var isNull: Bool { false }

  var renderText: String {
    model.note(whole: name)
    return ""
  }
}

/// An object, whose members become values when a template names them.
struct ModelObject: MustacheParent, NonTextValue {
  var name: String
  var members: JSONValue
  var isOutermost: Bool
  var model: Model

  func child(named name: String) -> Any? {
    if let member = members[name] { return model.value(member, named: name) }
    if isOutermost { model.note(unknown: name) }
    return nil
  }
}

struct ModelList: MustacheSequence, MustacheTransformable, NonTextValue {
  var name: String
  var items: [Any]
  var model: Model

  func makeIterator() -> IndexingIterator<[Any]> { items.makeIterator() }

  /// The library's functions for lists.
  func transform(_ name: String) -> Any? {
    if name == "reversed" {
      return ModelList(name: self.name, items: items.reversed(), model: model)
    }
    return items.transform(name)
  }
}
