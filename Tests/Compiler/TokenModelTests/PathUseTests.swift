import RandomNumbers
import Testing
import TokenJSON
import TokenTesting

/// Token files in which paths are written in every form, with bytes that edits must leave alone.
private let tricky =
  "\u{FEFF}{\r\n\t\"pal\\u0062\": {\t\"$type\": \"color\",\r\n\t\t\"a/b~\": { \"$value\": \(color("#101828")) },\r\n"
  + "\t\t\"é%\" : {\"$value\":\"{pal\\u0062.a/b~}\"} },\r\n"
  + "\t\"ref\": { \"$ref\": \"#/palb/a~1b~0/$value\" },\r\n"
  + "\t\"part\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\",\r\n"
  + "\t\t\"components\": [0, { \"$ref\": \"#/palb/%C3%A9%25/$value/components/1\" }, 1] } },\r\n"
  + "\t\"edge\": { \"$type\": \"border\", \"$value\": { \"color\": \"{palb.é%}\",\r\n"
  + "\t\t\"width\": { \"value\": 1, \"unit\": \"px\" }, \"style\": \"solid\" } },\r\n"
  + "\t\"more\": { \"$extends\": \"{palb}\", \"$description\": \"{palb.no}\" },\r\n"
  + "\t\"most\": { \"$extends\": \"#/palb\" }\r\n}\r\n"

private func tokens(_ text: String) -> TokenSet {
  parse(sources(["t.tokens.json": text])).value.set
}

private func written(_ use: PathUse, in text: String) -> String {
  String(decoding: Array(text.utf8)[use.range], as: UTF8.self)
}

@Test func `every place that writes a path is in the list, with the bytes of its string`() {
  let uses = tokens(tricky).pathUses.map { "\($0.names.tokenPath) \(written($0, in: tricky))" }
  let expected = ##"""
    edge "edge"
    more "more"
    most "most"
    palb "#/palb"
    palb "pal\u0062"
    palb "{palb}"
    palb/a~1b~0 "#/palb/a~1b~0/$value"
    palb/a~1b~0 "a/b~"
    palb/a~1b~0 "{pal\u0062.a/b~}"
    palb/é% "#/palb/%C3%A9%25/$value/components/1"
    palb/é% "é%"
    palb/é% "{palb.é%}"
    part "part"
    ref "ref"
    """##
  #expect(uses.sorted() == expected.split(separator: "\n").map(String.init))
}

@Test func `a use that writes another path in its form names that path`() throws {
  let shipped = try Shipped().sources.tokens.map { String(decoding: $0.text, as: UTF8.self) }
  for text in [tricky] + shipped {
    let set = tokens(text)
    let document = try #require(set.documents.first)
    let edits = set.pathUses.map { use in
      let names = use.names.map { $0 + "%2~/\"[" }
      return document.edit(use.range, new: use.json(naming: names))
    }
    let new = SourceFile(path: "t.tokens.json", text: text).applying(edits)
    let uses = tokens(String(decoding: new.text, as: UTF8.self)).pathUses
    #expect(uses.map(\.names) == set.pathUses.map { $0.names.map { $0 + "%2~/\"[" } })
    #expect(uses.map(\.form) == set.pathUses.map(\.form))
  }
}

@Test(arguments: 0..<50 as Range<UInt64>)
func `edits leave every other byte as it is`(seed: UInt64) throws {
  var random = SplitMix(seed: seed)
  let set = tokens(tricky)
  let document = try #require(set.documents.first)
  let words = ["", "x", "\r\n", "\"ü\"", String(repeating: "y", count: 40)]
  let edits = set.pathUses.filter { _ in Bool.random(using: &random) }.map { use in
    document.edit(use.range, new: words.randomElement(using: &random) ?? "")
  }.shuffled(using: &random)
  let file = SourceFile(path: "t.tokens.json", text: tricky)
  let new = file.applying(edits)
  // The reverse edits, where the new text is.
  var shift = 0
  let back = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
    var reverse = edit
    let start = edit.range.lowerBound + shift
    reverse.range = start..<start + edit.new.utf8.count
    shift += edit.new.utf8.count - edit.range.count
    (reverse.old, reverse.new) = (edit.new, edit.old)
    return reverse
  }
  #expect(back.allSatisfy { Array($0.old.utf8) == Array(new.text[$0.range]) })
  #expect(new.applying(back) == file)
  #expect(SourceFile(path: "other", text: tricky).applying(edits).text == file.text)
}
