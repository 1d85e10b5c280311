import EBComponents
import Testing

struct SummaryStackViewTests {
  struct Line: SummaryStackRow {
    var customSpacingAfter: Double?
    var height = 10.0
  }

  func height(_ row: any SummaryStackRow) -> Double {
    (row as? Line)?.height ?? 20
  }

  @Test func `a row's own spacing replaces the stack's after that row only`() {
    let stack = SummaryStackView(
      rows: [Line(), Badge(text: "Status", customSpacingAfter: 16), Line(height: 30)], spacing: 4)
    #expect(stack.slots(height: height).map(\.top) == [0, 14, 50])
    #expect(stack.slots(height: height).map(\.height) == [10, 20, 30])
    #expect(stack.height(of: height) == 80)
  }

  @Test func `there is no space after the last row`() {
    let stack = SummaryStackView(rows: [Line(), Line(customSpacingAfter: 99)], spacing: 4)
    #expect(stack.height(of: height) == 24)
  }

  @Test func `a spacing of nothing is a spacing`() {
    let stack = SummaryStackView(rows: [Line(customSpacingAfter: 0), Line()], spacing: 4)
    #expect(stack.height(of: height) == 20)
  }

  @Test func `an empty stack has no height`() {
    #expect(SummaryStackView(spacing: 4).height(of: height) == 0)
  }
}
