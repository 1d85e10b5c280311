/// What a run found against a baseline: results that were accepted as they were.
public struct BaselineComparison: Sendable {
  /// The baseline's file.
  public var file: String
  /// Results of the baseline that are no failures any more.
  public var fixed: [Fixed] = []

  /// How a failing result compares with the baseline.
  public enum Change: String, CaseIterable, Sendable {
    /// Not in the baseline.
    case new
    /// In the baseline with a higher ratio.
    case worse
    /// In the baseline, no worse.
    case known
  }

  /// A result of the baseline that fails no more, or is gone.
  public struct Fixed: Sendable {
    /// The result's key.
    public var key: String
    /// Its ratio in the baseline.
    public var ratio: Double?
    /// Its ratio now; nil when there is no such result any more.
    public var now: Double?
  }
}
