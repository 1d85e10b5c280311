import TokenModel

/// How an output's Swift names the types that do not depend on tokens' names: what its own top-level
/// types begin with where they are declared, and where they are used.
///
/// Swift does not look for a name in the types around an extended type, so a type in a namespace is
/// written with it wherever it is used.
struct SwiftTypes {
  /// The access level of declarations, with a blank behind it; empty for `internal`.
  let access: String
  /// What the names of types begin with where they are declared.
  let declared: String
  /// What the names of types begin with where they are used.
  let used: String
  /// What the names of value types begin with where they are used.
  let values: String
  /// The enum that all types nest in.
  let namespace: String?
  /// The module that value types are imported from; nil where they are written beside the themes.
  let module: String?

  init(_ output: Project.Output) {
    access = output.access == .internal ? "" : output.access.rawValue + " "
    declared = output.prefix ?? ""
    namespace = output.namespace
    used = output.namespace.map { $0 + "." } ?? declared
    module = output.runtime == .import ? output.module ?? Self.defaultModule : nil
    values = output.runtime == .import ? "" : used
  }

  /// The module that value types are imported from, unless the project says otherwise.
  static let defaultModule = "TokenValues"

  /// The type of all themes, where it is used.
  var theme: String { used + "Theme" }

  /// The color that carries the values of all themes, where it is used.
  var dynamicColor: String { used + "DynamicColor" }
}

extension Project.Output {
  /// The name of a Swift file, which no other output of the same module has.
  func swiftFileName(_ name: String) -> String {
    "\(prefix ?? namespace.map { $0 + "+" } ?? "")\(name).swift"
  }
}
