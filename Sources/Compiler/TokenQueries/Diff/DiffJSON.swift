import TokenChecks
import TokenModel
import TokenOutputs
import Writers

/// A difference as one JSON object (product: machine-readable results).
package func diffJSON(_ diff: TokenDiff) -> [UInt8] {
  var json = JSONWriter(lines: 3)
  json.object { json in
    json.number("version", value: 1)
    json.object("summary") { writeSummary(diff, to: &$0) }
    json.object("advice") { json in
      json.string("level", value: diff.advice.level.rawValue)
      json.array("because", items: diff.advice.because) { $0.string(nil, value: $1) }
      json.array("warnings", items: diff.advice.warnings) { $0.string(nil, value: $1) }
    }
    json.object("tokens") { writeTokens(diff, to: &$0) }
    json.array("contrast", items: diff.contrast) { json, change in
      json.object { write(change, to: &$0) }
    }
    json.object("api") { write(diff.api, to: &$0) }
    json.object("themes") { json in
      json.array("added", items: diff.themes.added) { $0.strings(nil, variant: $1.contexts) }
      json.array("removed", items: diff.themes.removed) { $0.strings(nil, variant: $1.contexts) }
      json.array("renamed", items: diff.themes.renamed) { json, renaming in
        json.object { json in
          json.strings("from", variant: renaming.from.contexts)
          json.strings("to", variant: renaming.to.contexts)
        }
      }
      json.array("choices", items: diff.themes.choices) { json, choice in
        json.object { json in
          json.string("axis", value: choice.axis)
          json.string("by", value: choice.by.rawValue)
          json.string("before", value: choice.before)
          json.string("after", value: choice.after)
        }
      }
      json.object("count") { json in
        json.number("before", value: diff.themeCounts.before)
        json.number("after", value: diff.themeCounts.after)
        json.number("compared", value: diff.themeCounts.compared)
      }
    }
  }
  json.end()
  return json.bytes
}

private func writeSummary(_ diff: TokenDiff, to json: inout JSONWriter) {
  json.boolean("empty", value: diff.isEmpty)
  json.object("tokens") { json in
    json.number("added", value: diff.added.count)
    json.number("removed", value: diff.removed.count)
    json.number("renamed", value: diff.renamed.count)
    json.number("changed", value: Set(diff.changed.map(\.path)).count)
  }
  json.number("contrast", value: diff.contrast.count)
  json.number("newFailures", value: diff.contrast.count(where: \.isNewFailure))
  json.object("errors") { json in
    json.number("before", value: diff.errors.before)
    json.number("after", value: diff.errors.after)
  }
}

private func writeTokens(_ diff: TokenDiff, to json: inout JSONWriter) {
  json.array("added", items: diff.added) { json, entry in json.object { write(entry, to: &$0) } }
  json.array("removed", items: diff.removed) { json, entry in json.object { write(entry, to: &$0) }
  }
  json.array("renamed", items: diff.renamed) { json, renaming in
    json.object { json in
      json.string("from", value: renaming.from)
      json.string("to", value: renaming.to)
      json.string("because", value: renaming.because.rawValue)
    }
  }
  json.array("changed", items: diff.changed) { json, change in
    json.object { json in
      json.string("path", value: change.path)
      json.strings("theme", variant: change.theme)
      change.holds.write(to: &json)
      json.string("kind", value: change.kind.rawValue)
      json.string("before", value: change.before)
      json.string("after", value: change.after)
      json.number("deltaEOK", value: change.deltaEOK)
    }
  }
}

private func write(_ entry: TokenEntry, to json: inout JSONWriter) {
  json.string("path", value: entry.path)
  json.string("type", value: entry.type)
  json.array("values", items: entry.values) { json, value in
    json.object { json in
      json.strings("theme", variant: value.theme)
      value.holds.write(to: &json)
      json.string("value", value: value.text)
    }
  }
}

private func write(_ change: ContrastChange, to json: inout JSONWriter) {
  json.string("key", value: change.row?.key)
  json.string("component", value: change.row?.component)
  json.strings("theme", variant: change.theme)
  change.holds.write(to: &json)
  json.strings("variant", variant: change.row?.variant ?? Variant())
  json.string("foreground", value: change.row?.foregroundName)
  json.string("background", value: change.row?.backgroundName)
  for (key, row) in [("before", change.before), ("after", change.after)] {
    guard let row else {
      json.string(key, value: nil)
      continue
    }
    json.object(key) { json in
      json.number("ratio", value: row.ratio)
      json.string("shown", value: row.ratio.map { shown($0) })
      json.number("required", value: row.required)
      json.string("outcome", value: row.outcome.rawValue)
    }
  }
  json.array("crossings", items: change.crossings) { json, crossing in
    json.object { json in
      json.number("threshold", value: crossing.threshold)
      json.string("direction", value: crossing.isReached ? "reaches" : "falls below")
    }
  }
}

private func write(_ api: APIChanges, to json: inout JSONWriter) {
  func write(_ symbol: SwiftSymbol, _ key: String? = nil, to json: inout JSONWriter) {
    json.object(key) { json in
      json.string("symbol", value: symbol.path)
      json.string("type", value: symbol.type)
    }
  }
  json.array("added", items: api.added) { write($1, to: &$0) }
  json.array("removed", items: api.removed) { write($1, to: &$0) }
  json.array("renamed", items: api.renamed) { json, renaming in
    json.object { json in
      write(renaming.from, "from", to: &json)
      write(renaming.to, "to", to: &json)
    }
  }
  json.array("changed", items: api.changed) { json, change in
    json.object { json in
      json.string("symbol", value: change.path)
      json.string("what", value: change.what.rawValue)
      json.string("before", value: change.before)
      json.string("after", value: change.after)
    }
  }
  json.array("deprecated", items: api.deprecated) { write($1, to: &$0) }
  json.array("unmet", items: api.unmet) { json, unmet in
    json.object { json in
      json.string("component", value: unmet.component)
      json.string("side", value: unmet.isNow ? "after" : "before")
    }
  }
}
