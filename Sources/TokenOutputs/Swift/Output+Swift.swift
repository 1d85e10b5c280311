import TokenModel

/// What an output of the format `swift` says about its module and the names of its types.
extension Project.Output {
  /// Access levels for generated Swift.
  package enum Access: String, CaseIterable, Sendable { case `public`, package, `internal` }

  /// Where generated Swift finds its value types.
  package enum Runtime: String, CaseIterable, Sendable { case `import`, inline }

  /// The access level of generated Swift.
  package var access: Access {
    get { settings.text("access").flatMap(Access.init) ?? .public }
    set { settings.set("access", to: newValue.rawValue) }
  }

  /// Whether generated Swift imports its value types.
  package var runtime: Runtime {
    get { settings.text("runtime").flatMap(Runtime.init) ?? .import }
    set { settings.set("runtime", to: newValue.rawValue) }
  }

  /// The module that value types are imported from; nil for `TokenValues`.
  package var module: String? {
    get { settings.text("module") }
    set { settings.set("module", to: newValue) }
  }

  /// The enum that all generated types nest in.
  package var namespace: String? {
    get { settings.text("namespace") }
    set { settings.set("namespace", to: newValue) }
  }

  /// What the name of every generated top-level type begins with.
  package var prefix: String? {
    get { settings.text("prefix") }
    set { settings.set("prefix", to: newValue) }
  }

  /// The names of Swift files, where not the compiler gives them. No project file says them.
  package var files: SwiftFiles? {
    get { settings["files"].flatMap(SwiftFiles.init) }
    set { settings["files"] = newValue?.value }
  }

  /// Names for Swift files: a build that must know them before it runs hands them down.
  package struct SwiftFiles: Hashable, Sendable {
    /// The file of everything that contracts share, and of contracts that have none of their own.
    package var shared: String
    /// The file of the value types, where they are not imported.
    package var values: String
    /// The files of contracts, by the contracts' paths.
    package var components: [String: String]

    /// Names for Swift files.
    package init(shared: String, values: String, components: [String: String]) {
      self.shared = shared
      self.values = values
      self.components = components
    }
  }
}

extension Project.Output.SwiftFiles {
  fileprivate init?(_ value: OutputSettings.Value) {
    guard let members = value.members, let shared = members["shared"]?.text,
      let values = members["values"]?.text, let components = members["components"]?.members
    else { return nil }
    self.init(shared: shared, values: values, components: components.compactMapValues(\.text))
  }

  fileprivate var value: OutputSettings.Value {
    typealias Value = OutputSettings.Value
    return Value(
      .object([
        "shared": Value(.text(shared)), "values": Value(.text(values)),
        "components": Value(.object(components.mapValues { Value(.text($0)) })),
      ]))
  }
}
