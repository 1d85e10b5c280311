/// Writes the list of all tokens, and the view that shows it.
extension SwiftFile {
  /// The tokens that one function adds to the list. The compiler checks a statement faster alone than
  /// in a large function.
  private static let chunk = 200

  mutating func writeCatalog(of entries: [SwiftDeclarations.Entry]) {
    let names = catalogNames(of: entries)
    let (theme, values) = (plan.types.theme, plan.types.values)
    let list = "\(values)TokenList<\(theme)>"
    let chunks = stride(from: 0, to: names.count, by: Self.chunk).map { start in
      names[start..<min(start + Self.chunk, names.count)]
    }
    for name in names { note(name) }
    importsValues = true
    openExtension(of: theme)
    doc("All tokens with their names and key paths, by type: `tokens[TokenColor.self]`.")
    let property = SwiftDeclaration.property(
      SwiftName(given: "tokens"), type: list, isStatic: true, keyword: "let")
    out.open(declare(property) + " =")
    out.line("var list = \(list)()")
    for index in chunks.indices { out.line("_addTokens\(index)(to: &list)") }
    out.line("return list")
    out.outdent()
    out.line("}()")
    for (index, chunk) in chunks.enumerated() {
      out.line()
      out.open("private static func _addTokens\(index)(to list: inout \(list))")
      for name in chunk { out.line("list.add(\(name.swiftLiteral), \\.\(name))") }
      out.close()
    }
    closeType()
    out.line()
    out.line("#if canImport(SwiftUI)")
    out.indent()
    out.line(plan.types.importText("SwiftUI"))
    out.line()
    if let namespace = plan.types.namespace { out.open("nonisolated extension \(namespace)") }
    doc(
      "Lists the tokens with their values in the theme of the view, for developers and designers.")
    let view = plan.types.declared + "ThemeCatalog"
    out.open("nonisolated \(plan.access)struct \(view): View")
    doc("Creates the list.")
    out.line("\(plan.access)init() {}")
    out.line()
    doc("The list.")
    out.line(
      "@MainActor \(plan.access)var body: some View { \(values)TokenCatalog(\(theme).tokens) }")
    out.close()
    if plan.types.namespace != nil { out.close() }
    out.outdent()
    out.line("#endif")
  }

  /// The properties of `Theme` that lead to a value, as an expression has them.
  private func catalogNames(of entries: [SwiftDeclarations.Entry]) -> [String] {
    let symbols = SymbolList(entries, plan: plan, hasOnlyProperties: true)
    return symbols.symbols.compactMap { symbol in
      let isValue =
        SwiftName.valueTypes.contains(String(symbol.type.dropFirst(plan.types.values.count)))
        || ["Double", "Duration"].contains(symbol.type)
      guard isValue, symbol.call == nil, !symbols.deprecated.contains(symbol.path),
        !symbol.type.hasSuffix("TokenAppearance")
      else { return nil }
      return String(symbol.path.dropFirst("theme.".count))
    }
  }
}
