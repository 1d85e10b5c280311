#if canImport(SwiftUI)
  import SwiftUI

  /// Something a ``SummaryStackView`` can show.
  public protocol SummaryStackRow: View {
    /// The space after the row, in points; nil for the stack's own.
    var customSpacingAfter: Double? { get }
  }

  /// Rows under one another, each with the space after it that it asks for.
  public struct SummaryStackView: View {
    private let rows: [any SummaryStackRow]
    private let spacing: Double

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - rows: The rows, top to bottom.
    ///   - spacing: The space in points after each row that asks for none of its own.
    public init(rows: [any SummaryStackRow], spacing: Double = 0) {
      self.rows = rows
      self.spacing = spacing
    }

    /// What it draws.
    public var body: some View {
      let gaps = SummaryStack.gaps(after: rows.map(\.customSpacingAfter), spacing: spacing)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.indices, id: \.self) { index in
          AnyView(rows[index]).padding(.bottom, gaps[index])
        }
      }
    }
  }
#endif
