/// The places of tokens and groups. A group's place is where a file first mentions it.
package struct NamePlaces {
  private let set: TokenSet
  /// The index of the first declaration at or below each path; computed when first needed.
  private lazy var declarations = firstDeclarations

  package init(_ set: TokenSet) { self.set = set }

  package subscript(path: PathID) -> Place {
    mutating get {
      let declaration = set.declarations[declarations[Int(path.index)]]
      return set.document(of: declaration).keyPlace(set.steps(to: path, in: declaration.source))
    }
  }

  /// The finding about two tokens or groups with the same name, in words that follow theirs.
  package mutating func collision(
    of path: PathID, with other: PathID, _ words: String
  ) -> Diagnostic {
    let (text, twin) = (set.paths.string(path), set.paths.string(other))
    return Diagnostic(
      collisionOf: text, twin: twin,
      message: "'\(printable(text))' and '\(printable(twin))' \(words)", at: self[path],
      related: [Diagnostic.Related("the other one", at: self[other])])
  }

  private var firstDeclarations: [Int] {
    var first = [Int](repeating: .max, count: set.paths.count)
    for (index, declaration) in set.declarations.enumerated().reversed() {
      first[Int(declaration.path.index)] = index
    }
    for path in first.indices.dropFirst().reversed() {
      let parent = Int(set.paths.parents[path])
      first[parent] = min(first[parent], first[path])
    }
    return first
  }
}
