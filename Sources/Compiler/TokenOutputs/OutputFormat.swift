import TokenChecks
import TokenModel

/// A format for outputs. Everything that depends on the set of formats uses `all`: the reader of
/// the project file, its schema, the checks, the headers, the documentation.
///
/// To add one, give it a folder with an `OutputFormat`, and add that to the list (CONTRIBUTING.md).
package struct OutputFormat: Sendable {
  /// Its id, settings and documentation in the project file.
  package let kind: OutputKind
  /// The header that marks its files as generated; nil if the format has no place for one.
  package let seal: (any Seal)?
  /// Whether one of its files takes longer to write than the files of all other formats together.
  let takesLong: Bool
  /// Reports what one output cannot name or contain.
  let check: @Sendable (CheckInput, inout Findings) -> Void
  /// Returns the files of one output.
  let emit: @Sendable (EmitInput) -> [GeneratedFile]

  /// The formats, in the order in which messages list them.
  package static let all: [OutputFormat] = [
    .swift, .auditMarkdown, .auditHTML, .componentMarkdown, .json, .css, .xcassets,
    .compose, .mustache,
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

  /// The id in the project file.
  package var id: String { kind.id }

  /// The input of a format's checks.
  struct CheckInput {
    let sources: Sources
    let tokens: OutputTokens
    let parsed: Parsed
    /// The Swift names of the tokens.
    let names: SwiftNames
    let output: Project.Output

    var project: Project { sources.project }

    /// The place of the output in the project file.
    var place: Place { project.places.outputs[output.to] ?? Place(file: "tincture.json") }
  }

  /// The input for the files of an output.
  struct EmitInput {
    let tokens: OutputTokens
    /// The Swift names of the tokens.
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
  /// Writes the output's files.
  package init(format: OutputFormat, to: String) { self.init(kind: format.kind, to: to) }
}
