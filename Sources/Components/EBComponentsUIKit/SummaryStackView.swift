#if canImport(UIKit)
  public import UIKit

  /// A row of a ``SummaryStackView``.
  @MainActor public protocol SummaryStackRow: UIView {
    /// The space after the row, in points; nil for the stack's own.
    var customSpacingAfter: CGFloat? { get }
  }

  /// A vertical stack of rows, each with its own space after it, and none after the last.
  public final class SummaryStackView: UIView {
    private let stack = UIStackView()

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - rows: The rows, top to bottom.
    ///   - spacing: The space in points after each row without a space of its own.
    public init(rows: [any SummaryStackRow] = [], spacing: CGFloat = 0) {
      self.rows = rows
      super.init(frame: .zero)
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = spacing
      stack.fill(self)
      rows.forEach(stack.show)
    }

    /// Stacks are created in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      fatalError("A SummaryStackView cannot be decoded; create it in code.")
    }

    /// The rows, top to bottom.
    public var rows: [any SummaryStackRow] {
      didSet {
        oldValue.forEach { $0.removeFromSuperview() }
        rows.forEach(stack.show)
      }
    }

    /// The space in points after each row without a space of its own.
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

    /// Sets the space after a row.
    func space(_ row: any SummaryStackRow) {
      setCustomSpacing(row.customSpacingAfter ?? Self.spacingUseDefault, after: row)
    }
  }
#endif
