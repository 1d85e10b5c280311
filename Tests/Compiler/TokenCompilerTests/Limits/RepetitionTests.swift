import TokenTesting

@testable import TokenModel
@testable import Writers

/// Long lists that aliases copy. A short file could produce more Swift than fits on a disk.
@Suite struct RepetitionTests {
  private let stop = #"{ "color": \#(color("#000000")), "position": 0.5 }"#

  private func gradients(_ stops: Int, aliases: Int) -> String {
    let base = #""base": { "$type": "gradient", "$value": \#(list(0..<stops) { _ in stop }) }"#
    let tokens = (0..<aliases).map { #""t\#($0)": { "$value": "{base}" }"# }
    return "{ \(base), \(tokens.joined(separator: ", ")) }"
  }

  /// The number of lists of 10,000 stops that a file can copy.
  private func room(in text: String) -> Int {
    ByteLimit(forFilesOf: text.utf8.count).bytes / (128 * 10_000)
  }

  @Test func `many aliases of long lists exceed the limit, with one finding`() {
    let text = gradients(10_000, aliases: 1000)
    #expect(resolved(tokens: text).named == ["limit-exceeded t\(room(in: text))"])
  }

  @Test func `short lists are not counted`() {
    let compilation = resolved(tokens: gradients(2, aliases: many))
    #expect(compilation.marks == [])
    #expect(compilation.lines.count { $0.contains(#""alias": "base""#) } == many)
  }

  @Test func `lists repeated by pointers are counted too`() {
    let stops = list(0..<10_000) { _ in stop }
    let tokens = (0..<1000).map {
      ##""t\##($0)": { "$type": "gradient", "$value": { "$ref": "#/base/$value" } }"##
    }
    let base = #""base": { "$type": "gradient", "$value": \#(stops) }"#
    let text = "{ \(base), \(tokens.joined(separator: ", ")) }"
    #expect(resolved(tokens: text).named == ["limit-exceeded t\(room(in: text))"])
  }

  @Test func `a list with only pointers and aliases is read`() {
    let position = (0..<many).map { number in
      number.isMultiple(of: 2) ? #""{p}""# : ##"{ "$ref": "#/p/$value" }"##
    }
    let stops = position.map { #"{ "color": \#(color("#000000")), "position": \#($0) }"# }
    let compilation = resolved(
      tokens: """
        { "p": { "$type": "number", "$value": 0.25 },
          "g": { "$type": "gradient", "$value": [\(stops.joined(separator: ", "))] } }
        """)
    #expect(compilation.marks == [])
    let text = compilation.token("g") ?? ""
    #expect(text.split(separator: #""position": 0.25"#).count == many + 1)
  }
}
