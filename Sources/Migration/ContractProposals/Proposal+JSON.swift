import TokenChecks
import Writers

extension Proposal {
  /// The proposal as JSON. `folder` is that of the contracts, as the user knows it, and `added` are
  /// the patterns that the project file needs to find them.
  package func json(folder: String, added: [String], isWritten: Bool) -> [UInt8] {
    var json = JSONWriter(lines: 2)
    json.object { json in
      json.number("version", value: 1)
      json.string("folder", value: folder)
      json.boolean("written", value: isWritten)
      json.array("added", items: added) { $0.string(nil, value: $1) }
      json.objects("contracts", items: contracts) { $1.write(to: &$0) }
      json.array("taken", items: taken) { $0.string(nil, value: $1) }
      json.objects("refused", items: refused) { json, refused in
        json.string("component", value: refused.component)
        json.string("because", value: refused.error)
      }
      json.object("coverage") { json in
        json.number("colors", value: colors)
        json.number("before", value: before)
        json.number("after", value: after)
        json.number("percent", value: percent(after))
      }
      json.objects("leftOut", items: gaps) { json, gap in
        json.string("because", value: gap.reason)
        json.array("paths", items: gap.paths) { $0.string(nil, value: $1) }
      }
    }
    json.end()
    return json.bytes
  }
}

extension Proposal.Contract {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("component", value: component)
    json.string("file", value: file)
    json.number("pairs", value: results.pairs.count)
    json.number("checks", value: results.count)
    for outcome in [Outcome.pass, .fail, .waived, .exempt] {
      json.number(outcome.rawValue, value: results.count { $0.outcome == outcome })
    }
    if let lowest {
      json.object("lowest") { json in
        json.string("ratio", value: lowest.ratio)
        json.string("pair", value: lowest.pair)
        json.string("where", value: lowest.label)
      }
    } else {
      json.string("lowest", value: nil)
    }
    json.array("comments", items: comments) { $0.string(nil, value: $1) }
    var text = bytes
    while text.last == 0x0A { text.removeLast() }
    json.json("contract", text: text)
  }
}
