import ArgumentParser
import Platform
import TokenCompiler
import TokenDialects
import TokenModel
import TokenQueries
import Writers

/// `tincture propose`: writes contracts that the names of colors suggest.
struct ProposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "propose",
    abstract: "Write contracts that the names of colors suggest, with what fails today as waivers.",
    discussion: """
      Reads names such as button/primary/label-hover and color/on-danger, and writes a contract for \
      each component whose colors no contract measures. Every pair is measured. A file that exists \
      is never replaced. What the names do not tell is in "$comment".
      """)

  enum Format: String, CaseIterable, OptionWord { case text, json }

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "The folder to write to, in the project; default: that of the tokens.", valueName: "folder"))
  var to: String?

  @Option(
    help: "The format of the summary: \(Format.list).", completion: .list(Format.words),
    transform: Format.parse)
  var format: Format = .text

  @Flag(help: "Print the contracts, and write nothing.")
  var dryRun = false

  func run() throws {
    try reportingFileErrors {
      let loaded = try load(options.choice)
      if loaded.isUnreadable {
        loaded.print(loaded.projectFindings)
        return try endRun(with: loaded.projectFindings)
      }
      let folder = try folder(of: loaded)
      let path = folder.isEmpty ? loaded.root : joined(loaded.root, path: folder)
      let taken = isFolder(path) ? Set(try utf8Names(inFolder: path)) : []
      let proposal = propose(
        for: loaded.sources, folder: folder, taken: taken, recognizing: Dialect.foreignFormat)
      if !dryRun { try write(proposal, to: path) }
      switch format {
      case .text:
        if dryRun {
          for contract in proposal.contracts { try printResult(contract.bytes) }
        }
        let text = proposalText(proposal, folder: shown(path), isWritten: !dryRun)
        try printResult(Array((text + advice(proposal, folder: folder, of: loaded)).utf8))
      case .json:
        try printResult(proposalJSON(proposal, folder: shown(path), isWritten: !dryRun))
      }
    }
  }

  /// The path without the working directory.
  private func shown(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// The folder of the contracts, relative to the project folder.
  private func folder(of loaded: LoadedProject) throws -> String {
    guard let to else { return loaded.sources.tokenFolder }
    let path = relativePath(to: to, from: loaded.root)
    guard let folder = normalized(path) else {
      throw ValidationError(
        "--to \(printable(to)) is outside the project folder \(printable(loaded.root)); name a folder in it"
      )
    }
    return folder
  }

  /// Writes the files that do not exist.
  private func write(_ proposal: Proposal, to folder: String) throws {
    guard !proposal.contracts.isEmpty else { return }
    let made = try makeFolder(folder)
    do {
      try replaceFiles(
        proposal.contracts.filter { !fileExists(joined(folder, path: $0.file)) }
          .map { (joined(folder, path: $0.file), $0.bytes) })
    } catch {
      for path in made.reversed() { removeFolder(ifEmpty: path) }
      throw error
    }
  }

  /// What to do next.
  private func advice(
    _ proposal: Proposal, folder: String, of loaded: LoadedProject
  ) -> String {
    var lines: [String] = []
    let paths = proposal.contracts.map { folder.isEmpty ? $0.file : "\(folder)/\($0.file)" }
    let known = loaded.project.contracts.map { PathGlob($0.parts(at: "/").map(String.init)) }
    let missing = paths.filter { path in
      !known.contains { $0.matches(path.parts(at: "/").map(String.init)) }
    }
    if let first = missing.first {
      let glob = folder.isEmpty ? "*.contract.json" : "\(folder)/*.contract.json"
      lines.append(
        "Add \"\(printable(glob))\" to 'contracts' in tincture.json; no pattern there matches \(printable(first))."
      )
    }
    if loaded.project.surface == nil, !proposal.contracts.isEmpty {
      let guess = proposal.base.map { ", perhaps '\(printable($0))'" } ?? ""
      lines.append("Set 'audit.surface' in tincture.json to the color behind everything\(guess).")
    }
    if proposal.newErrors > 0 {
      lines.append(
        "The contracts cause \(counted(proposal.newErrors, noun: "error")); see tincture audit.")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Sources {
  /// The folder that all token files are in.
  fileprivate var tokenFolder: String {
    let folders = (tokens.isEmpty ? [] : tokens).map { file in
      Array(file.path.parts(at: "/").map(String.init).dropLast())
    }
    guard var common = folders.first else { return "tokens" }
    for folder in folders {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return common.joined(separator: "/")
  }
}
