import TokenModel
import Writers

/// Writes a Kotlin file.
struct KotlinFile {
  let tokens: ResolvedTokens
  let tree: SwiftTree
  let names: KotlinNames
  private(set) var out = SourceWriter()

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    tree = SwiftTree(tokens, covered: [], anchors: [])
    names = KotlinNames(tokens, tree: tree)
  }

  /// Writes the interface of all themes: a property for each token and group, an interface for each
  /// group.
  mutating func writeInterface() {
    out.line()
    doc("The values of all design tokens in one theme.")
    out.open("public interface Theme")
    writeMembers(of: .root)
    for path in groups {
      out.line()
      doc("The tokens of `\(tokens.set.paths.string(path))`.")
      out.open("public interface \(names.type(path))")
      writeMembers(of: path)
      out.close()
    }
    out.close()
  }

  /// Writes one theme. Every group is its own object, so that no class gets too large.
  mutating func writeObject(of theme: Int) {
    let contexts = tokens.themes.contexts(of: theme).entries.map { "\($0.axis) \($0.value)" }
    out.line()
    doc(
      contexts.isEmpty ? "The only theme." : "The theme of \(contexts.joined(separator: ", ")).")
    out.open("public object \(KotlinNames.declared(names.themes[theme])) : Theme")
    writeValues(of: .root, in: theme)
    for path in groups {
      out.line()
      out.open("private object \(names.type(path)) : Theme.\(names.type(path))")
      writeValues(of: path, in: theme)
      out.close()
    }
    out.close()
  }

  mutating func line(_ text: String) { out.line(text) }

  /// Groups that contain tokens, parents first.
  private var groups: [PathID] {
    tokens.set.paths.naturalOrder().filter { !tree.children(of: $0).isEmpty }
  }

  private mutating func writeMembers(of group: PathID) {
    for path in tree.children(of: group) {
      guard tree.isToken(path) else {
        out.line("public val \(names.property(path)): \(names.type(path))")
        continue
      }
      guard let type = kotlinType(values(path)) else { continue }
      describe(path)
      out.line("public val \(names.property(path)): \(type)")
    }
  }

  private mutating func writeValues(of group: PathID, in theme: Int) {
    for path in tree.children(of: group) {
      let name = names.property(path)
      guard tree.isToken(path) else {
        let type = names.type(path)
        out.line("override val \(name): Theme.\(type) get() = \(type)")
        continue
      }
      let values = values(path)
      guard let type = kotlinType(values) else { continue }
      let literal = values[theme].map { kotlinLiteral($0, among: values) } ?? "null"
      if deprecation(of: path) != nil {
        out.line("@Suppress(\"OVERRIDE_DEPRECATION\", \"DEPRECATION\")")
      }
      out.line("override val \(name): \(type) get() = \(literal)")
    }
  }

  private mutating func describe(_ path: PathID) {
    let theme = tokens.firstTheme(declaring: path) ?? 0
    if let text = tokens.description(of: path, in: theme) { doc(text) }
    if let reason = deprecation(of: path) { out.line("@Deprecated(\(kotlinString(reason)))") }
  }

  private func deprecation(of path: PathID) -> String? {
    let theme = tokens.firstTheme(declaring: path)
    guard case .yes(let reason)? = theme.flatMap({ tokens.deprecation(of: path, in: $0) }) else {
      return nil
    }
    return reason ?? "the design system no longer uses it"
  }

  private mutating func doc(_ text: String) { out.line("/** \(commentSafe(text)) */") }

  private func values(_ path: PathID) -> [TokenValue?] {
    tokens.themes.indices.map { tokens.value(path, in: $0) }
  }
}
