import TokenJSON
import Writers

/// A JSON value to write. The members of an object keep their order.
package indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  /// A value copied verbatim from its file, with its digits and order.
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
  /// Copies a parsed value.
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

  /// The member with a name; nil if there is none, or if this is not an object.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Sets a member of an object. A new member goes last.
  package mutating func set(_ name: String, value: JSONTree) {
    guard case .object(var members) = self else { preconditionFailure("only objects have members") }
    self = .null  // avoids a copy of the members
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
  package mutating func tree(_ key: String?, tree: JSONTree) {
    switch tree {
    case .object(let members):
      object(key) { json in for member in members { json.tree(member.name, tree: member.value) } }
    case .array(let items): array(key, items: items) { $0.tree(nil, tree: $1) }
    case .string(let text): string(key, value: text)
    case .number(let number): self.number(key, value: number)
    case .boolean(let truth): self.boolean(key, value: truth)
    case .null: string(key, value: nil)
    case .spelled(let bytes): json(key, text: bytes)
    }
  }
}
