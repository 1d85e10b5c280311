import TokenTesting

@testable import TokenReports

/// The drawing of colors from their texts in results.
@Suite struct ReportedColorTests {
  @Test func `only colors and gradients of hex digits are drawn from a report's value`() throws {
    #expect(try #require(CSS(reported: "#1972F9")).text == "#1972F9")
    #expect(
      try #require(CSS(reported: "#1972F9 0%, #005CE5 33.33%")).text
        == "linear-gradient(#1972F9 0%,#005CE5 33.33%)")
    for value in ["", "red", "#1972F9;x:1", "1972F9", "#1972F9 0%", "#1972F9 0%, url(x) 1%"] {
      #expect(CSS(reported: value) == nil, "\(value)")
    }
  }
}
