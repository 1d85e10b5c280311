/// What a run found against a baseline: results that were accepted as they were.
package struct BaselineComparison: Sendable {
  /// The baseline's file.
  package var file: String
  /// Results of the baseline that are no failures any more.
  package var fixed: [Fixed] = []

  /// How a failing result compares with the baseline.
  package enum Change: String, CaseIterable, Sendable {
    /// Not in the baseline.
    case new
    /// In the baseline with a higher ratio.
    case worse
    /// In the baseline, no worse.
    case known
  }

  /// A result of the baseline that fails no more, or is gone.
  package struct Fixed: Sendable {
    /// The result's key.
    package var key: String
    /// Its ratio in the baseline.
    package var ratio: Double?
    /// Its ratio now; nil when there is no such result any more.
    package var now: Double?
  }
}
