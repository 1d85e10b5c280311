import TokenChecks
import TokenModel

/// A format that outputs are written in. Everything that depends on which formats there are walks
/// `all`: what the project file may say, its schema, the checks, the headers, the documentation.
///
/// To add one, give it a folder with its row, and add the row to the list (CONTRIBUTING.md).
package struct OutputFormat: Sendable {
  /// What the project file says about it.
  package let kind: OutputKind
  /// How its files say that they are generated; nil where the format has no place for that.
  package let seal: (any Seal)?
  /// Whether one of its files takes longer to write than those of all other formats together.
  let takesLong: Bool
  /// Reports what the format cannot name or hold; called once for all its outputs.
  let check: @Sendable (CheckInput, inout Findings) -> Void
  /// The files of one output.
  let emit: @Sendable (EmitInput) -> [GeneratedFile]

  /// The formats, in the order in which sentences list them.
  package static let all: [OutputFormat] = [
    .swift, .auditMarkdown, .auditHTML, .componentMarkdown, .json, .css, .xcassets, .compose,
    .mustache,
  ]

  init(
    id: String, summary: String, destination: OutputDestination, defaultPath: String? = nil,
    settings: [OutputSetting] = [], seal: (any Seal)?, takesLong: Bool = false,
    check: @escaping @Sendable (CheckInput, inout Findings) -> Void = { _, _ in },
    emit: @escaping @Sendable (EmitInput) -> [GeneratedFile]
  ) {
    kind = OutputKind(
      id: id, summary: summary, destination: destination, defaultPath: defaultPath,
      settings: settings)
    self.seal = seal
    self.takesLong = takesLong
    self.check = check
    self.emit = emit
  }

  /// What the project file says for it.
  package var id: String { kind.id }

  /// What the checks of a format look at.
  struct CheckInput {
    let sources: Sources
    let tokens: ResolvedTokens
    let parsed: Parsed
    /// What the tokens are called in Swift.
    let names: SwiftNames
    /// The outputs of the format: at least one.
    let outputs: [Project.Output]

    var project: Project { sources.project }
  }

  /// What the files of an output are made from.
  struct EmitInput {
    let tokens: ResolvedTokens
    /// What the tokens are called in Swift.
    let names: SwiftNames
    let checked: Checked
    let compilation: Compilation
    let output: Project.Output
  }
}

extension Project {
  /// A project without a `tincture.json`.
  package static var withoutFile: Project { Project(outputs: OutputFormat.all.map(\.kind)) }

  /// Reads `tincture.json`, with the findings about it.
  package static func read(_ file: SourceFile) -> (project: Project, findings: [Diagnostic]) {
    read(file, outputs: OutputFormat.all.map(\.kind))
  }

  /// The outputs of a format.
  package func outputs(of format: OutputFormat) -> [Output] {
    outputs.filter { $0.format == format.id }
  }
}

extension Project.Output {
  /// Something to write.
  package init(format: OutputFormat, to: String) { self.init(kind: format.kind, to: to) }
}
