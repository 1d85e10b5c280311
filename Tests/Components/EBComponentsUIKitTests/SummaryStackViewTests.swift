import EBComponentsUIKit
import Testing

@MainActor struct SummaryStackViewTests {
  let status = Badge(text: "Status", customSpacingAfter: 16)
  let type = Badge(text: "Type")

  @Test func `rows are stacked vertically, each with its own space`() {
    let view = SummaryStackView(rows: [status, type], spacing: 4)
    #expect(view.stack.axis == .vertical)
    #expect(view.stack.alignment == .leading)
    #expect(view.stack.spacing == 4)
    #expect(view.stack.arrangedSubviews == [status, type])
    #expect(view.customSpacings == [16, nil])
  }

  @Test func `the stack fills the view, without margins`() {
    let view = SummaryStackView()
    #expect(view.stack.gaps(to: view.layoutMarginsGuide).values.sorted() == [0, 0, 0, 0])
    #expect(view.directionalLayoutMargins == .zero)
  }

  @Test func `new rows replace the old ones`() {
    let view = SummaryStackView(rows: [status])
    view.rows = [type, status]
    #expect(view.stack.arrangedSubviews == [type, status])
    #expect(view.customSpacings == [nil, 16])
    view.rows = [type]
    #expect(view.stack.arrangedSubviews == [type])
    #expect(status.superview == nil)
  }

  @Test func `a row can change its space`() {
    let view = SummaryStackView(rows: [status, type])
    status.customSpacingAfter = nil
    type.customSpacingAfter = 2
    #expect(view.customSpacings == [nil, 2])
    view.spacing = 8
    #expect(view.stack.spacing == 8)
  }
}
