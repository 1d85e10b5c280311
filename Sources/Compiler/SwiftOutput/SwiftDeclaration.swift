/// A public declaration of generated Swift. Its text is made from it, and so is the symbol that
/// `diff` compares.
enum SwiftDeclaration: Sendable {
  case type(String, isEnum: Bool)
  case property(SwiftName, type: String, isStatic: Bool = false, keyword: String = "var")
  case `subscript`([(name: SwiftName, type: String)], type: String)
  case value(SwiftName, raw: String)
  /// An initializer, or a static function with a name.
  case call(SwiftCall, name: String = "init")

  /// The text without access level, body and, for a call, parameters.
  func text(access: String) -> String {
    switch self {
    case .type(let name, let isEnum):
      return "nonisolated \(access)\(isEnum ? "enum" : "struct") \(name)"
    case .property(let name, let type, let isStatic, let keyword):
      return "\(access)\(isStatic ? "static " : "")\(keyword) \(name.declared): \(type)"
    case .subscript(let parameters, let type):
      let texts = parameters.map { "\($0.name.declared): \($0.type)" }
      return "\(access)subscript(\(texts.joined(separator: ", "))) -> \(type)"
    case .value(let name, let raw): return "case \(name.declared)\(name.rawValueText(raw))"
    case .call(let call, let name):
      let head = name == "init" ? "" : "static func "
      return "\(access)\(head)\(name)\(call.result.hasSuffix("?") && name == "init" ? "?" : "")"
    }
  }
}

extension SwiftDeclaration {
  /// Whether it has the type of a value, of which a module has the declaration.
  var usesValues: Bool {
    guard case .property(_, let type, _, _) = self else { return false }
    let name = type.split(whereSeparator: { $0 == "<" || $0 == "?" }).first.map(String.init)
    return name.map(SwiftName.valueTypes.contains) ?? false
  }
}

extension SwiftName {
  /// What follows the name of a case whose raw value is not its name.
  func rawValueText(_ raw: String) -> String { text == raw ? "" : " = \(raw.swiftLiteral)" }
}

/// The public declarations of a file, in the order of the source.
struct SwiftDeclarations: Sendable {
  struct Entry: Sendable {
    /// The qualified type that contains the declaration; empty at the top.
    let scope: String
    let declaration: SwiftDeclaration
    let isDeprecated: Bool
  }

  private(set) var entries: [Entry] = []
  /// The qualified types around the next declaration.
  private var scopes: [String] = []

  mutating func add(_ declaration: SwiftDeclaration, isDeprecated: Bool) {
    entries.append(
      Entry(scope: scopes.last ?? "", declaration: declaration, isDeprecated: isDeprecated))
  }

  /// Adds the declarations of a part that was written separately.
  mutating func append(_ other: SwiftDeclarations) { entries += other.entries }

  /// The next declarations are in a type.
  mutating func enter(_ type: String) { scopes.append(type) }

  /// The next declarations are in a type that is declared in the current one.
  mutating func enter(nested type: String) { enter(scopes.last.map { "\($0).\(type)" } ?? type) }

  /// The next declarations are in the type around the current one.
  mutating func leave() { scopes.removeLast() }
}
