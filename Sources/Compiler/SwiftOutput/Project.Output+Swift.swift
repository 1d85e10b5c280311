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
}
