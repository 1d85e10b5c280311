import TokenChecks
import TokenModel
import TokenThemes

/// The remedies of an audit, applied to the texts of a project.
///
/// What one remedy fixes can show the next cause, so there are several rounds. Each is compiled, and
/// counts only if it proves what it promises.
package struct Fix {
  /// The project before and after the edits.
  package let old: Sources
  package private(set) var new: Sources
  package let before: Analysis
  package private(set) var after: Analysis
  /// The remedies that were applied. Of several for one value, the last.
  package private(set) var applied: [Remedy] = []
  /// The remedies that were not applied, and why.
  package private(set) var refused: [(remedy: Remedy, why: String)] = []
  /// The paths of the tokens and groups to fix; empty for all.
  private let paths: [String]

  /// Applies the remedies of some causes.
  ///
  /// - Parameters:
  ///   - analysis: That of the sources.
  ///   - paths: The tokens or groups that remedies change, or that are causes; empty for all.
  package init(_ sources: Sources, analysis: Analysis, paths: [String] = []) {
    (old, new, before, after, self.paths) = (sources, sources, analysis, analysis, paths)
    var trials = trialLimit
    while trials > 0, case var batch = open, !batch.isEmpty {
      while trials > 0, !batch.isEmpty {
        trials -= 1
        if apply(batch) { break }
        if batch.count == 1 {
          refuse(batch[0], why: "another check would fail, or an error follow")
        }
        batch.removeLast((batch.count + 1) / 2)
      }
    }
  }

  /// The causes among the chosen ones whose checks still fail.
  package var left: [ContrastCause] {
    after.checked.audit.causes.filter { cause in
      paths.isEmpty
        || [cause.path, cause.remedy?.token].compactMap(\.self).contains { path in
          paths.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
    }
  }

  /// The files that change, before and after.
  package var files: [(old: SourceFile, new: SourceFile)] {
    let before = old.tokens + [old.resolver].compactMap(\.self)
    return zip(before, new.tokens + [new.resolver].compactMap(\.self))
      .filter { $0.text != $1.text }.map { (old: $0, new: $1) }
  }

  /// The findings about the chosen checks that still fail, and the errors that follow from the edits.
  package var findings: [Diagnostic] {
    let results = after.checked.audit.results
    let keys = Set(left.flatMap(\.results).map { results[$0].key })
    return after.findings.filter { $0.subject.results.contains(where: keys.contains) }
      + after.errors(notIn: before)
  }

  /// The remedies of the next round: at most one for each value.
  private var open: [Remedy] {
    mutating get {
      var places: Set<Place> = []
      var open: [Remedy] = []
      for remedy in left.compactMap(\.remedy)
      where !refused.contains(where: { $0.remedy.isSame(as: remedy) && $0.remedy.to == remedy.to })
      {
        if remedy.edits.isEmpty {
          refuse(remedy, why: "the value is not written in a form that can be edited")
        }
        let own = remedy.edits.map(\.start) + [remedy.place]
        if !remedy.edits.isEmpty, places.isDisjoint(with: own) {
          places.formUnion(own)
          open.append(remedy)
        }
      }
      return open
    }
  }

  private mutating func refuse(_ remedy: Remedy, why: String) {
    refused.append((remedy: remedy, why: why))
  }

  /// Applies some remedies, if fewer checks fail then, none fails that did not, and no error follows.
  private mutating func apply(_ remedies: [Remedy]) -> Bool {
    let sources = new.applying(remedies.flatMap(\.edits))
    let analysis = analyze(sources).analysis
    // A waiver may have become unneeded, which is not a fault of the colors.
    let faults = analysis.errors(notIn: after).filter {
      $0.rule != .slackFloor && $0.rule != .unneededWaiver
    }
    guard faults.isEmpty, analysis.checked.audit.isBetter(than: after.checked.audit) else {
      return false
    }
    (new, after) = (sources, analysis)
    applied.removeAll { old in remedies.contains { $0.isSame(as: old) } }
    applied += remedies
    return true
  }
}

/// How often a project is compiled at most.
private let trialLimit = 100

extension Remedy {
  /// Whether both change the same value.
  fileprivate func isSame(as other: Remedy) -> Bool {
    (token, index, place.file) == (other.token, other.index, other.place.file)
  }
}

extension Sources {
  fileprivate func applying(_ edits: [TextEdit]) -> Sources {
    var sources = self
    let edits = Dictionary(grouping: edits, by: \.start.file)
    sources.tokens = tokens.map { $0.applying(edits[$0.path] ?? []) }
    sources.resolver = resolver.map { $0.applying(edits[$0.path] ?? []) }
    return sources
  }
}

extension Analysis {
  /// The errors that are not about the contrast of a pair, and that another state does not have.
  fileprivate func errors(notIn other: Analysis) -> [Diagnostic] {
    func name(_ finding: Diagnostic) -> [String] {
      [finding.rule.rawValue, finding.path ?? "", finding.message]
    }
    let known = Set(other.findings.map(name))
    return findings.filter {
      $0.severity == .error && $0.subject.results.isEmpty && !known.contains(name($0))
    }
  }
}

extension Audit {
  /// A pair in a variant, in any theme.
  private struct Check: Hashable {
    var pair: Place
    var variant: Int
    var names: [String]
  }

  /// The results of each check.
  private var checks: [Check: [ContrastResult]] {
    Dictionary(grouping: results) {
      Check(pair: $0.pair, variant: $0.variantIndex, names: [$0.foregroundName, $0.backgroundName])
    }
  }

  /// Whether fewer checks fail than before, and none fails, or has a lower ratio and fails, or cannot be
  /// measured, that was not so before.
  fileprivate func isBetter(than before: Audit) -> Bool {
    guard unjudgedPairs <= before.unjudgedPairs else { return false }
    let (old, new) = (before.checks, checks)
    var isBetter = false
    for (check, results) in old {
      let now = new[check] ?? []
      for result in results {
        let same = now.filter { $0.holds.overlaps(result.holds) }
        guard same.contains(where: \.isOpen) else {
          isBetter = isBetter || result.outcome == .fail && !same.isEmpty
          continue
        }
        guard result.isOpen, same.allSatisfy({ ($0.ratio ?? 1) >= (result.ratio ?? 1) - 1e-9 })
        else { return false }
      }
    }
    return isBetter && new.keys.allSatisfy { old[$0] != nil }
  }
}

extension ContrastResult {
  fileprivate var isOpen: Bool { outcome == .fail || outcome == .indeterminate }
}
