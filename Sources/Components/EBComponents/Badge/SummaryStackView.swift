#if canImport(SwiftUI)
  public import SwiftUI

  /// A row of a ``SummaryStackView``.
  public protocol SummaryStackRow: View {
    /// The space after the row, in points; nil for the stack's own.
    var customSpacingAfter: Double? { get }
  }

  /// A vertical stack of rows, each with its own space after it, and none after the last.
  public struct SummaryStackView: View {
    private let rows: [any SummaryStackRow]
    private let spacing: Double

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - rows: The rows, top to bottom.
    ///   - spacing: The space in points after each row without a space of its own.
    public init(rows: [any SummaryStackRow], spacing: Double = 0) {
      self.rows = rows
      self.spacing = spacing
    }

    /// The content of the view.
    public var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.indices, id: \.self) { index in
          AnyView(rows[index]).padding(.bottom, gap(after: index))
        }
      }
    }

    private func gap(after index: Int) -> Double {
      index == rows.count - 1 ? 0 : rows[index].customSpacingAfter ?? spacing
    }
  }
#endif
