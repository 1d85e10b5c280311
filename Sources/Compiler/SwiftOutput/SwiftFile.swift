/// A Swift file being written: its text, and the sources it is made from.
struct SwiftFile {
  let name: String
  let plan: SwiftPlan
  var out = SourceWriter()
  /// The lines before `out`.
  private var pieces: [[UInt8]] = []
  /// Groups whose members will be written in extensions.
  var deferred: [Group] = []
  /// Groups with a type in this file, and members in a file of their own.
  var separate: [Group] = []
  /// The initializers that the file uses to pick colors.
  var pickers: Set<ColorPicker> = []
  private var inputs = Digest()
  private var contracts: Set<String> = []
  private var documents: Set<Int> = []
  /// Whether the file imports the value types, if they are in a separate module, and whether public
  /// declarations use them.
  var importsValues = false
  private var usesValues = false
  /// The public declarations, if the plan asks for them.
  var declarations: SwiftDeclarations?

  init(_ name: String, plan: SwiftPlan) {
    (self.name, self.plan) = (name, plan)
    declarations = plan.listsDeclarations ? SwiftDeclarations() : nil
  }

  /// Appends a part that was written separately.
  mutating func append(_ piece: SwiftFile) {
    pieces += [out.bytes] + piece.pieces + [piece.out.bytes]
    out = SourceWriter()
    separate += piece.separate
    pickers.formUnion(piece.pickers)
    inputs.combine(piece.inputs.text)
    contracts.formUnion(piece.contracts)
    documents.formUnion(piece.documents)
    if let list = piece.declarations { declarations?.append(list) }
    usesValues = usesValues || piece.usesValues
  }

  /// Records that the file is made from the sources of `Theme.swift`, or else from those of all files.
  mutating func note(_ files: [SwiftFile]) {
    let hasSource = !files[0].contracts.isEmpty || !files[0].documents.isEmpty
    for file in hasSource ? files[..<1] : files[...] {
      contracts.formUnion(file.contracts)
      documents.formUnion(file.documents)
    }
  }

  /// Records that the file is made from the axes of the themes.
  mutating func note(_ theme: SwiftTheme) {
    for axis in theme.axes {
      inputs.combine(axis.name)
      for value in axis.values {
        inputs.combine(axis.rawValues[value])
        if let appearance = axis.appearances.appearances[value], axis.followsSystem {
          inputs.combine("\(appearance.isDark) \(appearance.hasHighContrast)")
        }
      }
      if let value = axis.defaultValue { inputs.combine(axis.rawValues[value]) }
    }
    for row in theme.rows { inputs.combine(row.map(String.init).joined(separator: " ")) }
  }

  /// Records that the file is made from the name of a property.
  mutating func note(_ name: String) { inputs.combine(name) }

  /// Records that the file is made from a contract.
  mutating func note(_ contract: Contract) {
    contracts.insert(contract.document.path)
    inputs.combine(contract.document.json.text)
  }

  /// Records that the file is made from a token, what it returns, and its path as text.
  mutating func note(_ path: PathID, _ results: SwiftResults, text: String) {
    inputs.combine(text)
    documents.formUnion(plan.documents(of: path))
    for result in results.results { inputs.combine(result.expression(theme: "", plan: plan)) }
  }

  var file: GeneratedFile {
    let sources = contracts.union(documents.map { plan.tokens.set.documents[$0].path })
    return CommentSeal.swift.file(
      "\(plan.output.to)/\(name)", project: plan.projectFile, sources: sources.sorted(),
      inputs: inputs, pieces: [Array(beginning.utf8)] + pieces + [out.bytes])
  }

  /// The import of the value types, if the file needs one.
  private var beginning: String {
    guard importsValues, let module = plan.types.module else { return "" }
    return "\n\(usesValues ? plan.types.importText(module) : "import \(module)")\n"
  }

  /// Writes the declaration that does not compile if `TokenValues` is too old for the generated Swift.
  mutating func writeNeededRelease() {
    guard plan.types.module == SwiftTypes.defaultModule else { return }
    out.line()
    out.line(
      "// If this does not compile, TokenValues is older than the tincture that wrote this file:")
    out.line("// use the same release of both.")
    out.line("private typealias NeededTokenValues = TokenValuesRelease.\(Self.neededRelease)")
  }

  /// The release of `TokenValues` in which what generated Swift uses last changed.
  private static let neededRelease = "v0_3"

  /// Writes the enum that contains all types.
  mutating func writeNamespace() {
    guard let namespace = plan.types.namespace else { return }
    out.line()
    doc("The compiled design tokens.")
    out.line("nonisolated \(plan.access)enum \(namespace) {}")
  }

  /// Opens the namespace for types next to `Theme`.
  mutating func openNamespace() {
    if let namespace = plan.types.namespace { openExtension(of: namespace) } else { out.line() }
  }

  mutating func closeNamespace() { if plan.types.namespace != nil { closeType() } }

  /// Lists a public declaration, and returns its text.
  mutating func declare(_ declaration: SwiftDeclaration, isDeprecated: Bool = false) -> String {
    declarations?.add(declaration, isDeprecated: isDeprecated)
    usesValues = usesValues || declaration.usesValues
    return declaration.text(access: plan.access)
  }

  /// Opens an extension of a type whose declarations are listed, after an empty line.
  mutating func openExtension(of type: String) {
    out.line()
    declarations?.enter(type)
    out.open("nonisolated extension \(type)")
  }

  /// Opens a type with public declarations.
  mutating func openType(_ name: String, isEnum: Bool = false, conformances: String) {
    out.open(declare(.type(name, isEnum: isEnum)) + ": " + conformances)
    declarations?.enter(nested: name)
  }

  mutating func closeType() {
    declarations?.leave()
    out.close()
  }

  /// Opens a public initializer or static function. `local` names a parameter without a label.
  mutating func openCall(_ call: SwiftCall, name: String = "init", local: String = "") {
    openInitializer(
      call.declaredParameters(local: local), head: declare(.call(call, name: name)),
      result: name == "init" ? "" : " -> \(call.result)")
  }

  /// Writes the doc comment of another declaration: after an empty line, unless it is the first.
  mutating func beginDoc(_ text: String) {
    out.gap()
    doc(text)
  }

  /// Writes a doc comment, with a line for each line of the text.
  mutating func doc(_ parts: String...) {
    if parts == [""] { return out.line("///") }
    guard parts.allSatisfy(\.isPlain) else {
      return parts.joined().shownLines.forEach { out.line("/// ", $0) }
    }
    out.write("/// ")
    for part in parts { out.write(part) }
    out.end()
  }

  /// Writes items of a doc comment. Quick Help would not show more than the first.
  mutating func doc(items: [String]) {
    let limit = 8
    for item in items.prefix(limit) { doc("- " + item) }
    if items.count > limit { doc("- and \(items.count - limit) more") }
  }

  /// Writes a token's doc comment and attributes.
  mutating func describe(_ path: PathID) {
    if let description = plan.description(of: path) { doc(description) }
  }

  /// Writes the attribute of a deprecated token. Returns whether the token is one.
  mutating func deprecate(_ path: PathID) -> Bool {
    guard let deprecation = plan.deprecation(of: path) else { return false }
    let renamed = deprecation.renamed.map { "renamed: \($0.swiftLiteral), " } ?? ""
    out.line("@available(*, deprecated, \(renamed)message: \(deprecation.message.swiftLiteral))")
    return true
  }
}
