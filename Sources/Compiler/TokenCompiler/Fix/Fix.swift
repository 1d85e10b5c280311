/// The remedies of an audit, applied to the texts of a project.
///
/// What one remedy fixes can show the next cause, so there are rounds. Each is compiled, and
/// counts only if fewer checks fail.
package struct Fix {
  /// The project before and after the edits.
  package let old: Sources
  package private(set) var new: Sources
  package let before: Analysis
  package private(set) var after: Analysis
  /// The remedies that were applied. Of several for one value, the last.
  package private(set) var applied: [Remedy] = []
  /// The remedies with which the project would not be better.
  private var refused: [Remedy] = []
  /// The paths of the tokens and groups to fix; empty for all.
  private let paths: [String]

  /// Applies the remedies of some causes.
  ///
  /// - Parameters:
  ///   - analysis: That of the sources.
  ///   - paths: The tokens or groups that remedies change, or that are causes; empty for all.
  package init(_ sources: Sources, analysis: Analysis, paths: [String] = []) {
    (old, new, before, after, self.paths) = (sources, sources, analysis, analysis, paths)
    var batch = open
    for _ in 0..<trialLimit where !batch.isEmpty {
      if apply(batch) {
        batch = open
      } else if batch.count > 1 {
        batch.removeLast((batch.count + 1) / 2)
      } else {
        refused += batch
        batch = open
      }
    }
  }

  /// The causes of checks of the chosen tokens that still fail.
  package var left: [ContrastCause] {
    let audit = after.checked.audit
    return audit.causes.filter { cause in
      let sides = cause.results.flatMap { index in
        ([audit.results[index].foreground] + audit.results[index].layers).map(\.path)
      }
      return isChosen([cause.path] + (cause.remedy.map { [$0.token] } ?? []) + sides)
    }
  }

  private func isChosen(_ own: [String]) -> Bool {
    paths.isEmpty
      || own.contains { path in paths.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  /// Why a remedy of a cause that is left was not applied.
  func reason(against remedy: Remedy, of cause: ContrastCause) -> String {
    if remedy.edits.isEmpty { return "the value is not written in a form that can be edited" }
    if !remedy.isInProject { return "its file is outside the project folder" }
    return isChosen([cause.path, remedy.token])
      ? "another check would fail" : "it changes a token that was not named"
  }

  /// The findings about checks that still fail or are unclear, and new ones that follow from edits.
  package var findings: [Diagnostic] {
    let audit = after.checked.audit
    let open =
      left.flatMap(\.results).map { audit.results[$0] } + audit.results(with: .indeterminate)
    let keys = Set(open.map(\.key))
    let known = Set(before.findings)
    return after.findings.filter { finding in
      finding.subject.results.isEmpty
        ? !known.contains(finding) : finding.subject.results.contains(where: keys.contains)
    }
  }

  /// The files that change, before and after.
  package var files: [(old: SourceFile, new: SourceFile)] {
    let before = old.tokens + [old.resolver].compactMap(\.self)
    return zip(before, new.tokens + [new.resolver].compactMap(\.self))
      .filter { $0.text != $1.text }.map { (old: $0, new: $1) }
  }

  /// The remedies of the next round: at most one for each value.
  private var open: [Remedy] {
    var places: Set<Place> = []
    return left.compactMap { cause in
      cause.remedy.flatMap { isChosen([cause.path, $0.token]) ? $0 : nil }
    }.filter { remedy in
      !remedy.edits.isEmpty && remedy.isInProject && places.insert(remedy.place).inserted
        && !refused.contains { $0.changesSame(as: remedy) && $0.to == remedy.to }
    }
  }

  /// Applies some remedies, if the project is better with them.
  private mutating func apply(_ remedies: [Remedy]) -> Bool {
    let edits = Dictionary(grouping: remedies.flatMap(\.edits), by: \.start.file)
    var sources = new
    sources.tokens = new.tokens.map { $0.applying(edits[$0.path] ?? []) }
    sources.resolver = new.resolver.map { $0.applying(edits[$0.path] ?? []) }
    let analysis = analyze(sources).analysis
    guard analysis.checked.audit.isBetter(than: after.checked.audit) else { return false }
    (new, after) = (sources, analysis)
    applied.removeAll { old in remedies.contains { $0.changesSame(as: old) } }
    applied += remedies
    return true
  }
}

/// How often a project is compiled at most.
let trialLimit = 100

extension Remedy {
  /// Whether all files that it changes are in the project folder; `inputsRoot` allows reading others.
  fileprivate var isInProject: Bool { edits.allSatisfy { !$0.start.file.hasPrefix("../") } }

  /// Whether both change the same value.
  fileprivate func changesSame(as other: Remedy) -> Bool {
    (token, index, place.file) == (other.token, other.index, other.place.file)
  }
}

extension Audit {
  /// Whether fewer checks fail than before, and none newly or with a lower ratio.
  fileprivate func isBetter(than before: Audit) -> Bool {
    let old = Dictionary(grouping: before.results, by: \.check)
    let new = Dictionary(grouping: results, by: \.check)
    guard unjudgedPairs <= before.unjudgedPairs, old.keys == new.keys else { return false }
    return results.filter(\.isFailure).allSatisfy { result in
      (old[result.check] ?? []).filter { $0.holds.overlaps(result.holds) }.allSatisfy {
        $0.isFailure && ($0.ratio ?? 1) <= (result.ratio ?? 1) + 1e-9
      }
    }
      && before.results.contains { result in
        result.isFailure
          && (new[result.check] ?? []).allSatisfy {
            !$0.isFailure || !$0.holds.overlaps(result.holds)
          }
      }
  }
}

extension ContrastResult {
  /// What is the same of a check in every theme, and whatever its colors are.
  fileprivate var check: [String] {
    ["\(pair.file):\(pair.line):\(pair.column)", "\(variantIndex)", foregroundName, backgroundName]
  }
}
