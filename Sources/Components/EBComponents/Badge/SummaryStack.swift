/// Computes the spaces between rows of a stack.
enum SummaryStack {
  /// The space after each row: the row's own or the stack's, and none after the last.
  static func gaps(after customSpacings: [Double?], spacing: Double) -> [Double] {
    var gaps = customSpacings.map { $0 ?? spacing }
    if !gaps.isEmpty { gaps[gaps.count - 1] = 0 }
    return gaps
  }
}
