/// Replaces names that DTCG 2025.10 does not allow (Format 5.1.1) by unique ones.
struct NameCleaner {
  /// The names in use, as paths.
  private var taken: Set<TokenPath> = []
  /// The new names, by the original path.
  private var given: [TokenPath: String] = [:]

  /// - Parameter paths: The paths of all tokens. No new name collides with their allowed names.
  init(_ paths: [[String]]) {
    if paths.allSatisfy({ Self.allows($0, of: .token) }) { return }
    for names in paths {
      for index in names.indices where Self.allows(index, of: names, kind: .token) {
        taken.insert(TokenPath(names: Array(names[...index])))
      }
    }
  }

  mutating func path(_ names: [String], of kind: Kind) -> [String] {
    guard !Self.allows(names, of: kind) else { return names }
    return names.indices.map { index in
      let original = TokenPath(names: Array(names[...index]))
      if let known = given[original] { return known }
      if Self.allows(index, of: names, kind: kind) { return names[index] }
      let name = names[index].allowedName.numbered {
        taken.insert(TokenPath(names: names[..<index] + [$0])).inserted
      }
      given[original] = name
      return name
    }
  }

  /// What a path refers to.
  enum Kind { case token, group }

  /// Whether DTCG allows all names of a path.
  static func allows(_ names: [String], of kind: Kind) -> Bool {
    names.indices.allSatisfy { allows($0, of: names, kind: kind) }
  }

  /// Whether DTCG allows a name at its position: only a token can be `$root` (Format 6.2).
  private static func allows(_ index: Int, of names: [String], kind: Kind) -> Bool {
    let name = names[index]
    if name == "$root" { return kind == .token && index == names.count - 1 }
    if name.isEmpty || name.utf8.first == UInt8(ascii: "$") { return false }
    // The dot and the braces.
    return !name.utf8.contains { $0 == 0x2E || $0 == 0x7B || $0 == 0x7D }
  }
}

extension Findings {
  /// Reports that braces in a name became parentheses.
  mutating func noteBraces(in name: String, at place: Place) {
    noteChange(
      "'\(printable(name))': DTCG 2025.10 does not allow { and } in names; they become ( and )",
      at: place)
  }
}

extension String {
  /// The name without what DTCG does not allow.
  package var allowedName: String {
    let name = String(unicodeScalars.drop { $0 == "$" }).withoutBraces.replacing(
      text: ".", with: "_")
    return name.isEmpty ? "_" : name
  }

  /// A name with parentheses in place of braces, so that an alias can contain it.
  var withoutBraces: String { replacingScalars { $0 == "{" ? "(" : $0 == "}" ? ")" : nil } }
}
