import TokenJSON
import Writers

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

  /// Reports a value of the wrong kind.
  package func mismatch(_ value: JSONValue, wanted: String, at steps: [JSONStep]) {
    report("expected \(wanted), found \(value.excerpt)", at: steps)
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
  private let layers: [Layer]
  private var knownKeys: [String] = []

  /// An object and the steps to it.
  struct Layer {
    var value: JSONValue
    var steps: [JSONStep]
  }

  /// The members of an object; nil, with a finding, when the value is not an object.
  package init?(_ value: JSONValue, of log: DocumentLog, at steps: [JSONStep] = [], phrase: String)
  {
    self.init([Layer(value: value, steps: steps)], of: log, phrase: phrase)
  }

  /// The members of an object and of those that it references and overrides (Resolver 4.2.2), the
  /// overriding one first; nil, with a finding, when one is not an object.
  init?(_ layers: [Layer], of log: DocumentLog, phrase: String) {
    for layer in layers where layer.value.kind != .object {
      log.mismatch(layer.value, wanted: "\(phrase) (an object)", at: layer.steps)
      return nil
    }
    (self.layers, self.log, self.phrase) = (layers, log, phrase)
    steps = layers[0].steps
  }

  /// The value of a member; nil when it is missing.
  mutating func value(_ name: String) -> JSONValue? {
    if !knownKeys.contains(name) { knownKeys.append(name) }
    for layer in layers {
      if let value = layer.value[name] { return value }
    }
    return nil
  }

  /// The steps to a member.
  func steps(to name: String) -> [JSONStep] {
    let layer = layers.first { $0.value[name] != nil } ?? layers[0]
    return layer.steps + [.key(name)]
  }

  /// The value of a member; nil, with a finding, when it is missing.
  package mutating func required(_ name: String) -> JSONValue? {
    if let value = value(name) { return value }
    return log.refuse("'\(name)' is missing from \(phrase)", at: steps)
  }

  /// The value of a string member; nil when it is missing, or, with a finding, not a string.
  mutating func string(_ name: String) -> String? {
    value(name).flatMap { string(of: $0, named: name, at: steps(to: name)) }
  }

  /// The value of a required string member; nil, with a finding, when it is missing or not a string.
  package mutating func requiredString(_ name: String) -> String? {
    required(name).flatMap { string(of: $0, at: steps(to: name)) }
  }

  /// The value of a number member; nil when it is missing, or, with a finding, not a number.
  mutating func number(_ name: String) -> Double? { read(name, wanted: "a number") { $0.number } }

  /// The value of a member that is true or false; false, with a finding, when it is neither.
  mutating func boolean(_ name: String) -> Bool {
    read(name, wanted: "true or false") { $0.boolean } ?? false
  }

  /// A part of the value of a member; nil when it is missing, or, with a finding, has no such part.
  private mutating func read<Part>(
    _ name: String, wanted: String, part: (JSONValue) -> Part?
  ) -> Part? {
    guard let value = value(name) else { return nil }
    if let part = part(value) { return part }
    log.mismatch(value, wanted: wanted, at: steps(to: name))
    return nil
  }

  /// The value of a member that can be one string or a list of strings.
  mutating func strings(_ name: String) -> [String]? {
    guard let value = value(name) else { return nil }
    return strings(of: value, at: steps(to: name))
  }

  /// The strings of a value that can be one string or a list of strings.
  func strings(of value: JSONValue, at steps: [JSONStep]) -> [String]? {
    guard let items = value.array else { return string(of: value, at: steps).map { [$0] } }
    let strings = items.enumerated().compactMap { index, item in
      string(of: item, at: steps + [.index(index)])
    }
    return strings.count == items.count ? strings : nil
  }

  /// The entries of an object member, in the order of the text.
  mutating func entries(_ name: String) -> [(name: String, value: JSONValue, steps: [JSONStep])] {
    guard let object = read(name, wanted: "an object", part: \.object) else { return [] }
    return object.map { key, value in (key.string, value, steps(to: name) + [.key(key.string)]) }
  }

  /// The items of a list member.
  package mutating func items(_ name: String) -> [(value: JSONValue, steps: [JSONStep])] {
    guard let array = read(name, wanted: "an array", part: \.array) else { return [] }
    return array.enumerated().map { ($1, steps(to: name) + [.index($0)]) }
  }

  /// Reports every member that was not read. `allowsComment` lets `$comment` be for readers of the
  /// file.
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
  func string(of value: JSONValue, named name: String? = nil, at steps: [JSONStep]) -> String? {
    if let string = value.string { return string }
    let wanted = name.map { "a string for '\($0)'" } ?? "a string"
    log.mismatch(value, wanted: wanted, at: steps)
    return nil
  }
}
