/// Something a ``SummaryStackView`` can show.
public protocol SummaryStackRow: Sendable {
  /// The space after the row; nil for the stack's own.
  var customSpacingAfter: Double? { get }
}
