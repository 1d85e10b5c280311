import TokenOutputs

/// What an audit says, in parts that every format shows: the verdict, what to change, what is accepted,
/// and every pair.
package struct Report {
  let audit: Audit
  /// Errors and warnings that are not about the contrast of a pair.
  let errors, warnings: [Diagnostic]
  /// All findings, for formats that list them one by one.
  let findings: [Diagnostic]
  /// The pages of rules to link; nil for none.
  let rulePages: RulePages?
  /// What to work on, in that order.
  let cards: [Card]
  /// In the order of their checks.
  let waivers: [Waiver]

  package init(_ compilation: Compilation) {
    audit = compilation.audit
    (findings, rulePages) = (compilation.findings, compilation.rulePages)
    (cards, waivers) = (audit.cards, audit.waivers)
    let others = findings.filter(\.subject.results.isEmpty)
    errors = others.filter { $0.severity == .error }
    warnings = others.filter { $0.severity == .warning }
  }

  /// What the report is of: the label that the user gave, or else the name of the project's folder. Nil
  /// in reports that a build writes, because their bytes do not depend on where the project is.
  var name: String? { audit.label ?? audit.run?.project }

  /// The checks of each pair, as indices: components in natural order, each pair in the order of its
  /// contract.
  var pairs: [(component: String, pairs: [[Int]])] {
    audit.results.pairs.grouped { audit.results[$0[0]].component }
      .map { (audit.results[$0[0][0]].component, $0) }
      .sorted { $0.component.naturallyPrecedes($1.component) }
  }

  /// The combinations of theme values on which checks depend; empty if there are too many for a column
  /// of a table each.
  var columns: [Variant] {
    let themes = Set(audit.results.indices.map { audit.results[$0].holds })
    let used = Set(themes.flatMap { $0.restrictions.map(\.axis) })
    var columns = [Variant()]
    for axis in audit.axes where used.contains(axis.name) {
      guard columns.count * axis.values.count <= columnLimit else { return [] }
      columns = columns.flatMap { column in
        axis.values.map {
          Variant(entries: column.entries + [Variant.Entry(axis: axis.name, value: $0)])
        }
      }
    }
    return columns.filter { column in themes.contains { $0.contains(column) } }
  }

  /// The states that color alone tells apart, by component and axis.
  var colorOnlyStates: [ColorOnlyStates] {
    audit.states.grouped { [$0.component, $0.axis] }.compactMap(ColorOnlyStates.init)
  }

  /// Which colors are measured, by component.
  var coverage: CoverageMatrix { CoverageMatrix(audit.coverage) }
}

/// The greatest number of columns that fit on a screen.
private let columnLimit = 6

extension Compilation {
  /// What the audit says.
  package var report: Report { Report(self) }
}
