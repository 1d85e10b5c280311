import ForeignValues
import TokenModel
import Writers

extension ImportedTokens {
  /// Makes tokens of plain values that aliases reference, such as `"red": "#F00"` in a group: Style
  /// Dictionary resolves such references. They get the type of the values that reference them, else the
  /// one that they look like. Other plain values are reported.
  mutating func adopt(_ plains: [ForeignToken]) {
    guard !plains.isEmpty else { return }
    var uses = PlainUses(plains)
    for token in tokens {
      for tree in [token.value] + token.modes.map(\.value) { uses.add(tree, type: token.type) }
    }
    uses.follow()
    var adopted: [ForeignToken] = []
    for (index, var plain) in plains.enumerated() {
      if let types = uses.types[index] {
        let type = types.count == 1 ? types.first : nil
        plain.type = type ?? plain.value.inferredType(at: plain.names)?.rawValue
      }
      if plain.type != nil || uses.types[index] != nil && plain.value.alias != nil {
        adopted.append(plain)
      } else {
        report([plain])
      }
    }
    tokens += adopted
    guard !adopted.isEmpty else { return }
    findings.add(.changedValue, about: adopted) {
      adopted.count == 1
        ? "\($0) is a plain value that an alias references; it becomes a token"
        : "\($0) are plain values that aliases reference; they become tokens"
    }
  }

  /// Reports plain values, in a dialect whose aliases cannot reference them.
  mutating func report(_ plains: [ForeignToken]) {
    for plain in plains {
      let kind = plain.value.number == nil ? "a string" : "a number"
      findings.add(.plain(plain.names.last ?? "", kind: kind, at: plain.place))
    }
  }
}

extension Diagnostic {
  /// A member of a group that is neither a token nor a group.
  static func plain(_ name: String, kind: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .notCarried,
      message: "'\(printable(name))' is \(kind), not a token or group; it is left out", at: place)
  }
}

/// Where plain values are referenced.
private struct PlainUses {
  /// The types of the values that reference each plain value; nil for one that nothing references.
  private(set) var types: [Set<String>?]
  private let plains: [ForeignToken]
  private let byAlias: [String: [Int]]
  /// Plain values whose own aliases are still to be followed.
  private var open: [Int] = []

  init(_ plains: [ForeignToken]) {
    self.plains = plains
    types = Array(repeating: nil, count: plains.count)
    byAlias = Dictionary(grouping: plains.indices) { plains[$0].names.joined(separator: ".") }
  }

  /// Adds the aliases in a value, at any depth.
  mutating func add(_ value: JSONTree, type: String?) {
    switch value {
    case .string(let text):
      let isAlias = text.alias != nil
      for alias in text.aliases {
        // What a text is made of is of its type only if it is a list.
        note(alias, type: isAlias || type.map(listTypes.contains) == true ? type : nil)
      }
    case .array(let items):
      for item in items { add(item, type: type) }
    case .object(let members):
      for member in members { add(member.value, type: partTypes[member.name]) }
    case .number, .boolean, .null, .spelled: break
    }
  }

  private mutating func note(_ alias: String, type: String?) {
    for index in alias.aliasSpellings.flatMap({ byAlias[$0] ?? [] }) {
      let known = types[index]
      types[index] = (known ?? []).union(type.map { [$0] } ?? [])
      if types[index] != known { open.append(index) }
    }
  }

  /// Adds the aliases of plain values that are referenced.
  mutating func follow() {
    while let index = open.popLast() {
      let types = types[index] ?? []
      add(plains[index].value, type: types.count == 1 ? types.first : nil)
    }
  }
}

/// Types whose values are texts with several parts of the same type.
private let listTypes: Set<String> = ["fontFamily", "fontFamilies", "dimension"]

/// The types of the parts of composite values that have one type.
private let partTypes: [String: String] = [
  "color": "color", "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
  "letterSpacing": "dimension", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
  "spread": "dimension", "width": "dimension", "duration": "duration", "delay": "duration",
  "timingFunction": "cubicBezier",
]
