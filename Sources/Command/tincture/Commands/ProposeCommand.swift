import ArgumentParser
import ContractProposals
import Platform
import TokenCompiler

struct ProposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "propose",
    abstract: "Write contracts that the names of colors suggest, with what fails today as waivers.",
    discussion: """
      Reads names such as button/primary/label-hover and color/on-danger, and writes a contract for \
      each component whose colors no contract measures. Every pair is measured. A file that exists \
      is never replaced. What the names do not tell is in "$comment". If tincture.json has no \
      "contracts", the pattern of the new files is added to it.
      """,
    examples: """
      tincture propose --dry-run        # print the contracts
      tincture propose                  # write them next to the tokens
      tincture propose --to contracts   # write them to a folder
      """)

  enum Format: String, CaseIterable, OptionWord { case text, json }

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "The folder to write to, relative to the project folder; default: that of the tokens.",
      valueName: "folder")) var to: String?

  @Option(
    help: "The format of the summary: \(Format.list).", completion: .list(Format.words),
    transform: Format.parse) var format: Format = .text

  @Flag(help: "Print the contracts, and write nothing.") var dryRun = false

  @Argument(help: "The project, like --project.") var folder: String?

  func run() throws {
    var loaded = try LoadedProject(options.choice(folder: folder))
    (loaded.sources.isAudit, loaded.sources.findsRemedies) = (true, false)
    if loaded.isUnreadable { return try loaded.end(with: loaded.projectFindings) }
    let folder = try folder(of: loaded)
    let path = loaded.root.appending(folder)
    let taken = path.isFolder ? Set(try path.utf8Names()) : []
    let proposal = Proposal(
      analyze(loaded.sources).analysis, of: loaded.sources, folder: folder, taken: taken)
    if proposal.colors == 0, !proposal.errors.isEmpty {
      return try loaded.end(with: loaded.projectFindings + proposal.errors)
    }
    let globs = missingGlobs(proposal, folder: folder, of: loaded)
    let settings = globs.isEmpty ? nil : loaded.projectFile(addingContracts: globs)
    if !dryRun { try write(proposal, to: folder, settings: settings, of: loaded) }
    switch format {
    case .text:
      for contract in proposal.contracts where dryRun { try printResult(contract.bytes) }
      var lines = advice(proposal, of: loaded)
      if let glob = globs.last {
        let file = settings.map { shown(loaded.root.appending($0.path)) }
        lines.insert(note(globs, last: glob, settings: file), at: 0)
      }
      let text = proposal.text(folder: shown(path), isWritten: !dryRun)
      try printResult(Array((text + lines.map { $0 + "\n" }.joined()).utf8))
    case .json:
      try printResult(
        proposal.json(folder: shown(path), added: settings == nil ? [] : globs, isWritten: !dryRun))
    }
  }

  /// The path without the working directory.
  private func shown(_ path: FilePath) -> String {
    path.string.hasPrefix("./") ? String(path.string.dropFirst(2)) : path.string
  }

  private func folder(of loaded: LoadedProject) throws -> String {
    let path = to.map { $0.hasPrefix("/") ? FilePath($0).relative(to: loaded.root) : $0 }
    guard let folder = (path ?? loaded.sources.tokenFolder).normalizedPath else {
      let name = to.map { "--to \(printable($0))" } ?? "the folder of the tokens"
      throw ValidationError(
        "\(name) is outside the project folder \(printable(loaded.root.string)); name a "
          + "folder in it\(to == nil ? " with --to" : ""), relative to the project folder")
    }
    let outputs = loaded.project.outputs.filter(\.isFolder).map(\.to)
    if let output = outputs.first(where: { "\(folder)/".hasPrefix("\($0)/") }) {
      throw ValidationError(
        "\(printable(folder)) is in the output folder '\(printable(output))'; name another one with --to"
      )
    }
    return folder
  }

  /// Writes the files that do not exist, and the project file if it changes.
  private func write(
    _ proposal: Proposal, to folder: String, settings: SourceFile?, of loaded: LoadedProject
  ) throws {
    guard !proposal.contracts.isEmpty else { return }
    let contracts = proposal.contracts.map { contract in
      GeneratedFile(
        path: folder.isEmpty ? contract.file : "\(folder)/\(contract.file)", bytes: contract.bytes)
    }
    // The project file first: contracts that are written without it would stay unread.
    try OutputFolder.write(
      [settings].compactMap(\.self).map { GeneratedFile(path: $0.path, bytes: $0.text) }
        + contracts.filter { !loaded.root.appending($0.path).exists }, to: loaded.root)
  }

  /// The patterns that `contracts` needs to match the new files; empty if it does.
  private func missingGlobs(
    _ proposal: Proposal, folder: String, of loaded: LoadedProject
  ) -> [String] {
    let known = loaded.project.contracts.map { PathGlob($0.parts(at: "/").map(String.init)) }
    let isKnown = proposal.contracts.allSatisfy { contract in
      let path = folder.isEmpty ? contract.file : "\(folder)/\(contract.file)"
      return known.contains { $0.matches(path.parts(at: "/").map(String.init)) }
    }
    guard !isKnown else { return [] }
    // The setting replaces the default, which may match contracts already.
    return (loaded.sources.contracts.isEmpty ? [] : loaded.project.contracts)
      + [folder.isEmpty ? "*.contract.json" : "\(folder)/*.contract.json"]
  }

  /// The line about the project file.
  private func note(_ globs: [String], last glob: String, settings: String?) -> String {
    guard let settings else {
      return "Add \"\(printable(glob))\" to 'contracts' in tincture.json; no pattern there matches "
        + "the new files."
    }
    return "\(dryRun ? "would add" : "added") \"contracts\": ["
      + globs.map { "\"\(printable($0))\"" }.joined(separator: ", ") + "] to \(printable(settings))"
  }

  /// What to do next.
  private func advice(_ proposal: Proposal, of loaded: LoadedProject) -> [String] {
    var lines: [String] = []
    if loaded.project.surface == nil, !proposal.contracts.isEmpty {
      let guess = proposal.base.map { ", perhaps '\(printable($0))'" } ?? ""
      lines.append("Set 'audit.surface' in tincture.json to the color behind everything\(guess).")
    }
    if proposal.errors.contains(where: { $0.rule == .limitExceeded }) {
      lines.append("Some colors may be missing, because a limit was reached; see tincture audit.")
    }
    if proposal.newErrors > 0 {
      lines.append(
        "The contracts cause \(counted(proposal.newErrors, noun: "error")); see tincture audit.")
    }
    return lines
  }
}
