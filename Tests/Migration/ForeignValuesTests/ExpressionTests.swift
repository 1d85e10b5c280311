import ForeignValues
import Testing

@Suite struct ExpressionTests {
  /// The values of references in the expressions below.
  private static let named: [String: Quantity] = [
    "base": Quantity(8), "space.base": Quantity(8, unit: "px"), "rem": Quantity(1.5, unit: "rem"),
    "scale": Quantity(1.25), "percent": Quantity(50, unit: "%"),
  ]

  private func values(_ text: String) -> Result<[String], ExpressionFault> {
    do throws(ExpressionFault) {
      return .success(
        try Expression.values(of: text) { key throws(ExpressionFault) in
          guard let value = Self.named[key] else { throw ExpressionFault(unknown: key) }
          return value
        }.map(\.text))
    } catch { return .failure(error) }
  }

  @Test(
    arguments: [
      ("4", "4"), ("4px", "4px"), ("-.5rem", "-0.5rem"), ("4 * 7", "28"), ("4 * 7px", "28px"),
      ("4px*7px", "28px"), ("4 * 7rem", "28rem"), ("4em + 7em", "11em"), ("2pt * 4", "8pt"),
      ("0.1 + 0.2", "0.3"), ("1.1 * 3", "3.3"), ("10 / 4", "2.5"), ("2 + 3 * 4", "14"),
      ("(2 + 3) * 4", "20"), ("-(2 + 3)", "-5"), ("- 4 + 6", "2"), ("2 - -3", "5"), ("2--3", "5"),
      ("10-4", "6"), ("10 - 4", "6"), ("2 ^ 3", "8"), ("-2^2", "-4"), ("2 ^ -1", "0.5"),
      ("(15 + 20 - 17 * 8 / 3) * 7px", "-72.3333333333px"),
      ("{base} * 2", "16"), ("{space.base}*2", "16px"), ("{ base } * 2", "16"),
      ("{base}px", "8px"), ("{base}rem", "8rem"), ("-{base}", "-8"), ("{rem} * {base}", "12rem"),
      ("{space.base} / {base}", "1px"), ("{space.base} / {space.base}", "1"),
      ("16px / 1.5rem", nil), ("{percent} * 2", "100%"), ("100% - 20%", "80%"),
      ("floor(2.7)", "2"), ("floor(-2.5px)", "-3px"), ("ceil(2.1rem)", "3rem"), ("round(2.5)", "3"),
      ("round(-2.5)", "-2"), ("trunc(-2.7)", "-2"), ("abs(-4px)", "4px"), ("sign(-3)", "-1"),
      ("sqrt(16)", "4"), ("pow(2, 10)", "1024"), ("min(10px, 4, 6px)", "4px"),
      ("max(1rem, 2rem)", "2rem"),
      ("roundTo(4 / 7, 1)", "0.6"), ("roundTo(1.005, 2)", "1.01"), ("roundTo(4px / 7, 1)", "0.6px"),
      ("roundTo(4 / 7, 1) * 24", "14.4"), ("ceil(roundTo(16px/1.2,0)/2)*2", "14px"),
      ("floor({base} * {scale}) + 2px", "12px"), ("floor(0.1 * 3 * 10)", "3"),
    ] as [(String, String?)])
  func `arithmetic gives the expected results`(text: String, result: String?) throws {
    if let result {
      #expect(try values(text).get() == [result])
    } else {
      #expect(throws: ExpressionFault.self) { try values(text).get() }
    }
  }

  @Test func `values separated by spaces are evaluated one by one`() throws {
    #expect(try values("8 / 4 * 7px 8 * 5px 2 * 4px").get() == ["14px", "40px", "8px"])
    #expect(try values("4px -2px").get() == ["4px", "-2px"])
    #expect(try values("{base} * 2 {base}").get() == ["16", "8"])
    #expect(try values("roundTo(4 / 7, 1) 8 * 14px").get() == ["0.6", "112px"])
  }

  @Test(arguments: [
    ("1 / 0", "it divides by zero"), ("1 / (2 - 2)", "it divides by zero"),
    ("4px + 7em", "the units of '4px' and '7em' cannot be combined"),
    ("4 + 7rem", "the units of '4' and '7rem' cannot be combined"),
    ("1000 / 20em", "the units of '1000' and '20em' cannot be combined"),
    ("16px * 50%", "the units of '16px' and '50%' cannot be combined"),
    ("2 +", "a number is missing at the end"), ("(2", "a number is missing at the end"),
    ("#fff", "'#fff' is not arithmetic"), ("2 * auto", "'auto' is not a number"),
    ("1.2.3", "'1.2.3' is not a number"), ("2)", "')' is not arithmetic"),
    ("()", "')' is not arithmetic"),
    ("{nowhere} * 2", "'nowhere' is unknown"), ("{base}{", "'{' is not arithmetic"),
    ("pow(10px, 65)", "'10px' needs an integer exponent up to 64"),
    ("sqrt(-1)", "'sqrt' takes one non-negative number"),
    (
      "sin(2)",
      "unknown function 'sin'; expected floor, ceil, round, roundTo, trunc, abs, sign, sqrt, min, "
        + "max or pow"
    ),
  ]) func `a text without a value has a reason`(text: String, reason: String) {
    guard case .failure(let fault) = values(text) else {
      Issue.record("\(text) has a value")
      return
    }
    #expect(fault.reason == reason)
  }

  @Test func `very deep nesting is refused and does not crash`() {
    for text in [
      String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000),
      String(repeating: "floor(", count: 100_000), "2" + String(repeating: "^2", count: 100_000),
      String(repeating: "{", count: 100_000),
    ] { #expect(throws: ExpressionFault.self) { try values(text).get() } }
    for text in [String(repeating: "9", count: 400), String(repeating: "9", count: 308) + " * 99"] {
      #expect(throws: ExpressionFault.self) { try values(text).get() }
    }
  }
}

extension ExpressionFault {
  fileprivate init(unknown key: String) { self.init("'\(key)' is unknown") }
}
