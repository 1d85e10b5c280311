import TokenJSON
import Writers

/// Reads a `$value` as a type (Format 8 and 9), collecting what does not fit.
///
/// Where files as they are found break the letter in a way that can only mean one thing, the fault
/// has a rule of its own and the value is read as meant: `reading` says how.
struct ValueReader {
  /// Something that does not fit, and where inside the token.
  struct Fault {
    var rule: Rule
    var message: String
    /// What would satisfy the rule, where `reading` would say the same again.
    var cure: String?
    /// What is read instead.
    var reading: String?
    /// The way from the token's object to the fault.
    var steps: [JSONStep]
    /// Where the pointers on the way to the fault end, the nearest first.
    var hops: [Hop] = []
    /// Whether it may differ between themes.
    var isOfTheme = false
  }

  /// Where a pointer ends.
  struct Hop {
    /// The token, as an index into `TokenSet.declarations`.
    var declaration: Int32
    /// The way from the token's object.
    var steps: [JSONStep]
  }

  private(set) var faults: [Fault] = []
  /// Tokens that the value needs and that are not read yet: read them and try again.
  private(set) var pending: [PathID] = []
  /// Tokens that pointers lead into and that are not read yet: whether they have a fault decides
  /// what is said here.
  private(set) var awaited: [PathID] = []
  /// Tokens that aliases inside the value name.
  private(set) var aliases: [PathID] = []
  /// Tokens that pointers inside the value pass; nil when they are too many to remember.
  private(set) var crossed: [PathID]? = []
  /// Whether it met an alias or a pointer.
  private(set) var sawReference = false
  /// Whether what is read stands in a token that has a fault, which is reported there.
  private var isInFault = false
  private var trail: [JSONStep]
  private var jumps: [(site: [JSONStep], hop: Hop)] = []
  private let references: References?
  /// How many bytes of values, and of what is said about them, references repeat here.
  private(set) var repeated = 0
  /// How many they may repeat. Past that nothing more is read.
  private let room: Int

  /// What aliases and pointers stand for; nil when they are only to be noticed.
  struct References {
    /// What the alias between the braces stands for.
    var alias: (JSONBytes) -> AliasTarget
    /// Where a pointer ends.
    var pointer: (JSONValue) -> Result<Pointers.Landing, Pointers.Dead>
    /// Whether a token has a fault of its own; nil when it is not read yet.
    var hasFault: (PathID) -> Bool?
  }

  /// What an alias stands for.
  enum AliasTarget {
    case value(TokenValue, PathID)
    /// A token that is not read yet.
    case pending(PathID)
    /// A token that has a fault of its own, reported there.
    case unreadable(PathID)
    case missing(hint: String)
    /// Something in a group that has a fault of its own, reported there.
    case echo
  }

  /// - Parameters:
  ///   - key: The member of the token that is read: `$value`, or `$ref`.
  ///   - room: How many bytes of values references may repeat.
  init(_ references: References? = nil, key: String = "$value", room: Int = .max) {
    self.references = references
    self.room = room
    trail = [.key(key)]
  }

  /// Reads a whole value that may be a reference object, or the text of a token's own `$ref`.
  mutating func readWhole(_ value: JSONValue, isReference: Bool, as type: TokenType) -> TokenValue?
  {
    guard let text = isReference ? value : referenceText(value) else {
      return read(value, as: type)
    }
    if !isReference { trail.append(.key("$ref")) }
    return jump(to: text) { $0.read($1, as: type) }
  }

  // MARK: Tools of the readings

  /// Notes a fault at the present place, or some steps further in.
  mutating func fault(
    _ message: String, rule: Rule = .invalidValue, cure: String? = nil, reading: String? = nil,
    inside steps: [JSONStep] = []
  ) {
    note(Fault(rule: rule, message: message, cure: cure, reading: reading, steps: trail + steps))
  }

  private mutating func note(_ fault: Fault) {
    guard !isInFault else { return }
    var fault = fault
    if let first = jumps.first {
      guard hasRoom(for: fault.message.utf8.count) else { return }
      let inner = fault.steps
      fault.steps = first.site
      fault.hops = jumps.map(\.hop)
      fault.hops[fault.hops.count - 1].steps = inner
      fault.isOfTheme = true
    }
    faults.append(fault)
  }

  /// Reads something one step further in; a reference object there is followed.
  mutating func inside<Value>(
    _ step: JSONStep, value: JSONValue, read: (inout ValueReader, JSONValue) -> Value?
  ) -> Value? {
    trail.append(step)
    defer { trail.removeLast() }
    guard let text = referenceText(value) else { return read(&self, value) }
    trail.append(.key("$ref"))
    defer { trail.removeLast() }
    return jump(to: text, read: read)
  }

  private mutating func jump<Value>(
    to text: JSONValue, read: (inout ValueReader, JSONValue) -> Value?
  ) -> Value? {
    sawReference = true
    guard let references else { return nil }
    switch references.pointer(text) {
    case .failure(let dead):
      crossed = nil  // another theme may pass other tokens
      if dead.rule == .aliasCycle {
        if let token = dead.token { pending.append(token) }
      } else if !dead.isEcho, !isFaulty(dead.token) {
        note(Fault(rule: dead.rule, message: dead.message, steps: trail, isOfTheme: true))
      }
      return nil
    case .success(let landing):
      let wasFaulty = isInFault
      isInFault = isFaulty(landing.token) || wasFaulty
      crossed = crossed.flatMap { mine in landing.crossed.map { mine + $0 } }
      guard hasRoom(for: landing.value.bytes?.count ?? 16 * landing.value.count) else {
        return nil
      }
      let site = trail
      jumps.append((site, Hop(declaration: landing.declaration, steps: landing.steps)))
      trail = landing.steps
      defer {
        jumps.removeLast()
        trail = site
        isInFault = wasFaulty
      }
      return read(&self, landing.value)
    }
  }

