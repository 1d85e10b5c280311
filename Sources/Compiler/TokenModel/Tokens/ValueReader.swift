/// Reads a `$value` as a type (Format 8 and 9), and collects its faults.
///
/// Common faults that can mean only one thing have their own rules. The value is then read as
/// intended, and `reading` says how.
package struct ValueReader {
  /// A fault and its position in the token.
  package struct Fault {
    package var rule: Rule
    package var message: String
    /// How to fix it, for findings that do not say how it is read.
    package var cure: String?
    /// How it is read.
    package var reading: String?
    /// The steps from the token's object to the fault.
    package var steps: [JSONStep]
    /// The targets of the pointers on the path to the fault, the nearest first.
    package var hops: [Hop] = []
    /// Whether it can differ between themes.
    package var isThemeSpecific = false
    /// Whether the rule found it in an earlier minor version, too.
    package var isOld = true
  }

  /// The target of a pointer.
  package struct Hop {
    /// The token, as an index into `TokenSet.declarations`.
    package var declaration: Int32
    /// The steps from the token's object.
    package var steps: [JSONStep]
  }

  package private(set) var faults: [Fault] = []
  /// Unread tokens that the value needs. The value must be read again after them.
  package private(set) var pending: [PathID] = []
  /// Unread tokens that pointers lead into. Their faults come before those of this value.
  package private(set) var awaited: [PathID] = []
  /// The tokens that aliases in the value reference.
  package private(set) var aliases: [PathID] = []
  /// The tokens that pointers in the value pass; nil when there are too many to record.
  package private(set) var crossed: [PathID]? = []
  /// Whether the value has an alias or a pointer.
  package private(set) var sawReference = false
  /// Whether the current position is in a token with its own fault, which is reported there.
  private var isInFault = false
  private var trail: [JSONStep]
  private var jumps: [(site: [JSONStep], hop: Hop)] = []
  private let references: References?
  /// The number of bytes of values and messages that references copy.
  package private(set) var repeated = 0
  /// The limit of `repeated`. Beyond it, nothing more is read.
  private let room: Int

  /// Resolves aliases and pointers.
  package struct References {
    /// The target of an alias, given the text between the braces.
    var alias: (JSONBytes) -> AliasTarget
    /// The target of a pointer.
    var pointer: (JSONValue) -> Result<PointerLanding, DeadPointer>
    /// Whether a token has its own fault; nil when it is not read yet.
    var hasFault: (PathID) -> Bool?

    package init(
      alias: @escaping (JSONBytes) -> AliasTarget,
      pointer: @escaping (JSONValue) -> Result<PointerLanding, DeadPointer>,
      hasFault: @escaping (PathID) -> Bool?
    ) { (self.alias, self.pointer, self.hasFault) = (alias, pointer, hasFault) }
  }

  package enum AliasTarget {
    case value(TokenValue, PathID)
    /// A token that is not read yet.
    case pending(PathID)
    /// A token with its own fault, which is reported there.
    case unreadable(PathID)
    /// No token; the path is that of a group, or of a token in other themes.
    case missing(hint: String, path: PathID?)
    /// Something in a group with its own fault, which is reported there.
    case echo
  }

  /// Creates a reader of the value of a key, `$value` or `$ref`. Without `references`, aliases and
  /// pointers are only detected. `room` is the number of bytes that references can copy.
  package init(_ references: References? = nil, key: String = "$value", room: Int = .max) {
    (self.references, self.room) = (references, room)
    trail = [.key(key)]
  }

  /// Reads a whole value, which can be a reference object or the text of a token's own `$ref`.
  package mutating func readWhole(_ value: JSONValue, isReference: Bool, as type: TokenType)
    -> TokenValue?
  {
    guard let text = isReference ? value : value.referenceText else { return read(value, as: type) }
    if !isReference { trail.append(.key("$ref")) }
    return jump(to: text) { $0.read($1, as: type) }
  }

  // MARK: Tools

  /// Adds a fault at the current position, or some steps inside it.
  mutating func fault(
    _ message: String, rule: Rule = .invalidValue, cure: String? = nil, reading: String? = nil,
    inside steps: [JSONStep] = [], isOld: Bool = true
  ) {
    note(
      Fault(
        rule: rule, message: message, cure: cure, reading: reading, steps: trail + steps,
        isOld: isOld))
  }

  /// Adds a fault at the current position, and gives no value.
  mutating func refuse<Value>(
    _ message: String, rule: Rule = .invalidValue, cure: String? = nil, reading: String? = nil
  ) -> Value? {
    fault(message, rule: rule, cure: cure, reading: reading)
    return nil
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
      fault.isThemeSpecific = true
    }
    faults.append(fault)
  }

  /// Reads a value one step inside. Follows it if it is a reference object.
  mutating func inside<Value>(
    _ step: JSONStep, value: JSONValue, read: (inout ValueReader, JSONValue) -> Value?
  ) -> Value? {
    trail.append(step)
    defer { trail.removeLast() }
    guard let text = value.referenceText else { return read(&self, value) }
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
      crossed = nil  // the pointer can pass other tokens in another theme
      if dead.rule == .aliasCycle {
        if let token = dead.token { pending.append(token) }
      } else if !dead.isEcho, !isFaulty(dead.token) {
        note(Fault(rule: dead.rule, message: dead.message, steps: trail, isThemeSpecific: true))
      }
      return nil
    case .success(let landing):
      let wasFaulty = isInFault
      isInFault = isFaulty(landing.token) || wasFaulty
      crossed = crossed.flatMap { own in landing.crossed.map { own + $0 } }
      guard hasRoom(for: landing.value.bytes?.count ?? 16 * landing.value.count) else { return nil }
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

  /// Counts the bytes that a reference copies. Returns false when the limit is exceeded.
  private mutating func hasRoom(for size: Int) -> Bool {
    repeated += size
    return repeated <= room
  }

  /// Whether a token has its own fault, which is reported there.
  private mutating func isFaulty(_ token: PathID?) -> Bool {
    guard let token, let references else { return false }
    if let hasFault = references.hasFault(token) { return hasFault }
    awaited.append(token)
    return false
  }

  /// Reads a part of a value, which can be an alias of a token of the same type.
  mutating func part(_ value: JSONValue, as type: TokenType) -> TokenValue? {
    guard let alias = value.aliasName else { return read(value, as: type) }
    guard let target = self.target(of: alias, value: value) else { return nil }
    if target.type == type { return target }
    return refuse(
      "expected a \(type.rawValue), but \(value.excerpt) is a \(target.type.rawValue)",
      rule: .typeMismatch)
  }

  /// The value of an alias inside the value; nil when it is missing or not read yet.
  mutating func target(of alias: JSONBytes, value: JSONValue) -> TokenValue? {
    sawReference = true
    guard let references else { return nil }
    switch references.alias(alias) {
    case .value(let target, let path):
      aliases.append(path)
      return hasRoom(for: target.size) ? target : nil
    case .pending(let path): pending.append(path)
    case .unreadable(let path): aliases.append(path)
    case .missing(let hint, let path):
      if let path { aliases.append(path) }
      note(
        Fault(
          rule: .unresolvedAlias, message: "\(value.excerpt) \(hint)", steps: trail,
          isThemeSpecific: true))
    case .echo: break
    }
    return nil
  }

  /// The members of an object that can have only the given names, in their order; nil, with a fault, of
  /// another value. The first `required` names are required, by default all.
  ///
  /// Missing members are nil, so that the faults of the others are reported too.
  mutating func members(
    of value: JSONValue, wanted: String, names: [String], required: Int? = nil
  ) -> [JSONValue?]? {
    guard let object = value.object else {
      return refuse("expected \(wanted), found \(value.excerpt)")
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
    // An object without any of the names is of another type.
    if !unknown.isEmpty, found.allSatisfy({ $0 == nil }),
      !unknown.contains(where: { $0.nearest(among: names) != nil })
    {
      let words = unknown.prefix(4).map(printable).quotedList()
      return refuse("expected \(wanted), found an object with \(words)")
    }
    report(unknown, missing: missing, of: wanted, among: names)
    return found
  }

  /// Reports an invalid reference object.
  private mutating func refuse(_ reference: JSONValue) {
    trail.append(.key("$ref"))
    defer { trail.removeLast() }
    fault(
      reference.kind == .string
        ? "a reference object can have only '$ref'; move the other members to its target"
        : "'$ref' must be a JSON Pointer (\"#/a/b/$value\"), found \(reference.excerpt)")
  }

  /// Reports unknown and missing members. A misspelled name is reported once.
  private mutating func report(
    _ unknown: [String], missing: [String], of wanted: String, among names: [String]
  ) {
    var missing = missing
    let whole = wanted.prefix { $0 != "{" } + "{\(names.joined(separator: ", "))}"
    for key in unknown {
      let meant = key.nearest(among: missing)
      missing.removeAll { $0 == meant }
      trail.append(.key(key))
      fault(
        "unknown property '\(printable(key))' in \(whole)"
          + (meant.map { "; did you mean '\($0)'?" } ?? key.suggestion(among: names)),
        rule: meant == nil ? .unknownProperty : .invalidValue)
      trail.removeLast()
    }
    for name in missing { fault("'\(name)' is missing from \(wanted)") }
  }

  /// What to write instead of an alias where aliases are not allowed (requirement F-087).
  func pointerHint(_ value: JSONValue) -> String {
    guard let alias = value.aliasName else { return "" }
    let names = alias.string.parts(at: ".").map(String.init)
    let pointer = (names + ["$value"]).tokenPath
    return
      "; an alias can only replace a whole value, so write {\"$ref\": \"#/\(printable(pointer))\"}"
  }

  /// A case of an enumeration; nil, with a fault, when the value is not one of them.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, wanted: String
  ) -> Word? where Word.RawValue == String {
    if let word = value.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    let near = value.string?.nearest(among: words)
    let list = near == nil ? " (\(words.quotedList(conjunction: "or")))" : ""
    return refuse("expected \(wanted)\(list), found \(value.excerpt)\(near.didYouMean)")
  }
}

extension JSONValue {
  /// The value in a message: short values as written, others by their kind.
  package var excerpt: String {
    // Counting the characters of a very long string takes as long as reading it.
    if let bytes, bytes.count > 1000 { return "a long string" }
    if let string { return string.count > 40 ? "a long string" : "\"\(printable(string))\"" }
    if let number { return plain(number) }
    if let boolean { return "\(boolean)" }
    return kind.phrase
  }
}
