import EBComponents

@testable import gallery

@MainActor struct SourceCodeTests {
  @Test func `a sample shows the lines between its braces`() {
    let plain = Sample("") {
      EBCounter(count: 1)
    }
    #expect(plain.code == "EBCounter(count: 1)")

    let long = Sample(
      "A title", note: "And a note.", of: .counter(.filled), in: Setting(locale: "de_DE")
    ) {
      VStack {
        EBCounter(count: 2)

        EBCounter(count: 3)
      }
    }
    #expect(long.code == "VStack {\n  EBCounter(count: 2)\n\n  EBCounter(count: 3)\n}")
  }
}
