import TokenTesting

/// A JSON value that can be compared and written.
enum JSONTree: Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  struct Member: Sendable {
    var name: String
    var value: JSONTree
  }

  /// Parses a text.
  init(_ text: [UInt8]) throws {
    let document = try JSONDocument(text)
    self = withExtendedLifetime(document) { JSONTree(document.root) }
  }

  init(_ value: JSONValue) {
    if let object = value.object {
      self = .object(object.map { Member(name: $0.key.string, value: JSONTree($0.value)) })
    } else if let items = value.array {
      self = .array(items.map(JSONTree.init))
    } else if let text = value.string {
      self = .string(text)
    } else if let number = value.number {
      self = .number(number)
    } else {
      self = value.boolean.map(JSONTree.truth) ?? .null
    }
  }

  /// The members; empty when the value is not an object.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The items; empty when the value is not an array.
  var items: [JSONTree] { if case .array(let items) = self { items } else { [] } }

  /// The string; nil when the value is not a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The member with a name, compared by bytes.
  subscript(name: String) -> JSONTree? {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The item at an index.
  subscript(index: Int) -> JSONTree? { items.indices.contains(index) ? items[index] : nil }

  /// The value as JSON on one line.
  var json: String {
    switch self {
    case .null: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number): "\(number)"
    case .string(let text): quoted(text)
    case .array(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{ " + members.map { "\(quoted($0.name)): \($0.value.json)" }.joined(separator: ", ") + " }"
    }
  }
}

extension JSONTree: Equatable {
  /// Compares objects regardless of the order of their members, and strings by their bytes.
  static func == (one: JSONTree, other: JSONTree) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.truth(let one), .truth(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
    case (.array(let one), .array(let other)): one == other
    case (.object(let members), .object(let others)):
      members.count == others.count && members.allSatisfy { other[$0.name] == $0.value }
    default: false
    }
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  init(arrayLiteral items: JSONTree...) { self = .array(items) }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(booleanLiteral truth: Bool) { self = .truth(truth) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(floatLiteral number: Double) { self = .number(number) }
}
