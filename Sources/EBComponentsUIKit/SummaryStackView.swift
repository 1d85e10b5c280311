#if canImport(UIKit)
  import UIKit

  /// Something a ``SummaryStackView`` can show.
  @MainActor public protocol SummaryStackRow: UIView {
    /// The space after the row, in points; nil for the stack's own.
    var customSpacingAfter: CGFloat? { get }
  }

  /// Rows under one another, each with the space after it that it asks for, and none after the last.
  public final class SummaryStackView: UIView {
    private let stack = UIStackView()

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - rows: The rows, top to bottom.
    ///   - spacing: The space in points after each row that asks for none of its own.
    public init(rows: [any SummaryStackRow] = [], spacing: CGFloat = 0) {
      self.rows = rows
      super.init(frame: .zero)
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = spacing
      stack.fill(self)
      rows.forEach(stack.show)
    }

    /// Stacks are made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      fatalError("A SummaryStackView is made in code.")
    }

    /// The rows, top to bottom.
    public var rows: [any SummaryStackRow] {
      didSet {
        oldValue.forEach { $0.removeFromSuperview() }
        rows.forEach(stack.show)
      }
    }

    /// The space in points after each row that asks for none of its own.
    public var spacing: CGFloat {
      get { stack.spacing }
      set { stack.spacing = newValue }
    }
  }

  extension UIStackView {
    /// Adds a row at the end.
    func show(_ row: any SummaryStackRow) {
      addArrangedSubview(row)
      space(row)
    }

    /// Leaves the space after a row that it asks for.
    func space(_ row: any SummaryStackRow) {
      setCustomSpacing(row.customSpacingAfter ?? Self.spacingUseDefault, after: row)
    }
  }
#endif
