import TokenModel

/// The names of an output's types that do not depend on tokens: the prefixes of its own top-level
/// types, in declarations and in uses.
///
/// Swift does not look up names in the types around an extended type. So a type in a namespace is
/// written with the namespace everywhere.
struct SwiftTypes {
  /// The access level of declarations, followed by a space; empty for `internal`.
  let access: String
  /// The prefix of types in their declarations.
  let declared: String
  /// The prefix of types in uses.
  let used: String
  /// The prefix of value types in uses.
  let values: String
  /// The enum that contains all types.
  let namespace: String?
  /// The module that value types are imported from; nil if they are generated next to the themes.
  let module: String?

  init(_ output: Project.Output) {
    access = output.access == .internal ? "" : output.access.rawValue + " "
    declared = output.prefix ?? ""
    namespace = output.namespace
    used = output.namespace.map { $0 + "." } ?? declared
    module = output.runtime == .import ? output.module ?? Self.defaultModule : nil
    values = output.runtime == .import ? "" : used
  }

  static let defaultModule = "TokenValues"

  /// The type of all themes, where it is used.
  var theme: String { used + "Theme" }
}

extension Project.Output {
  /// The name of a Swift file, unique in its module.
  func swiftFileName(_ name: String) -> String {
    "\(prefix ?? namespace.map { $0 + "+" } ?? "")\(name).swift"
  }
}
