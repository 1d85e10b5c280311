/// A format for outputs. Everything that depends on the set of formats uses `OutputFormat.all`: the
/// reader of the project file, its schema, the checks, the headers, the documentation. The module
/// TokenCompiler has that list, because it knows the formats of every module.
///
/// To add one, give it a folder with an `OutputFormat`, and add that to the list (CONTRIBUTING.md).
package struct OutputFormat: Sendable {
  /// Its id, settings and documentation in the project file.
  package let kind: OutputKind
  /// The header that marks its files as generated; nil if the format has no place for one.
  package let seal: (any Seal)?
  /// Whether one of its files takes longer to write than the files of all other formats together.
  package let takesLong: Bool
  /// Returns the findings about what one output cannot name or contain.
  package let check: @Sendable (CheckInput) -> Findings
  /// Returns the files of one output.
  package let emit: @Sendable (EmitInput) -> [GeneratedFile]

  package init(
    id: String, summary: String, destination: OutputDestination, defaultPath: String? = nil,
    settings: [OutputSetting] = [], seal: (any Seal)?, takesLong: Bool = false,
    check: @escaping @Sendable (CheckInput) -> Findings = \.noFindings,
    emit: @escaping @Sendable (EmitInput) -> [GeneratedFile]
  ) {
    kind = OutputKind(
      id: id, summary: summary, destination: destination, defaultPath: defaultPath,
      settings: settings)
    (self.seal, self.takesLong, self.check, self.emit) = (seal, takesLong, check, emit)
  }

  /// The id in the project file.
  package var id: String { kind.id }

  package struct CheckInput {
    let sources: Sources
    package let tokens: OutputTokens
    package let parsed: Parsed
    /// The Swift names of the tokens.
    package let names: SwiftNames
    package let output: Project.Output

    package init(
      sources: Sources, tokens: OutputTokens, parsed: Parsed, names: SwiftNames,
      output: Project.Output
    ) {
      (self.sources, self.tokens, self.parsed) = (sources, tokens, parsed)
      (self.names, self.output) = (names, output)
    }

    var project: Project { sources.project }

    /// The place of the output in the project file.
    package var place: Place { project.places.outputs[output.to] ?? Place(file: "tincture.json") }

    /// Findings for a check to add to.
    package var noFindings: Findings { Findings(limit: tokens.all.set.limit) }

    /// The place that lists the values of a theme axis.
    package func place(ofThemeAxis axis: String) -> Place { parsed.place(ofThemeAxis: axis) }
  }

  package struct EmitInput {
    package let tokens: OutputTokens
    /// The Swift names of the tokens.
    package let names: SwiftNames
    package let checked: Checked
    package let compilation: Compilation
    package let output: Project.Output
    /// The name of the project file, for headers; nil if there is none.
    package let projectFile: String?

    package init(
      tokens: OutputTokens, names: SwiftNames, checked: Checked, compilation: Compilation,
      output: Project.Output, projectFile: String?
    ) {
      (self.tokens, self.names, self.checked) = (tokens, names, checked)
      (self.compilation, self.output, self.projectFile) = (compilation, output, projectFile)
    }
  }
}

extension OutputFormat.EmitInput {
  /// A file with a header. Its sources are the files of all tokens.
  func sealed(_ body: [UInt8], with seal: CommentSeal, path: String) -> GeneratedFile {
    seal.file(path, project: projectFile, sources: tokens.all.sourcePaths, pieces: [body])
  }
}

extension ResolvedTokens {
  /// The files with tokens of any theme.
  fileprivate var sourcePaths: [String] {
    var documents: Set<Int> = []
    forEach { path, theme in
      guard let declaration = declaration(path, in: theme) else { return }
      documents.insert(Int(set.sources[Int(declaration.source)].document))
    }
    return documents.map { set.documents[$0].path }.sorted()
  }
}

extension Project {
  package func outputs(of format: OutputFormat) -> [Output] {
    outputs.filter { $0.format == format.id }
  }
}

extension Project.Output {
  /// Writes the output's files.
  package init(format: OutputFormat, to: String) { self.init(kind: format.kind, to: to) }
}
