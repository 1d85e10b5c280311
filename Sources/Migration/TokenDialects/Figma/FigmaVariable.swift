import ForeignValues

/// A variable of a file in Figma.
package struct FigmaVariable {
  package var id = ""
  /// The names of the path of its token. DTCG may not allow them.
  var names: [String]
  /// The index of its collection.
  package var collection: Int
  var place: Place
  /// Where the REST API or a plugin describes it; nil in other exports.
  var entry: FigmaEntry?

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
  package var modes: [String] { self["valuesByMode"]?.members.map(\.key.string) ?? [] }

  /// A member as the file has it.
  package subscript(member: String) -> JSONValue? { entry?.value[member] }

  /// The names in the name of a variable. Braces, which no alias can contain, become parentheses, and
  /// `$root`, which means a group in DTCG, loses its dollar sign.
  static func names(of name: String) -> [String] {
    name.split(separator: "/", omittingEmptySubsequences: false).map { part in
      let name = String(part.trimmingBlanks).withoutBraces
      return name == "$root" ? "root" : name
    }
  }

  /// The names that a token has for the name of a variable.
  package static func tokenNames(of name: String) -> [String] {
    names(of: name).map(\.allowedName)
  }
}

extension ImportedTokens {
  /// Prefixes names that several collections have with the name of the collection.
  mutating func disambiguate(
    _ variables: inout [FigmaVariable], collections: [FigmaCollection]
  ) {
    var owners: [TokenPath: Set<Int>] = [:]
    for variable in variables {
      owners[TokenPath(names: variable.names), default: []].insert(variable.collection)
    }
    for index in variables.indices {
      let old = variables[index].names
      guard let count = owners[TokenPath(names: old)]?.count, count > 1 else { continue }
      variables[index].names = [collections[variables[index].collection].name] + old
      let path = variables[index].names.tokenPath
      findings.noteChange(
        "'\(printable(old.tokenPath))' is in \(count) collections; this one becomes '\(printable(path))'",
        at: variables[index].place, path: path)
    }
  }
}
