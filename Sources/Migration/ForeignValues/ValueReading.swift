/// Reads the values of all other formats as DTCG 2025.10 writes them.
package struct ValueReading {
  /// A loss or a change.
  package struct Fault: Hashable, Sendable {
    package var rule: Rule
    /// The message, without the name of the token.
    package var message: String
  }

  /// The target of an alias.
  package struct Target {
    /// Its path in the result; nil for a part of a composite value, which no alias can name.
    package var path: [String]?
    /// Its type; nil if it has none, or is not converted.
    package var type: TokenType?
    /// Its final value as written; nil if it is unknown.
    package var literal: JSONTree?
    /// Its final value as DTCG writes it.
    package var resolved: JSONTree?
    /// Its value in arithmetic.
    package var quantity: Quantity?

    package init(path: [String]?, type: TokenType? = nil, literal: JSONTree? = nil) {
      (self.path, self.type, self.literal) = (path, type, literal)
    }
  }

  /// What a value is read with.
  package struct Context {
    /// The target for the text between braces; nil if there is none.
    package var target: (String) -> Target? = { _ in nil }
    /// Why there is no target, as the end of a sentence about it.
    package var absence: (String) -> String = {
      "no file declares '\(printable($0))'; add its file to the inputs"
    }
    /// The unit of lengths without one, and whether it is a guess that is reported.
    package var unit = DimensionValue.Unit.px
    package var isUnitGuessed = true
    /// How much the values of targets may still repeat, in all tokens that share it.
    package let copies = CopyLimit()

    /// A context in which no token is declared.
    package init() {}
  }

  package var faults: [Fault] = []
  /// Parts that DTCG cannot express, for `$extensions`.
  package internal(set) var extras: [JSONTree.Member] = []
  package let context: Context
  /// The names of the parts around the current value, for messages.
  private(set) var trail: [String] = []
  /// How many values of targets are read in place of aliases around the current value.
  private var depth = 0

  package init(_ context: Context = Context()) { self.context = context }

  /// Converts a value of a kind; nil, with a fault, if it is not of that kind.
  package mutating func read(
    _ value: JSONTree, as kind: ValueKind
  ) -> (type: TokenType, value: JSONTree)? {
    switch kind {
    case .opacity: return factor(value, wanted: "an opacity").map { (.number, .number($0)) }
    case .lineHeight: return lineHeight(value)
    case .letterSpacing: return letterSpacing(value).map { (.dimension, $0) }
    case .type(.number): return numberOrLength(value)
    case .type(.color) where value.text?.lowercased().holds(text: "gradient(") ?? false:
      return gradient(value).map { (.gradient, $0) }
    case .type(let type): return read(value, as: type).map { (type, $0) }
    }
  }

  mutating func read(_ value: JSONTree, as type: TokenType) -> JSONTree? {
    switch type {
    case .color: color(value)
    case .dimension: dimension(value)
    case .fontFamily: fontFamily(value)
    case .fontWeight: fontWeight(value)
    case .duration: duration(value)
    case .cubicBezier: cubicBezier(value)
    case .number: factor(value, wanted: "a number").map(JSONTree.number)
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
  package mutating func noteLoss(_ message: String) { note(.notCarried, message: message) }

  package mutating func noteChange(_ message: String) { note(.changedValue, message: message) }

  mutating func note(_ rule: Rule, message: String) {
    let subject = trail.isEmpty ? "" : "'\(trail.joined(separator: "."))': "
    let fault = Fault(rule: rule, message: subject + message)
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Keeps a part that DTCG cannot express.
  package mutating func keep(_ name: String, value: JSONTree) {
    extras.removeAll { $0.name == name }
    extras.append(.init(name, value: value))
  }

  /// Records that a value is not the wanted one.
  mutating func refuse<Result>(_ value: JSONTree, wanted: String) -> Result? {
    if case .string(let text) = value, text.contains("{"),
      let missing = text.aliases.first(where: { context.target($0) == nil })
    {
      noteLoss("\(value.excerpt) cannot be read: \(context.absence(missing))")
    } else {
      noteLoss("expected \(wanted), found \(value.excerpt)")
    }
    return nil
  }

  /// Whether a word is an alias of a token with one of these types.
  func names(_ word: String, types: Set<TokenType>) -> Bool {
    word.alias.flatMap(context.target)?.type.map(types.contains) ?? false
  }

  /// Converts a part of a composite value. Aliases of its type stay; values of that type replace others.
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
    guard let target = context.target(alias) else {
      noteLoss(context.absence(alias))
      return nil
    }
    if let path = target.path, target.type == wanted { return .alias(path) }
    let mark = faults.count
    if let literal = target.literal, literal.alias == nil {
      if let found = inPlace(literal, read: { read(&$0, $1) }) {
        if target.path != nil {
          faults.removeSubrange(mark...)  // the next fault covers them
          noteChange(
            "expected a \(wanted.rawValue), but {\(printable(alias))} is a "
              + "\(target.type?.rawValue ?? "token without a type"); it is replaced by \(found.phrase)"
          )
        }
        return found
      }
    }
    faults.removeSubrange(mark...)
    let conflict = target.type.map {
      "expected a \(wanted.rawValue), but '\(printable(alias))' is a \($0.rawValue)"
    }
    noteLoss(conflict ?? "{\(printable(alias))} is left out; fix that first")
    return nil
  }

  /// Reads the value of a target in the place of an alias; nil if there are too many of them.
  mutating func inPlace(
    _ literal: JSONTree, read: (inout ValueReading, JSONTree) -> JSONTree?
  ) -> JSONTree? {
    guard depth < 16, context.copies.allows(literal.items?.count ?? 0, depth: depth) else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self, literal)
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
  package func first(_ names: String...) -> JSONTree? { names.lazy.compactMap { self[$0] }.first }
}

/// A text in quotes that it does not contain, without its end if it is long.
private func quoted(_ text: String) -> String {
  let isLong = text.unicodeScalars.count > 60
  let start = isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(56))) + "…" : text
  let quote = text.contains("\"") && !text.contains("'") ? "'" : "\""
  return quote + printable(start) + quote
}
