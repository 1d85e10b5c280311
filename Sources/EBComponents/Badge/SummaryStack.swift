/// The arithmetic of rows under one another.
enum SummaryStack {
  /// The space after each row: its own or the stack's, and none after the last.
  static func gaps(after customSpacings: [Double?], spacing: Double) -> [Double] {
    var gaps = customSpacings.map { $0 ?? spacing }
    if !gaps.isEmpty { gaps[gaps.count - 1] = 0 }
    return gaps
  }
}
