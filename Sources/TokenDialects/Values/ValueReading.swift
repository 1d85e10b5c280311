import TokenModel
import Writers

/// Reads values as other dialects write them, and gives them back as DTCG 2025.10 has them.
package struct ValueReading {
  /// What is lost or changed on the way.
  package struct Fault: Hashable, Sendable {
    package var rule: Rule
    /// A sentence without its subject.
    package var message: String
  }

  /// What an alias names.
  package struct Target {
    /// Its path in the result.
    package var path: [String]
    package var type: TokenType?
    /// What it stands for in the end, where that is one value, as its file writes it.
    package var literal: JSONTree?

    package init(path: [String], type: TokenType?, literal: JSONTree? = nil) {
      self.path = path
      self.type = type
      self.literal = literal
    }
  }

  package private(set) var faults: [Fault] = []
  /// Parts that DTCG has no member for, kept under `$extensions`.
  package private(set) var extras: [JSONTree.Member] = []
  private let resolve: (String) -> Target?
  /// The member that is read, for sentences.
  private var trail: [String] = []

  /// - Parameter resolve: What the text between braces names; nil where nothing has that name.
  package init(_ resolve: @escaping (String) -> Target?) { self.resolve = resolve }

  /// A value of that type; nil, with a fault, when it is none.
  package mutating func read(_ value: JSONTree, as type: TokenType) -> JSONTree? {
    switch type {
    case .color: color(value)
    case .dimension: dimension(value)
    case .fontFamily: fontFamily(value)
    case .fontWeight: fontWeight(value)
    case .duration: duration(value)
    case .cubicBezier: cubicBezier(value)
    case .number: number(value)
    case .strokeStyle: strokeStyle(value)
    case .border: border(value)
    case .transition: transition(value)
    case .shadow: shadow(value)
    case .gradient: gradient(value)
    case .typography: typography(value)
    }
  }

  // MARK: Tools of the readings

  /// Notes that something cannot be carried.
  mutating func lose(_ message: String) { note(.notCarried, message: message) }

  /// Notes that something is carried with a change.
  mutating func change(_ message: String) { note(.changedValue, message: message) }

  private mutating func note(_ rule: Rule, message: String) {
    let subject = trail.isEmpty ? "" : "'\(trail.joined(separator: "."))': "
    faults.append(Fault(rule: rule, message: subject + message))
  }

  mutating func keep(_ name: String, value: JSONTree) { extras.append(.init(name, value: value)) }

  /// Notes a value that is not what was wanted.
  mutating func refuse(_ value: JSONTree, wanted: String) -> JSONTree? {
    if case .string(let text) = value, text.contains("{") {
      lose(
        "\(value.excerpt) mixes an alias with other text, which DTCG 2025.10 cannot; write the value "
          + "out, or name one token")
    } else {
      lose("expected \(wanted), found \(value.excerpt)")
    }
    return nil
  }

  /// What an alias stands for in the end; nil where that is not one value, or an alias still.
  func literal(_ text: String) -> JSONTree? {
    guard let literal = aliasText(text).flatMap(resolve)?.literal else { return nil }
    return literal.text.flatMap(aliasText) == nil ? literal : nil
  }

  /// Whether a word is an alias of a token of one of those types.
  func names(_ word: String, types: Set<TokenType>) -> Bool {
    aliasText(word).flatMap(resolve)?.type.map(types.contains) ?? false
  }

  /// Reads a member of a composite value: an alias of that type stays one, an alias of another type
  /// that can be read as this one is replaced by its value.
  mutating func part(_ name: String, value: JSONTree, as type: TokenType) -> JSONTree? {
    part(name, value: value, wanted: type) { $0.read($1, as: type) }
  }

  /// - Parameter wanted: The type that an alias must have to stay.
  mutating func part(
    _ name: String, value: JSONTree, wanted: TokenType,
    read: (inout ValueReading, JSONTree) -> JSONTree?
  ) -> JSONTree? {
    trail.append(name)
    defer { trail.removeLast() }
    guard case .string(let text) = value, let alias = aliasText(text) else {
      return read(&self, value)
    }
    guard let target = resolve(alias) else {
      lose("no file declares '\(printable(alias))'")
      return nil
    }
    if target.type == nil || target.type == wanted { return .alias(target.path) }
    let mark = faults.count
    guard let literal = target.literal, let value = read(&self, literal) else {
      lose(
        "'\(printable(alias))' is a \(target.type?.rawValue ?? "token without a type"), and a "
          + "\(wanted.rawValue) is needed here")
      return nil
    }
    faults.removeSubrange(mark...)  // one sentence says it all
    change(
      "the alias {\(printable(alias))} names a \(target.type?.rawValue ?? "token"), and a "
        + "\(wanted.rawValue) is needed here; it is written out as \(value.phrase)")
    return value
  }
}

extension JSONTree {
  /// The value as a sentence names it: short ones as written, long ones by their kind.
  var excerpt: String {
    switch self {
    case .string(let text):
      text.unicodeScalars.count > 60 ? "a long string" : "\"\(printable(text))\""
    case .number(let number): plain(number)
    case .boolean(let truth): "\(truth)"
    case .object: "an object"
    case .array: "an array"
    case .null: "null"
    case .spelled: "a value"
    }
  }

  /// A value of DTCG as a sentence names it.
  var phrase: String {
    guard let amount = self["value"]?.number, let unit = self["unit"]?.text else { return excerpt }
    return plain(amount) + unit
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var items: [JSONTree]? { if case .array(let items) = self { items } else { nil } }
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The first of several members that is there.
  func first(_ names: String...) -> JSONTree? { names.lazy.compactMap { self[$0] }.first }
}
