/// The attribute of a deprecated property.
struct SwiftDeprecation: Equatable {
  /// Why the token is deprecated, or what to use.
  var message: String
  /// The property to use instead, as Xcode can insert it; nil if it is not in the same group.
  var renamed: String?
}

extension SwiftPlan {
  /// The deprecation of a token; nil if it is not deprecated.
  func deprecation(of path: PathID) -> SwiftDeprecation? {
    guard let explanation = tokens.deprecationText(of: path) else { return nil }
    guard let other = replacement(of: path, in: explanation) else {
      return SwiftDeprecation(message: explanation)
    }
    if tokens.set.paths.parent(of: other) == tokens.set.paths.parent(of: path) {
      return SwiftDeprecation(message: explanation, renamed: name(of: other).text)
    }
    // Xcode replaces only the last name, so a token elsewhere can only be mentioned. The Swift of a
    // component's token has no theme in it, and may begin with a subscript.
    guard tree.isToken(other) else { return SwiftDeprecation(message: explanation) }
    return SwiftDeprecation(message: "\(explanation) (\(access(to: other)))")
  }

  /// The token that an explanation tells to use instead; nil unless it mentions exactly one.
  private func replacement(of path: PathID, in explanation: String) -> PathID? {
    guard explanation.utf8.count <= explanationLimit else { return nil }
    let aliases = parts(of: explanation, from: "{", to: "}").compactMap { name in
      "{\(name)}".aliasNames.flatMap { tokens.set.paths.find($0) }
    }
    let words = explanation.split(separator: " ").map { word in
      String(word.drop(while: isPunctuation).reversed().drop(while: isPunctuation).reversed())
    }
    let quoted = parts(of: explanation, from: "`", to: "`")
    let names = words.filter { $0.contains("/") || $0.contains(".") } + quoted + [explanation]
    let found = Set(
      aliases.isEmpty
        ? names.compactMap { find(path: $0) ?? find(property: $0) ?? sibling(of: path, named: $0) }
        : aliases)
    guard found.count == 1, let other = found.first, other != path else { return nil }
    return written.firstTheme(declaring: other) == nil ? nil : other
  }

  /// The texts between two signs.
  private func parts(of text: String, from start: Character, to end: Character) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while let first = rest.firstIndex(of: start) {
      rest = rest[rest.index(after: first)...]
      guard let last = rest.firstIndex(of: end) else { break }
      parts.append(String(rest[..<last]))
      rest = rest[rest.index(after: last)...]
    }
    return parts
  }

  /// The path with names separated by slashes, or by dots.
  private func find(path text: String) -> PathID? {
    let dots = "{\(text)}".aliasNames ?? []
    return [text.pathSegments, dots].lazy.compactMap { names in
      names.count > 1 ? self.tokens.set.paths.find(names) : nil
    }.first
  }

  /// The path of a Swift expression, such as `Theme.colors.page`.
  private func find(property text: String) -> PathID? {
    var names = text.split(separator: ".").map(String.init)
    if names.first?.lowercased() == "theme" { names.removeFirst() }
    guard names.count > 1 else { return nil }
    var here = PathID.root
    for name in names {
      let next = tree.children(of: here).first { self.name(of: $0).text == name }
      guard let next else { return nil }
      here = next
    }
    return here
  }

  private func sibling(of path: PathID, named name: String) -> PathID? {
    tokens.set.paths.parent(of: path).flatMap { tokens.set.paths.find(name, in: $0) }
  }
}

/// The bytes of an explanation in which a replacement is looked for.
private let explanationLimit = 1000

/// Whether a character can be around a name in a sentence.
private func isPunctuation(_ character: Character) -> Bool {
  "`'\"“”‘’()[],;:!?.".contains(character)
}
