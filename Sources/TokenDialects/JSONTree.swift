import TokenJSON
import Writers

/// JSON that is being put together; the members of an object keep their order.
package indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  /// A value as its file spells it: digits and order stay what they are.
  case spelled([UInt8])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONTree

    package init(_ name: String, value: JSONTree) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONTree {
  /// A copy of a value that was read.
  package init(_ value: JSONValue) {
    if let object = value.object {
      self = .object(object.map { Member($0.key.string, value: JSONTree($0.value)) })
    } else if let array = value.array {
      self = .array(array.map(JSONTree.init))
    } else if let string = value.string {
      self = .string(string)
    } else if let number = value.number {
      self = .number(number)
    } else if let boolean = value.boolean {
      self = .boolean(boolean)
    } else {
      self = .null
    }
  }

  /// The member of that name; nil when there is none, or this is no object.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Sets the member of an object, a new one behind all others.
  package mutating func set(_ name: String, value: JSONTree) {
    guard case .object(var members) = self else { preconditionFailure("members of no object") }
    self = .null  // so that the members are not copied
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(Member(name, value: value))
    }
    self = .object(members)
  }
}

extension JSONWriter {
  /// Writes a tree.
  mutating func tree(_ key: String?, tree: JSONTree) {
    switch tree {
    case .object(let members):
      object(key) { json in for member in members { json.tree(member.name, tree: member.value) } }
    case .array(let items): array(key, items: items) { $0.tree(nil, tree: $1) }
    case .string(let text): string(key, text: text)
    case .number(let number): self.number(key, number: number)
    case .boolean(let truth): self.truth(key, truth: truth)
    case .null: string(key, text: nil)
    case .spelled(let bytes): json(key, text: bytes)
    }
  }
}
