package struct FigmaVariable {
  let entry: FigmaEntry
  /// The names of the path of its token. DTCG may not allow them.
  var names: [String]
  /// The index of its collection.
  package let collection: Int

  package var id: String { entry.id }

  var place: Place { entry.place(of: .key("name")) }

  /// Its name in Figma, such as `color/text`.
  package var name: String { self["name"]?.string ?? "" }

  package var type: FigmaVariableType? {
    (self["resolvedType"] ?? self["type"])?.string.flatMap(FigmaVariableType.init)
  }

  package var scopes: [String] { self["scopes"]?.array?.compactMap(\.string) ?? [] }

  package var description: String { self["description"]?.string ?? "" }

  /// Whether it is part of a library.
  package var isRemote: Bool { self["remote"]?.boolean ?? false }

  /// Whether it is deleted, but still referenced.
  package var isDeleted: Bool { self["deletedButReferenced"]?.boolean ?? false }

  /// The ids of the modes in which it has a value.
  package var modes: [String] { self[entry.valuesKey]?.members.map(\.key.string) ?? [] }

  package subscript(member: String) -> JSONValue? { entry.value[member] }

  /// A variable's names: braces, which no alias can contain, become parentheses; DTCG's `$root` is `root`.
  package static func names(of name: String) -> [String] {
    name.split(separator: "/", omittingEmptySubsequences: false).map { part in
      let name = String(part.trimmingBlanks).withoutBraces
      return name == "$root" ? "root" : name
    }
  }
}

extension ImportedTokens {
  /// The names of variables, after the name of the collection if several have them.
  mutating func distinctNames(
    of variables: [(names: [String], collection: Int, place: Place)],
    in collections: [FigmaCollection]
  ) -> [[String]] {
    let counts = Dictionary(grouping: variables) { TokenPath(names: $0.names) }
      .mapValues { Set($0.map(\.collection)).count }
    return variables.map { old, collection, place in
      guard let count = counts[TokenPath(names: old)], count > 1 else { return old }
      let names = [collections[collection].name] + old
      let path = names.tokenPath
      findings.noteChange(
        "'\(printable(old.tokenPath))' is in \(count) collections; this one becomes '\(printable(path))'",
        at: place, path: path)
      return names
    }
  }
}
