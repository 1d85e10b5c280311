import ForeignValues
import TokenJSON
import TokenModel
import Writers

extension FigmaPluginExport {
  /// Makes aliases of the variables that values refer to. An alias whose target is not among the
  /// inputs is left out, with one finding for each library or collection that is missing.
  mutating func resolveAliases() {
    let tokens = imported.tokens
    var kept: [ForeignToken] = []
    var missing: [(source: String, tokens: [ForeignToken])] = []
    for (detail, var token) in zip(details, tokens) {
      if let reference = detail.reference {
        guard let target = target(of: reference, from: detail) else {
          if let source = missingSource(of: reference) {
            if let known = missing.firstIndex(where: { $0.source.hasSameBytes(as: source) }) {
              missing[known].tokens.append(token)
            } else {
              missing.append((source, [token]))
            }
          } else {
            report([token], "{\(printable(reference.text))}" + gap(of: reference))
          }
          continue
        }
        token.value = .alias(variables[target].names)
      }
      kept.append(token)
    }
    for (source, tokens) in missing {
      report(tokens, "a variable in \(source), which is not among the inputs; add its export")
    }
    imported.tokens = kept
  }

  private mutating func report(_ tokens: [ForeignToken], _ target: String) {
    imported.findings.add(.notCarried, about: tokens) {
      "\($0) \(tokens.count == 1 ? "is an alias" : "are aliases") of " + target
    }
  }

  /// The library or the collection that a reference needs; nil if it is among the inputs.
  private func missingSource(of reference: Reference) -> String? {
    guard let name = reference.collection,
      !origins.contains(where: { $0.name.hasSameBytes(as: name) })
    else { return nil }
    return reference.library.map { "the library '\(printable($0))'" }
      ?? "the collection '\(printable(name))'"
  }

  /// Why a reference has no target, and what to do.
  private func gap(of reference: Reference) -> String {
    guard let name = reference.collection else {
      return ", which no collection has; add the export that has it"
    }
    let library = reference.library.map { " of '\(printable($0))'" } ?? ""
    return " in '\(printable(name))'\(library), which lacks it; export that collection again"
  }

  /// The variable that a reference leads to. Of several collections with the same name, those of the
  /// library come first, or else those of the same file.
  private func target(of reference: Reference, from detail: Detail) -> Int? {
    let own = variables[detail.variable].collection
    func rank(_ collection: Int) -> Int {
      let origin = origins[collection]
      if let library = reference.library {
        return origin.fileName.holds(text: library) ? 0 : origin.file == origins[own].file ? 2 : 1
      }
      return collection == own ? 0 : origin.file == origins[own].file ? 1 : 2
    }
    return collections.indices
      .filter { index in
        reference.collection.map { $0.hasSameBytes(as: origins[index].name) } ?? true
      }
      .sorted { (rank($0), $0) < (rank($1), $1) }
      .lazy.compactMap { byText[$0][Array(reference.text.utf8)] }.first
  }
}
