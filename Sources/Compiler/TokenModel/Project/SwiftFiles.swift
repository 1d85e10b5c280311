extension Project.Output {
  /// Names of Swift files, for builds that must know them in advance.
  package struct SwiftFiles: Hashable, Sendable {
    /// The file for everything that contracts share, and for contracts without their own file.
    package var shared: String
    /// The file of the value types, if they are not imported.
    package var values: String
    /// The files of contracts, by the contracts' paths.
    package var components: [String: String]

    package init(shared: String, values: String, components: [String: String]) {
      (self.shared, self.values, self.components) = (shared, values, components)
    }

    /// Creates the names of the files of a target with these contracts: each has its own file,
    /// `tokens/button.contract.json` has `tokens.button.contract.swift`. A contract whose name would be
    /// that of another, or too long, has none.
    package init(contracts: [String]) {
      self.init(shared: "Theme.tokens.swift", values: "TokenValues.tokens.swift", components: [:])
      var taken: Set<String> = [shared.lowercased(), values.lowercased(), "main.swift"]
      for path in contracts {
        let stem = path.hasSuffix(".json") ? path.dropLast(".json".count) : path[...]
        let name = String(stem.map(Self.plain)) + ".swift"
        if name.utf8.count < 200, taken.insert(name.lowercased()).inserted {
          components[path] = name
        }
      }
    }

    /// A character that file names and arguments can have: `.` for the separator of folders.
    private static func plain(_ character: Character) -> Character {
      if character == "/" { return "." }
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || "-_.".contains(character) ? character : "_"
    }

    /// The names of all files, sorted.
    package var names: [String] { ([shared, values] + components.values).sorted() }
  }
}
