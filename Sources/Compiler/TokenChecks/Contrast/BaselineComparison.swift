/// How the results of a run compare with a baseline.
package struct BaselineComparison: Sendable {
  package var file: String
  /// Results in the baseline that no longer fail.
  package var fixed: [Fixed] = []

  /// How a failing result compares with the baseline.
  package enum Change: String, CaseIterable, Sendable {
    /// Not in the baseline.
    case new
    /// In the baseline with a higher ratio.
    case worse
    /// In the baseline with the same ratio or a lower one.
    case known
  }

  /// A result in the baseline that no longer fails or no longer exists.
  package struct Fixed: Sendable {
    /// The result's key.
    package var key: String
    /// Its ratio in the baseline.
    package var ratio: Double?
    /// Its ratio now; nil when the result no longer exists.
    package var now: Double?
  }
}
