extension TokenDiff {
  /// The difference as one JSON object.
  package var json: [UInt8] {
    JSONWriter.file(lines: 3) { json in
      json.number("version", value: 1)
      json.object("summary") { writeSummary(to: &$0) }
      json.object("advice") { json in
        json.string("level", value: advice.level.rawValue)
        json.string("sentence", value: isEmpty ? nil : advice.sentence)
        json.array("because", items: advice.because) { $0.string(nil, value: $1) }
        json.array("warnings", items: advice.warnings) { $0.string(nil, value: $1) }
      }
      json.object("tokens") { writeTokens(to: &$0) }
      json.objects("contrast", items: contrast) { write($1, to: &$0) }
      json.object("api") { write(api, to: &$0) }
      json.object("themes") { json in
        json.array("added", items: themes.added) { $0.strings(nil, variant: $1.contexts) }
        json.array("removed", items: themes.removed) { $0.strings(nil, variant: $1.contexts) }
        json.objects("renamed", items: themes.renamed) { json, renaming in
          json.strings("from", variant: renaming.from.contexts)
          json.strings("to", variant: renaming.to.contexts)
        }
        json.objects("choices", items: themes.choices) { json, choice in
          json.members(
            ("axis", choice.axis), ("by", choice.by.rawValue), ("before", choice.before),
            ("after", choice.after))
        }
        json.object("count") { json in
          json.number("before", value: themeCounts.before)
          json.number("after", value: themeCounts.after)
          json.number("compared", value: themeCounts.compared)
        }
      }
    }
  }

  private func writeSummary(to json: inout JSONWriter) {
    json.boolean("empty", value: isEmpty)
    json.object("tokens") { json in
      json.members(
        ("added", added.count), ("removed", removed.count), ("renamed", renamed.count),
        ("changed", Set(changed.map(\.path)).count))
    }
    json.number("contrast", value: contrast.count)
    json.number("newFailures", value: contrast.count(where: \.isNewFailure))
    json.object("errors") { $0.members(("before", errors.before), ("after", errors.after)) }
  }

  private func writeTokens(to json: inout JSONWriter) {
    json.objects("added", items: added) { write($1, to: &$0) }
    json.objects("removed", items: removed) { write($1, to: &$0) }
    json.objects("renamed", items: renamed) { json, renaming in
      json.members(
        ("from", renaming.from), ("to", renaming.to), ("because", renaming.because.rawValue))
    }
    json.objects("changed", items: changed) { json, change in
      json.string("path", value: change.path)
      json.strings("theme", variant: change.theme)
      change.holds.write(to: &json)
      json.members(
        ("kind", change.kind.rawValue), ("before", change.before), ("after", change.after),
        ("deltaEOK", change.deltaEOK))
      json.array("follows", items: change.sources) { $0.string(nil, value: $1) }
    }
  }
}

private func write(_ entry: TokenEntry, to json: inout JSONWriter) {
  json.members(("path", entry.path), ("type", entry.type))
  json.objects("values", items: entry.values) { json, value in
    json.strings("theme", variant: value.theme)
    value.holds.write(to: &json)
    json.string("value", value: value.text)
  }
}

private func write(_ change: ContrastChange, to json: inout JSONWriter) {
  json.members(("key", change.row?.key), ("component", change.row?.component))
  json.strings("theme", variant: change.theme)
  change.holds.write(to: &json)
  json.strings("variant", variant: change.row?.variant ?? Variant())
  json.string("foreground", value: change.row?.foregroundName)
  json.string("background", value: change.row?.backgroundName)
  for (key, row) in [("before", change.before), ("after", change.after)] {
    json.object(key, of: row) { row, json in
      json.members(
        ("ratio", row.ratio), ("shown", row.ratio.map { shown($0) }), ("required", row.required),
        ("outcome", row.outcome.rawValue))
      json.object("remedy", of: row.remedy) { $0.write(to: &$1) }
    }
  }
  json.objects("crossings", items: change.crossedLimit.map { [$0] } ?? []) { json, limit in
    json.number("threshold", value: limit)
    json.string("direction", value: change.after?.isShort == true ? "falls below" : "reaches")
  }
}

private func write(_ api: APIChanges, to json: inout JSONWriter) {
  func write(_ symbol: SwiftSymbol, _ key: String? = nil, to json: inout JSONWriter) {
    json.object(key) { $0.members(("symbol", symbol.path), ("type", symbol.type)) }
  }
  json.array("added", items: api.added) { write($1, to: &$0) }
  json.array("removed", items: api.removed) { write($1, to: &$0) }
  json.objects("renamed", items: api.renamed) { json, renaming in
    write(renaming.from, "from", to: &json)
    write(renaming.to, "to", to: &json)
  }
  json.objects("changed", items: api.changed) { json, change in
    json.members(
      ("symbol", change.path), ("what", change.what.rawValue), ("before", change.before),
      ("after", change.after))
  }
  json.array("deprecated", items: api.deprecated) { write($1, to: &$0) }
  json.objects("unmet", items: api.unmet) { json, unmet in
    json.members(("component", unmet.component), ("side", unmet.isNow ? "after" : "before"))
  }
}

extension ContrastChange {
  /// The ratio that the pair needs, if only one of the two ratios reaches it.
  fileprivate var crossedLimit: Double? {
    guard let was = before?.ratio, let now = after?.ratio, let limit = after?.required
    else { return nil }
    return (was < limit) == (now < limit) ? nil : limit
  }
}
