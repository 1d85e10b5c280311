/// The settings of a `swift` output for its module and type names.
extension Project.Output {
  /// Access levels for generated Swift.
  package enum Access: String, CaseIterable, Sendable { case `public`, package, `internal` }

  /// The source of generated Swift's value types.
  package enum Runtime: String, CaseIterable, Sendable { case `import`, inline }

  /// The access level of generated Swift.
  package var access: Access { settings.text("access").flatMap(Access.init) ?? .public }

  /// Whether generated Swift imports its value types.
  package var runtime: Runtime { settings.text("runtime").flatMap(Runtime.init) ?? .import }

  /// The module that value types are imported from; nil for `TokenValues`.
  package var module: String? { settings.text("module") }

  /// Whether a view that lists all tokens is generated.
  package var hasCatalog: Bool { settings.isTrue("catalog") }

  /// Whether imports have no access level, as compilers before Swift 6.0 need them.
  var hasPlainImports: Bool { settings.text("imports") == "plain" }

  /// The enum that contains all generated types.
  package var namespace: String? { settings.text("namespace") }

  /// The prefix of all generated top-level types.
  package var prefix: String? { settings.text("prefix") }

  /// The file names that a build prescribes. A project file cannot set them.
  package var files: SwiftFiles? {
    get { settings["files"].flatMap(SwiftFiles.init) }
    set { settings["files"] = newValue?.value }
  }

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

extension Project.Output.SwiftFiles {
  fileprivate init?(_ value: OutputValue) {
    guard let members = value.members, let shared = members["shared"]?.text,
      let values = members["values"]?.text, let components = members["components"]?.members
    else { return nil }
    self.init(shared: shared, values: values, components: components.compactMapValues(\.text))
  }

  fileprivate var value: OutputValue {
    typealias Value = OutputValue
    return Value(
      .object([
        "shared": Value(.text(shared)), "values": Value(.text(values)),
        "components": Value(.object(components.mapValues { Value(.text($0)) })),
      ]))
  }
}
