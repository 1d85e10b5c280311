/// A resolver document (DTCG Resolver 2025.10): the sources to merge, in order.
package struct Resolver {
  /// A step of `resolutionOrder`.
  package enum Step {
    /// Sources merged in every theme, as indices into `TokenSet.sources`.
    case set([Int])
    case modifier(Modifier)

    /// The sources that it merges in a theme, in order.
    package func sources(in contexts: Variant) -> [Int] {
      switch self {
      case .set(let sources): return sources
      case .modifier(let modifier):
        let name = contexts[modifier.name]
        return modifier.contexts.first { $0.name == name }?.sources ?? []
      }
    }
  }

  /// A modifier: a set of contexts. Each theme has one of them.
  package struct Modifier {
    package var name: String
    package var contexts: [(name: String, sources: [Int])]
    package var defaultContext: String?
    /// The steps to its contexts in the document.
    package var steps: [JSONStep]
  }

  package var steps: [Step] = []
  /// The place for findings about the whole document.
  package var place: Place
  package var document: Document

  /// The modifiers in the order they are first applied.
  package var modifiers: [Modifier] {
    steps.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
      .grouped(by: \.name).map { $0[0] }
  }

  /// The file part of a reference in a file, relative to the project folder; nil when it has none, or
  /// when it leads further up than some folders above that.
  static func file(of reference: String, in file: String, parents: Int = 0) -> String? {
    let path = reference.parts(at: "#", keepingEmpty: true)[0]
    guard !path.isEmpty, path.utf8.first != UInt8(ascii: "/"), !isRemote(path) else { return nil }
    let folder = file.folderPath
    return (folder.isEmpty ? String(path) : "\(folder)/\(path)").normalizedPath(parents: parents)
  }
}

extension Project {
  /// The files that a resolver document names, relative to the project folder.
  package func files(namedBy resolver: SourceFile) -> [String] {
    guard let json = try? JSONDocument(resolver.text) else { return [] }
    var files: Set<String> = []
    var open = [json.root]
    while let value = open.popLast() {
      if let items = value.array { open += items }
      guard let object = value.object else { continue }
      for (key, member) in object {
        if key == "$ref", let reference = member.string,
          let file = Resolver.file(of: reference, in: resolver.path, parents: inputParents)
        {
          files.insert(file)
        }
        open.append(member)
      }
    }
    return files.sorted()
  }
}

/// Whether a reference is a URL (RFC 3986: a scheme and `//`).
private func isRemote(_ reference: Substring) -> Bool {
  let scheme = reference.prefix { $0.isLetter }
  return !scheme.isEmpty && reference.dropFirst(scheme.count).hasPrefix("://")
}
