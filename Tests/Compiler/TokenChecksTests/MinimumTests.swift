import Testing
import TokenTesting

/// A minimum below that of WCAG needs a reason, and is not a pass.
@Suite struct MinimumTests {
  private func pair(_ duty: String, gray: String = "#999999", text: String? = nil) -> PairProject {
    PairProject(foreground: color(gray), background: color("#FFFFFF"), duty: duty, text: text)
  }

  @Test func `a low minimum without a reason is an error`() {
    let compilation = pair(#""minimum": 1"#).compilation
    #expect(compilation.findings(.invalidContract).count == 1)
    #expect(compilation.hasErrors)
  }

  @Test func `a low minimum with a reason is waived where WCAG asks for more`() {
    let duty = #""minimum": 2.5, "because": "a test""#
    #expect(result(pair(duty))?.outcome == .waived)
    #expect(result(pair(duty))?.because == "a test")
    #expect(result(pair(duty, gray: "#000000"))?.outcome == .pass)
    #expect(result(pair(duty, gray: "#CCCCCC"))?.outcome == .fail)
  }

  @Test func `large text has a lower standard`() {
    let large = typography(24, weight: 400)
    let duty = #""minimum": 3, "text": "text""#
    #expect(result(pair(duty, gray: "#888888", text: large))?.outcome == .pass)
    #expect(pair(duty, text: large).compilation.findings(.invalidContract).isEmpty)
  }

  @Test func `a pair can have its own level`() {
    #expect(result(pair(#""level": "AAA""#, gray: "#666666"))?.required == 7)
    #expect(result(pair(#""level": "AAA""#, gray: "#666666"))?.criterion == "1.4.6")
    #expect(result(pair("", gray: "#666666"))?.criterion == "1.4.3")
  }
}
