import Testing

@testable import EBComponents

struct SummaryStackTests {
  @Test(
    arguments: [
      ([nil, 16, nil], 4, [4, 16, 0]), ([nil, 99], 4, [4, 0]), ([0, nil], 4, [0, 0]), ([], 4, []),
    ] as [([Double?], Double, [Double])])
  func `a row's own spacing replaces the stack's, and the last row has none`(
    own: [Double?], spacing: Double, gaps: [Double]
  ) {
    #expect(SummaryStack.gaps(after: own, spacing: spacing) == gaps)
  }
}
