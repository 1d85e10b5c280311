import EBComponents
import SwiftUI
import Testing

/// The document about the counter as Swift; each test is named after its section.
@MainActor struct SeedSamplesCounterTests {
  /// Property mapping: `count: Int`, `limit: Int?`, `maxDisplay: Int = 99`, a derived state with an
  /// override.
  @Test func `Property mapping`() {
    let count: Int = 3
    let limit: Int? = 10
    #expect(drawn(EBCounter(count: count, limit: limit))?.texts == ["3 / 10"])
    #expect(drawn(EBCounter(count: count, limit: nil))?.texts == ["3"])
    #expect(drawn(EBCounter(count: 100))?.texts == ["99+"])
    #expect(drawn(EBCounter(count: 100, maxDisplay: 999))?.texts == ["100"])
    #expect(drawn(EBCounter(count: 3, state: .active))?.texts == ["3"])
  }

  /// Accessibility, context-aware label: `.accessibilityLabel("5 unread messages")`.
  @Test func `Accessibility, Context-aware label`() {
    let labeled = EBCounter(count: 5)
      .accessibilityLabel("5 unread messages")
    #expect(drawn(labeled)?.labels == ["5 unread messages"])
    #expect(drawn(EBCounter(count: 5, noun: "unread messages"))?.labels == ["5 unread messages"])
  }

  /// Accessibility, zero state: `hideWhenZero: true` is the default.
  @Test func `Accessibility, Zero state`() {
    #expect(drawn(EBCounter(count: 0)) == nil)
    #expect(drawn(EBCounter(count: 0, hideWhenZero: true)) == nil)
    #expect(drawn(EBCounter(count: 0, hideWhenZero: false))?.labels == ["0"])
  }

  /// Accessibility, overflow: the actual count is spoken, "247 unread".
  @Test func `Accessibility, Overflow`() {
    let node = drawn(EBCounter(count: 247, noun: "unread"))
    #expect(node?.texts == ["99+"])
    #expect(node?.labels == ["247 unread"])
  }
}
