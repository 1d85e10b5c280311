import TokenTesting

/// Long chains and cycles are resolved without recursion, which would overflow the call stack.
@Suite struct ChainTests {
  /// The ways to reference a token.
  enum Link: String, CaseIterable {
    case alias = #"{ "$value": "{t@}" }"#
    case reference = ##"{ "$ref": "#/t@" }"##
    case referenceToValue = ##"{ "$ref": "#/t@/$value" }"##
    case pointer = ##"{ "$value": { "$ref": "#/t@/$value" } }"##
    case innerPointer =
      ##"{ "$type": "cubicBezier", "$value": [{ "$ref": "#/t@/$value/0" }, 0, 1, 1] }"##

    /// A token that references token `number`.
    func token(to number: Int) -> String { rawValue.replacing("@", with: "\(number)") }

    /// The last token of a chain, and its entry in `tokens.json`.
    var end: (token: String, written: String) {
      self == .innerPointer
        ? (
          #"{ "$type": "cubicBezier", "$value": [0.5, 0, 1, 1] }"#,
          #"{"type": "cubicBezier", "value": [0.5, 0, 1, 1]"#
        ) : (one, #"{"type": "number", "value": 1"#)
    }
  }

  @Test(arguments: Link.allCases, [true, false])
  func `a chain is followed from either end`(link: Link, isForward: Bool) {
    let order = isForward ? Array(0...many) : (0...many).reversed()
    let compilation = resolved(
      tokens: object(order) { number in
        "\"t\(number)\": " + (number == many ? link.end.token : link.token(to: number + 1))
      })
    #expect(compilation.marks == [])
    #expect(compilation.lines.count { $0.contains(link.end.written) } == many + 1)
  }

  private static let cycleLength = 20_000

  @Test(arguments: Link.allCases)
  func `a cycle is one finding, which shows its start`(link: Link) throws {
    let compilation = resolved(
      tokens: object(0..<Self.cycleLength) { number in
        "\"t\(number)\": \(link.token(to: (number + 1) % Self.cycleLength))"
      })
    #expect(compilation.named == ["alias-cycle t0"])
    let finding = try #require(compilation.findings.first)
    #expect(finding.message.hasPrefix("'t0' depends on itself: t0 → t1 → t2 → "))
    #expect(finding.message.contains("t31 → … (19968 more) → t0; "))
    #expect(finding.related.count == 32)
  }
}