  /// Counts what a reference repeats; false where it is more than may be.
  private mutating func hasRoom(for size: Int) -> Bool {
    repeated += size
    return repeated <= room
  }

  /// Whether a token that a pointer leads into has a fault, which is reported there.
  private mutating func isFaulty(_ token: PathID?) -> Bool {
    guard let token, let references else { return false }
    if let hasFault = references.hasFault(token) { return hasFault }
    awaited.append(token)
    return false
  }

  /// Reads a part that may be an alias of a token of that type.
  mutating func part(_ value: JSONValue, as type: TokenType) -> TokenValue? {
    guard let alias = aliasName(value) else { return read(value, as: type) }
    guard let target = self.target(of: alias, value: value) else { return nil }
    if target.type == type { return target }
    fault(
      "expected a \(type.rawValue), \(excerpt(value)) is a \(target.type.rawValue)",
      rule: .typeMismatch)
    return nil
  }

  /// What an alias inside the value stands for; nil when that is not known (yet).
  mutating func target(of alias: JSONBytes, value: JSONValue) -> TokenValue? {
    sawReference = true
    guard let references else { return nil }
    switch references.alias(alias) {
    case .value(let target, let path):
      aliases.append(path)
      return hasRoom(for: target.size) ? target : nil
    case .pending(let path): pending.append(path)
    case .unreadable(let path): aliases.append(path)
    case .missing(let hint):
      note(
        Fault(
          rule: .unresolvedAlias, message: "\(excerpt(value)) \(hint)", steps: trail,
          isOfTheme: true))
    case .echo: break
    }
    return nil
  }

  /// The members of a closed object, in the order of the names, nil for one that is missing, so that
  /// the faults of the others are told too; nil when it is no object.
  ///
  /// - Parameter required: How many of the names, from the first, must be there.
  mutating func members(
    of value: JSONValue, wanted: String, names: [String], required: Int? = nil
  ) -> [JSONValue?]? {
    guard let object = value.object else {
      fault("expected \(wanted), found \(excerpt(value))")
      return nil
    }
    var found = [JSONValue?](repeating: nil, count: names.count)
    var unknown: [String] = []
    for (key, member) in object {
      if let index = names.firstIndex(where: { key.isSame(as: $0) }) {
        found[index] = member
      } else if key == "$ref" {
        refuse(member)
        return nil
      } else {
        unknown.append(key.string)
      }
    }
    let needed = required ?? names.count
    let isWhole = !found.prefix(needed).contains { $0 == nil }
    if isWhole, unknown.isEmpty { return found }
    let missing = (0..<needed).filter { found[$0] == nil }.map { names[$0] }
    report(unknown, missing: missing, of: wanted, among: names)
    return found
  }

  /// Reports a reference object that is none.
  private mutating func refuse(_ reference: JSONValue) {
    trail.append(.key("$ref"))
    defer { trail.removeLast() }
    fault(
      reference.kind == .string
        ? "a reference object has '$ref' and nothing else; write the rest where it points"
        : "'$ref' is a JSON Pointer (\"#/a/b/$value\"), found \(excerpt(reference))")
  }

  /// Reports members that the object does not have, and those it lacks; a misspelt one once.
  private mutating func report(
    _ unknown: [String], missing: [String], of wanted: String, among names: [String]
  ) {
    var missing = missing
    for key in unknown {
      let meant = nearest(to: key, among: missing)
      missing.removeAll { $0 == meant }
      trail.append(.key(key))
      fault(
        "'\(printable(key))' is no part of \(wanted)"
          + (meant.map { "; did you mean '\($0)'?" } ?? suggestion(for: key, among: names)),
        rule: meant == nil ? .unknownProperty : .invalidValue)
      trail.removeLast()
    }
    for name in missing { fault("'\(name)' is missing from \(wanted)") }
  }

  /// What to write in place of an alias where none may stand (requirement F-087).
  func pointerHint(_ value: JSONValue) -> String {
    guard let alias = aliasName(value) else { return "" }
    let names = alias.string.parts(at: ".").map(String.init)
    let pointer = tokenPath(names + ["$value"])
    return "; an alias stands for whole values only, write {\"$ref\": \"#/\(printable(pointer))\"}"
  }

  /// One of the words of an enumeration, or a fault.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, wanted: String
  ) -> Word? where Word.RawValue == String {
    if let word = value.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let near = value.string.map { suggestion(for: $0, among: words) } ?? ""
    fault(
      "expected \(wanted) (\(listed(words, conjunction: "or"))), found \(excerpt(value))\(near)")
    return nil
  }
}

/// The bytes between the braces when the value is wholly an alias, `{a.b}` (Format 7.1.1).
package func aliasName(_ value: JSONValue) -> JSONBytes? {
  guard let bytes = value.bytes, bytes.count >= 2, bytes.first == UInt8(ascii: "{"),
    bytes.last == UInt8(ascii: "}")
  else { return nil }
  return bytes.dropFirst().dropLast()
}

/// A value as a sentence names it: short ones as written, long ones by their kind.
package func excerpt(_ value: JSONValue) -> String {
  // Counting the characters of what is far too long would take as long as reading it.
  if let bytes = value.bytes, bytes.count > 1000 { return "a long string" }
  if let text = value.string {
    return text.count > 40 ? "a long string" : "\"\(printable(text))\""
  }
  if let number = value.number { return plain(number) }
  if let truth = value.boolean { return "\(truth)" }
  return value.kind.phrase
}
