/// Rows under one another, and where each one goes.
public struct SummaryStackView: Sendable {
  /// The place of one row, in points from the top of the stack.
  public struct Slot: Hashable, Sendable {
    /// Where the row begins.
    public let top: Double
    /// How high the row is.
    public let height: Double

    /// Creates a slot.
    public init(top: Double, height: Double) {
      self.top = top
      self.height = height
    }
  }

  /// The rows, top to bottom.
  public var rows: [any SummaryStackRow]
  /// The space after each row that asks for none of its own.
  public var spacing: Double

  /// Creates a stack.
  public init(rows: [any SummaryStackRow] = [], spacing: Double = 0) {
    self.rows = rows
    self.spacing = spacing
  }

  /// Where each row goes, given how high each one is; there is no space after the last.
  public func slots(height: (any SummaryStackRow) -> Double) -> [Slot] {
    var top = 0.0
    return rows.map { row in
      let slot = Slot(top: top, height: height(row))
      top += slot.height + (row.customSpacingAfter ?? spacing)
      return slot
    }
  }

  /// How high the stack is, given how high each row is.
  public func height(of rowHeight: (any SummaryStackRow) -> Double) -> Double {
    slots(height: rowHeight).last.map { $0.top + $0.height } ?? 0
  }
}
