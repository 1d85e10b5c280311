import TokenTesting

/// Token files in which paths are written in every form, with bytes that edits must leave alone.
private let tricky =
  "\u{FEFF}{\r\n\t\"pal\\u0062\": {\t\"$type\": \"color\",\r\n"
  + "\t\t\"a/b~\": { \"$value\": \(color("#101828")) },\r\n"
  + "\t\t\"é%\" : {\"$value\":\"{pal\\u0062.a/b~}\"} },\r\n"
  + "\t\"ref\": { \"$ref\": \"#/palb/a~1b~0/$value\" },\r\n"
  + "\t\"part\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\",\r\n"
  + "\t\t\"components\": [0, { \"$ref\": \"#/palb/%C3%A9%25/$value/components/1\" }, 1] } },\r\n"
  + "\t\"edge\": { \"$type\": \"border\", \"$value\": { \"color\": \"{palb.é%}\",\r\n"
  + "\t\t\"width\": { \"value\": 1, \"unit\": \"px\" }, \"style\": \"solid\" } },\r\n"
  + "\t\"most\": { \"$description\": \"{palb.no}\" }\r\n}\r\n"

private func tokens(_ text: String) -> TokenSet {
  parse(sources(["t.tokens.json": text])).value.set
}

private func uses(in set: TokenSet) -> [PathUse] { set.declarations.flatMap(set.pathUses) }

@Test func `every place in a value that writes a path is in the list, with its bytes`() {
  let uses = uses(in: tokens(tricky)).map {
    "\($0.names.tokenPath) \(String(decoding: Array(tricky.utf8)[$0.range], as: UTF8.self))"
  }
  let expected = ##"""
    palb/a~1b~0 "#/palb/a~1b~0/$value"
    palb/a~1b~0 "{pal\u0062.a/b~}"
    palb/é% "#/palb/%C3%A9%25/$value/components/1"
    palb/é% "{palb.é%}"
    """##
  #expect(uses.sorted() == expected.split(separator: "\n").map(String.init).sorted())
}

@Test(arguments: ["", "x", "%2~/\"[ü", "\u{202E}"])
func `a use that writes another path in its form names it, and every other byte stays`(
  end: String
) throws {
  let shipped = try Shipped().sources.tokens.map { String(decoding: $0.text, as: UTF8.self) }
  for text in [tricky] + shipped {
    let set = tokens(text)
    let edits = uses(in: set).map { use in
      set.documents[0].edit(use.range, new: use.json(naming: use.names.map { $0 + end }))
    }
    let file = SourceFile(path: "t.tokens.json", text: text).applying(edits.shuffled())
    let new = tokens(String(decoding: file.text, as: UTF8.self))
    #expect(uses(in: new).map(\.names) == uses(in: set).map { $0.names.map { $0 + end } })
    #expect(uses(in: new).map(\.form) == uses(in: set).map(\.form))
    #expect(rest(of: new) == rest(of: set))
  }
}

/// A file without its paths.
private func rest(of set: TokenSet) -> [UInt8] {
  let edits = uses(in: set).map { set.documents[0].edit($0.range, new: "") }
  return SourceFile(path: "", text: set.documents[0].json.text).applying(edits).text
}
