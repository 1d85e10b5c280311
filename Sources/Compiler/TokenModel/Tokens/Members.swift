/// The findings about a project file, a contract, a resolver document or a baseline while it is read.
///
/// A class, because the reader of the file and the `Members` of its objects add to the same findings.
package final class DocumentLog {
  package let document: Document
  /// The rule for wrong values.
  let rule: Rule
  package var findings: Findings

  private init(_ document: Document, rule: Rule, findings: Findings) {
    (self.document, self.rule, self.findings) = (document, rule, findings)
  }

  /// Reads a document with a log that continues some findings.
  package static func reading<Result>(
    _ document: Document, rule: Rule, findings: inout Findings, read: (DocumentLog) -> Result
  ) -> Result {
    let log = DocumentLog(document, rule: rule, findings: findings)
    findings = Findings()  // so that the log has the only copy and can grow it in place
    defer { findings = log.findings }
    return read(log)
  }

  package var root: PlacedValue { PlacedValue(document.json.root) }

  /// Reports a fault of a value.
  package func report(_ message: String, rule: Rule? = nil, at steps: [JSONStep]) {
    findings.add(rule ?? self.rule, message: message, at: document.place(steps))
  }

  /// Reports a fault of a value, and gives none.
  func refuse<Value>(_ message: String, rule: Rule? = nil, at steps: [JSONStep]) -> Value? {
    report(message, rule: rule, at: steps)
    return nil
  }

  /// Reports a fault of a member at its key.
  func report(_ message: String, rule: Rule? = nil, atKey steps: [JSONStep]) {
    findings.add(rule ?? self.rule, message: message, at: document.keyPlace(steps))
  }

  /// Reports a value of the wrong kind, and gives none.
  package func refuse<Value>(_ found: PlacedValue, wanted: String) -> Value? {
    refuse("expected \(wanted), found \(found.value.excerpt)", at: found.steps)
  }
}

/// The members of an object in a project file, a contract or a resolver document, read by name.
/// Members that are never read are reported as unknown keys.
package struct Members {
  private let log: DocumentLog
  let steps: [JSONStep]
  /// The kind of object with its article, such as "a contract".
  private let phrase: String
  /// The object, followed by the objects that it overrides.
  private let layers: [PlacedValue]
  private var knownKeys: [String] = []

  /// The members of an object; nil, with a finding, when the value is not an object.
  package init?(_ value: PlacedValue, of log: DocumentLog, phrase: String) {
    self.init([value], of: log, phrase: phrase)
  }

  /// The members of an object and of those that it references and overrides (Resolver 4.2.2), the
  /// overriding one first; nil, with a finding, when one is not an object.
  init?(_ layers: [PlacedValue], of log: DocumentLog, phrase: String) {
    for layer in layers where layer.value.kind != .object {
      let _: JSONValue? = log.refuse(layer, wanted: "\(phrase) (an object)")
      return nil
    }
    (self.layers, self.log, self.phrase) = (layers, log, phrase)
    steps = layers[0].steps
  }

  /// The value of a member; nil when it is missing.
  mutating func value(_ name: String) -> PlacedValue? {
    if !knownKeys.contains(name) { knownKeys.append(name) }
    return layers.lazy.compactMap { $0[name] }.first
  }

  /// The value of a member; nil, with a finding, when it is missing.
  package mutating func required(_ name: String) -> PlacedValue? {
    if let value = value(name) { return value }
    return log.refuse("'\(name)' is missing from \(phrase)", at: steps)
  }

  /// The value of a string member; nil when it is missing, or, with a finding, not a string.
  mutating func string(_ name: String) -> String? {
    value(name).flatMap { string(of: $0, named: name) }
  }

  /// The value of a required string member; nil, with a finding, when it is missing or not a string.
  package mutating func requiredString(_ name: String) -> String? {
    required(name).flatMap { string(of: $0) }
  }

  /// The value of a number member; nil when it is missing, or, with a finding, not a number.
  mutating func number(_ name: String) -> Double? {
    read(name, wanted: "a number") { $0.value.number }
  }

  /// The value of a member that is true or false; false, with a finding, when it is neither.
  mutating func boolean(_ name: String) -> Bool {
    read(name, wanted: "true or false") { $0.value.boolean } ?? false
  }

  /// A part of the value of a member; nil when it is missing, or, with a finding, has no such part.
  private mutating func read<Part>(
    _ name: String, wanted: String, part: (PlacedValue) -> Part?
  ) -> Part? {
    value(name).flatMap { part($0) ?? log.refuse($0, wanted: wanted) }
  }

  /// The value of a member that can be one string or a list of strings.
  mutating func strings(_ name: String) -> [String]? { value(name).flatMap(strings) }

  /// The strings of a value that can be one string or a list of strings.
  func strings(of value: PlacedValue) -> [String]? {
    guard let items = value.items else { return string(of: value).map { [$0] } }
    let strings = items.compactMap { string(of: $0) }
    return strings.count == items.count ? strings : nil
  }

  /// The entries of an object member, in the order of the text.
  mutating func entries(_ name: String) -> [PlacedValue] {
    read(name, wanted: "an object", part: \.members) ?? []
  }

  /// The items of a list member.
  package mutating func items(_ name: String) -> [PlacedValue] {
    read(name, wanted: "an array", part: \.items) ?? []
  }

  /// Reports every member that was not read. `allowsComment` leaves `$comment` to readers of the file.
  package func finish(allowsComment: Bool = false) {
    for layer in layers {
      guard let object = layer.value.object else { continue }
      for (key, _) in object where !knownKeys.contains(where: { key.isSame(as: $0) }) {
        if layer.steps.isEmpty, key == "$schema" { continue }
        if allowsComment, key == "$comment" { continue }
        if layers.count > 1, key == "$ref" { continue }
        let known = "; expected \(knownKeys.quotedList(conjunction: "or"))"
        log.report(
          "unknown key '\(printable(key.string))' in \(phrase)"
            + key.string.suggestion(among: knownKeys, else: known),
          rule: .unknownKey, atKey: layer.steps + [.key(key.string)])
      }
    }
  }

  /// The string of a value; nil, with a finding, when it is not a string.
  func string(of found: PlacedValue, named name: String? = nil) -> String? {
    if let string = found.value.string { return string }
    return log.refuse(found, wanted: name.map { "a string for '\($0)'" } ?? "a string")
  }
}
