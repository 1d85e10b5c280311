import TokenJSON
import TokenModel
import Writers

/// One Swift file while it is written: its text, and what it was made from.
struct SwiftFile {
  /// The file's name.
  let name: String
  var out = SourceWriter()
  /// What stands before `out`.
  private var pieces: [[UInt8]] = []
  /// Groups whose members are still to be written, in extensions.
  var deferred: [Group] = []
  /// Groups whose types are in this file, and whose members are in one of their own.
  var separate: [Group] = []
  private var inputs = Digest()
  private var contracts: Set<String> = []
  private var documents: Set<Int> = []

  init(_ name: String) { self.name = name }

  /// Takes over what was written by itself.
  mutating func append(_ piece: SwiftFile) {
    pieces += [out.bytes] + piece.pieces + [piece.out.bytes]
    out = SourceWriter()
    separate += piece.separate
    inputs.combine(piece.inputs.text)
    contracts.formUnion(piece.contracts)
    documents.formUnion(piece.documents)
  }

  /// Notes a contract that the file is made from.
  mutating func note(_ contract: Contract) {
    contracts.insert(contract.document.path)
    inputs.combine(contract.document.json.text)
  }

  /// Notes a token that the file is made from, and its path as a text.
  mutating func note(_ path: PathID, text: String, plan: SwiftPlan) {
    inputs.combine(text)
    for theme in plan.tokens.themes.indices {
      guard let declaration = plan.tokens.declaration(path, in: theme) else { continue }
      documents.insert(Int(plan.tokens.set.sources[Int(declaration.source)].document))
      inputs.combine(plan.literal(of: path, in: theme))
    }
  }

  func file(in folder: String, plan: SwiftPlan) -> GeneratedFile {
    let sources = contracts.union(documents.map { plan.tokens.set.documents[$0].path })
    return CommentSeal.swift.file(
      "\(folder)/\(name)", sources: sources.sorted(), inputs: inputs, pieces: pieces + [out.bytes])
  }

  /// The import of the value types, where they have a module of their own.
  mutating func writeImport(_ plan: SwiftPlan) {
    guard let module = plan.types.module else { return }
    out.line()
    out.line("import \(module)")
  }

  /// The enum that all types nest in.
  mutating func writeNamespace(_ plan: SwiftPlan) {
    guard let namespace = plan.types.namespace else { return }
    out.line()
    doc("What the design tokens compile to.")
    out.line("nonisolated \(plan.access)enum \(namespace) {}")
  }

  /// Begins what is to stand beside `Theme`.
  mutating func openNamespace(_ plan: SwiftPlan) {
    out.line()
    if let namespace = plan.types.namespace { out.open("nonisolated extension \(namespace)") }
  }

  /// Ends what is to stand beside `Theme`.
  mutating func closeNamespace(_ plan: SwiftPlan) {
    if plan.types.namespace != nil { out.close() }
  }

  /// A doc comment; a text of several lines becomes as many.
  mutating func doc(_ text: String) {
    if isPlain(text) { return out.line("/// ", printable(text)) }
    for line in text.unicodeScalars.split(whereSeparator: { Character($0).isNewline }) {
      out.line("/// ", printable(String(line)))
    }
  }

  /// What a property's doc comment and attributes say about its token.
  mutating func describe(_ path: PathID, plan: SwiftPlan) {
    if let description = plan.description(of: path) { doc(description) }
  }

  /// The attribute of a deprecated token.
  mutating func deprecate(_ path: PathID, plan: SwiftPlan) {
    guard let reason = plan.deprecation(of: path) else { return }
    out.line("@available(*, deprecated, message: \(swiftString(reason)))")
  }
}
