import TokenChecks
import TokenCompiler
import TokenModel
import Writers

/// Proposes contracts for the colors of a project that no contract measures, from what their names
/// say. A pure function, like `compile(_:)`. Every pair is measured by the audit.
///
/// - Parameters:
///   - sources: The project.
///   - folder: The folder of the new contracts, relative to the project folder.
///   - taken: The names of the files in that folder.
package func propose(
  for sources: Sources, folder: String, taken: Set<String>
) -> Proposal {
  func analyze(_ sources: Sources) -> Analysis {
    TokenCompiler.analyze(sources).analysis
  }
  var sources = sources
  sources.isAudit = true
  let analysis = analyze(sources)
  let files = ContractFiles(folder: folder, taken: taken, existing: analysis.parsed.contracts)
  var writer = DraftWriter(
    analysis.tokens, project: sources.project, files: files, measured: analysis.measuredPaths)
  writer.add(ColorNames(analysis.tokens))
  var trial = Trial(sources, folder: folder, drafts: writer.drafts, analyze: analyze)
  trial.run(without: analysis, bases: writer.bases)
  var proposal = trial.proposal(taken: writer.taken, gaps: writer.gaps, before: analysis)
  proposal.base = writer.bases.first.map(analysis.tokens.set.paths.string)
  return proposal
}

extension Analysis {
  /// The tokens whose colors are all measured, or have a reason why not.
  var measuredPaths: Set<PathID> {
    let open = Set(checked.audit.coverage.colors.filter { $0.status == .never }.map(\.path))
    return Set(
      checked.audit.coverage.colors.map(\.path).filter { !open.contains($0) }
        .compactMap { tokens.set.paths.find($0.pathSegments) })
  }
}

/// The names of components and files that new contracts can have.
struct ContractFiles {
  /// The files that exist.
  let taken: Set<String>
  private var components: Set<String>
  private var files: Set<String>

  init(folder: String, taken: Set<String>, existing: [Contract]) {
    self.taken = Set(taken.map { $0.lowercased() })
    components = Set(existing.map { $0.component.lowercased() })
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = Set(
      existing.map(\.document.path).filter { $0.hasPrefix(prefix) }
        .map { $0.dropFirst(prefix.count).lowercased() })
  }

  /// A component and a file that no other contract has.
  mutating func name(_ words: [String]) -> (component: String, file: String) {
    let words = NameWords(words.map { String($0.prefix(64)) }.prefix(6).map { $0 })
    var number = 1
    while true {
      let suffix = number > 1 ? "\(number)" : ""
      let component = words.pascal + suffix
      let file = words.kebab + (suffix.isEmpty ? "" : "-") + suffix + ".contract.json"
      number += 1
      guard components.insert(component.lowercased()).inserted,
        files.insert(file.lowercased()).inserted
      else { continue }
      return (component, file)
    }
  }
}
