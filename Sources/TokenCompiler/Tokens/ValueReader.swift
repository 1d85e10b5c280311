import TokenJSON

/// Reads a `$value` as a type (Format 8 and 9), collecting what does not fit.
struct ValueReader {
  /// Something that does not fit, and where inside the value.
  struct Fault {
    var rule: Rule
    var steps: [JSONStep]
    var message: String
  }

  private(set) var faults: [Fault] = []
  private var trail: [JSONStep] = []
  /// What the alias between the braces stands for.
  private let resolve: (UnsafeBufferPointer<UInt8>) -> AliasTarget

  /// What an alias stands for.
  enum AliasTarget {
    case value(TokenValue)
    /// A token that has a fault of its own, reported there.
    case unreadable
    case missing
  }

  init(resolving resolve: @escaping (UnsafeBufferPointer<UInt8>) -> AliasTarget = { _ in .missing })
  {
    self.resolve = resolve
  }

  mutating func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(value).map(TokenValue.color)
    case .dimension: dimension(value).map(TokenValue.dimension)
    case .fontFamily: fontFamily(value).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(value).map(TokenValue.fontWeight)
    case .duration: duration(value).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(value).map(TokenValue.cubicBezier)
    case .number: number(value).map(TokenValue.number)
    case .strokeStyle: strokeStyle(value).map(TokenValue.strokeStyle)
    case .border: border(value).map(TokenValue.border)
    case .transition: transition(value).map(TokenValue.transition)
    case .shadow: shadow(value).map(TokenValue.shadow)
    case .gradient: gradient(value).map(TokenValue.gradient)
    case .typography: typography(value).map(TokenValue.typography)
    }
  }

  // MARK: Tools of the readings

  /// Notes a fault at the present place.
  mutating func fault(_ message: String, _ rule: Rule = .invalidValue) {
    faults.append(Fault(rule: rule, steps: trail, message: message))
  }

  /// Reads something one step further in.
  mutating func inside<Value>(
    _ step: JSONStep, _ read: (inout ValueReader) -> Value?
  ) -> Value? {
    trail.append(step)
    defer { trail.removeLast() }
    return read(&self)
  }

  /// Reads a part that may be an alias of a token of that type.
  mutating func part(_ value: JSONValue, as type: TokenType) -> TokenValue? {
    guard let alias = aliasName(value) else { return read(value, as: type) }
    switch resolve(alias) {
    case .value(let target) where target.type == type: return target
    case .value(let target):
      fault(
        "expected a \(type.rawValue), \(excerpt(value)) is a \(target.type.rawValue)", .typeMismatch
      )
    case .missing:
      fault(
        "\(excerpt(value)) names no token of this theme; declare it, or name another",
        .unresolvedAlias)
    case .unreadable: break
    }
    return nil
  }

  /// The members of a closed object, in the order asked for; nil when it is no such object.
  mutating func members(
    of value: JSONValue, _ wanted: String, required: [String], optional: [String] = []
  ) -> [JSONValue?]? {
    guard let object = value.object else {
      fault("expected \(wanted), found \(excerpt(value))")
      return nil
    }
    let names = required + optional
    var found = [JSONValue?](repeating: nil, count: names.count)
    var complete = true
    for (key, member) in object {
      if let index = names.firstIndex(where: { $0.utf8.elementsEqual(key.buffer) }) {
        found[index] = member
      } else {
        complete = false
        refuse(key.string, of: wanted, among: names)
      }
    }
    for (name, member) in zip(required, found) where member == nil {
      complete = false
      fault("'\(name)' is missing from \(wanted)")
    }
    return complete ? found : nil
  }

  private mutating func refuse(_ key: String, of wanted: String, among names: [String]) {
    _ = inside(.key(key)) { reader -> Void? in
      if key == "$ref" {
        reader.fault(
          "'$ref' inside a value is not read yet; write the value, or an alias where one may stand",
          .unsupportedReference)
      } else {
        reader.fault(
          "'\(printable(key))' is no part of \(wanted)" + suggestion(for: key, among: names))
      }
      return nil
    }
  }

  /// A number, or a fault.
  mutating func number(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    fault("expected a number, found \(excerpt(value))")
    return nil
  }

  /// One of the words of an enumeration, or a fault.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ wanted: String
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
func aliasName(_ value: JSONValue) -> UnsafeBufferPointer<UInt8>? {
  guard let bytes = value.bytes?.buffer, bytes.count >= 2, bytes.first == UInt8(ascii: "{"),
    bytes.last == UInt8(ascii: "}")
  else { return nil }
  return UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
}

/// A value as a sentence names it: short ones as written, long ones by their kind.
func excerpt(_ value: JSONValue) -> String {
  if let text = value.string {
    return text.count > 40 ? "a long string" : "\"\(printable(text))\""
  }
  if let number = value.number { return plain(number) }
  if let truth = value.boolean { return "\(truth)" }
  return value.kind.phrase
}

/// A number without the `.0` of whole ones.
func plain(_ number: Double) -> String {
  if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
  return "\(number)"
}
