import TokenModel
import Writers

/// Converts values of other dialects to DTCG 2025.10.
package struct ValueReading {
  /// A loss or a change.
  package struct Fault: Hashable, Sendable {
    package var rule: Rule
    /// The message, without the name of the token.
    package var message: String
  }

  /// The target of an alias.
  package struct Target {
    /// Its path in the result.
    package var path: [String]
    package var type: TokenType?
    /// Its final value as written, if there is only one.
    package var literal: JSONTree?

    package init(path: [String], type: TokenType?, literal: JSONTree? = nil) {
      (self.path, self.type, self.literal) = (path, type, literal)
    }
  }

  package private(set) var faults: [Fault] = []
  /// Parts that DTCG cannot express, for `$extensions`.
  package private(set) var extras: [JSONTree.Member] = []
  private let resolve: (String) -> Target?
  /// The names of the parts around the current value, for messages.
  private var trail: [String] = []

  /// - Parameter resolve: Returns the target for the text between braces; nil if there is none.
  package init(_ resolve: @escaping (String) -> Target?) { self.resolve = resolve }

  /// Converts a value of a type; nil, with a fault, if it does not have the type.
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

  // MARK: Helpers for the types

  /// Records that something cannot be converted.
  mutating func noteLoss(_ message: String) { note(.notCarried, message: message) }

  mutating func noteChange(_ message: String) { note(.changedValue, message: message) }

  private mutating func note(_ rule: Rule, message: String) {
    let subject = trail.isEmpty ? "" : "'\(trail.joined(separator: "."))': "
    faults.append(Fault(rule: rule, message: subject + message))
  }

  /// Keeps a part that DTCG cannot express.
  mutating func keep(_ name: String, value: JSONTree) { extras.append(.init(name, value: value)) }

  /// Records that a value is not the wanted one.
  mutating func refuse(_ value: JSONTree, wanted: String) -> JSONTree? {
    if case .string(let text) = value, text.contains("{") {
      noteLoss(
        "\(value.excerpt) mixes an alias with other text, which DTCG 2025.10 does not allow; write a "
          + "plain value or a single alias")
    } else {
      noteLoss("expected \(wanted), found \(value.excerpt)")
    }
    return nil
  }

  /// The final value of an alias; nil if there are several, or if it is unknown.
  func literal(_ text: String) -> JSONTree? {
    guard let literal = text.alias.flatMap(resolve)?.literal else { return nil }
    return literal.alias == nil ? literal : nil
  }

  /// Whether a word is an alias of a token with one of these types.
  func names(_ word: String, types: Set<TokenType>) -> Bool {
    word.alias.flatMap(resolve)?.type.map(types.contains) ?? false
  }

  /// Converts a part of a composite value. An alias of the right type stays; another alias is
  /// replaced by its value if that has the type.
  mutating func part(_ name: String, value: JSONTree, as type: TokenType) -> JSONTree? {
    part(name, value: value, wanted: type) { $0.read($1, as: type) }
  }

  /// - Parameter wanted: The type of aliases that stay.
  mutating func part(
    _ name: String, value: JSONTree, wanted: TokenType,
    read: (inout ValueReading, JSONTree) -> JSONTree?
  ) -> JSONTree? {
    trail.append(name)
    defer { trail.removeLast() }
    guard case .string(let text) = value, let alias = text.alias else { return read(&self, value) }
    guard let target = resolve(alias) else {
      noteLoss("no file declares '\(printable(alias))'; add its file to the inputs")
      return nil
    }
    if target.type == nil || target.type == wanted { return .alias(target.path) }
    let mark = faults.count
    guard let literal = target.literal, let value = read(&self, literal) else {
      noteLoss(
        "expected a \(wanted.rawValue), but '\(printable(alias))' is a "
          + (target.type?.rawValue ?? "token without a type"))
      return nil
    }
    faults.removeSubrange(mark...)  // the next fault covers them
    noteChange(
      "expected a \(wanted.rawValue), but {\(printable(alias))} is a \(target.type?.rawValue ?? "token"); "
        + "it is replaced by \(value.phrase)")
    return value
  }
}

extension JSONTree {
  /// The value in a message: as written if it is short, else its kind.
  package var excerpt: String {
    switch self {
    case .string(let text): quoted(text)
    case .number(let number): plain(number)
    case .boolean(let truth): "\(truth)"
    case .object: length ?? "an object"
    case .array: "an array"
    case .null: "null"
    case .spelled: "a value"
    }
  }

  /// A DTCG value in a message, such as `16px`.
  package var phrase: String { length ?? excerpt }

  /// The text of an object with a value and a unit, such as `16px`; nil for others.
  private var length: String? {
    guard let amount = self["value"]?.number, let unit = self["unit"]?.text else { return nil }
    return plain(amount) + printable(unit)
  }

  /// The target of a value that is an alias as a whole, without braces.
  package var alias: String? { text?.alias }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var items: [JSONTree]? { if case .array(let items) = self { items } else { nil } }
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The first of several members that exists.
  func first(_ names: String...) -> JSONTree? { names.lazy.compactMap { self[$0] }.first }
}

/// A text in quotes that it does not contain, without its end if it is long.
private func quoted(_ text: String) -> String {
  let isLong = text.unicodeScalars.count > 60
  let start = isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(56))) + "…" : text
  let quote = text.contains("\"") && !text.contains("'") ? "'" : "\""
  return quote + printable(start) + quote
}
