import TokenChecks
import TokenModel
import Writers

/// A difference as one JSON object (product: machine-readable results).
package func diffJSON(_ diff: TokenDiff) -> [UInt8] {
  var json = JSONWriter(lines: 3)
  json.object { json in
    json.number("version", number: 1)
    json.object("summary") { writeSummary(diff, to: &$0) }
    json.object("advice") { json in
      json.string("level", text: diff.advice.level.rawValue)
      json.array("because", items: diff.advice.because) { $0.string(nil, text: $1) }
      json.array("warnings", items: diff.advice.warnings) { $0.string(nil, text: $1) }
    }
    json.object("tokens") { writeTokens(diff, to: &$0) }
    json.array("contrast", items: diff.contrast) { json, change in
      json.object { write(change, to: &$0) }
    }
    json.object("api") { write(diff.api, to: &$0) }
    json.object("themes") { json in
      json.array("added", items: diff.themes.added) { $0.strings(nil, variant: $1) }
      json.array("removed", items: diff.themes.removed) { $0.strings(nil, variant: $1) }
      json.array("renamed", items: diff.themes.renamed) { json, renaming in
        json.object { json in
          json.strings("from", variant: renaming.from)
          json.strings("to", variant: renaming.to)
        }
      }
    }
  }
  json.end()
  return json.bytes
}

private func writeSummary(_ diff: TokenDiff, to json: inout JSONWriter) {
  json.truth("empty", truth: diff.isEmpty)
  json.object("tokens") { json in
    json.number("added", number: diff.added.count)
    json.number("removed", number: diff.removed.count)
    json.number("renamed", number: diff.renamed.count)
    json.number("changed", number: Set(diff.changed.map(\.path)).count)
  }
  json.number("contrast", number: diff.contrast.count)
  json.number("newFailures", number: diff.contrast.count(where: \.isNewFailure))
  json.object("errors") { json in
    json.number("before", number: diff.errors.before)
    json.number("after", number: diff.errors.after)
  }
}

private func writeTokens(_ diff: TokenDiff, to json: inout JSONWriter) {
  json.array("added", items: diff.added) { json, entry in json.object { write(entry, to: &$0) } }
  json.array("removed", items: diff.removed) { json, entry in json.object { write(entry, to: &$0) }
  }
  json.array("renamed", items: diff.renamed) { json, renaming in
    json.object { json in
      json.string("from", text: renaming.from)
      json.string("to", text: renaming.to)
      json.string("because", text: renaming.because.rawValue)
    }
  }
  json.array("changed", items: diff.changed) { json, change in
    json.object { json in
      json.string("path", text: change.path)
      json.strings("theme", variant: change.theme)
      json.string("kind", text: change.kind.rawValue)
      json.string("before", text: change.before)
      json.string("after", text: change.after)
      json.number("deltaEOK", number: change.deltaEOK)
    }
  }
}

private func write(_ entry: TokenEntry, to json: inout JSONWriter) {
  json.string("path", text: entry.path)
  json.string("type", text: entry.type)
  json.array("values", items: entry.values) { json, value in
    json.object { json in
      json.strings("theme", variant: value.theme)
      json.string("value", text: value.text)
    }
  }
}

private func write(_ change: ContrastChange, to json: inout JSONWriter) {
  json.string("key", text: change.row?.key)
  json.string("component", text: change.row?.component)
  json.strings("theme", variant: change.row?.theme ?? Variant())
  json.strings("variant", variant: change.row?.variant ?? Variant())
  json.string("foreground", text: change.row?.foreground.role)
  json.string("background", text: change.row?.background.role)
  for (key, row) in [("before", change.before), ("after", change.after)] {
    guard let row else {
      json.string(key, text: nil)
      continue
    }
    json.object(key) { json in
      json.number("ratio", number: row.ratio)
      json.string("shown", text: row.ratio.map { shown($0) })
      json.number("required", number: row.required)
      json.string("outcome", text: row.outcome.rawValue)
    }
  }
  json.array("crossings", items: change.crossings) { json, crossing in
    json.object { json in
      json.number("threshold", number: crossing.threshold)
      json.string("direction", text: crossing.isReached ? "reaches" : "falls below")
    }
  }
}

private func write(_ api: APIChanges, to json: inout JSONWriter) {
  func write(_ symbol: SwiftSymbol, _ key: String? = nil, to json: inout JSONWriter) {
    json.object(key) { json in
      json.string("symbol", text: symbol.path)
      json.string("type", text: symbol.type)
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
      json.string("symbol", text: change.path)
      json.string("before", text: change.before)
      json.string("after", text: change.after)
    }
  }
  json.array("deprecated", items: api.deprecated) { write($1, to: &$0) }
  json.array("unmet", items: api.unmet) { json, unmet in
    json.object { json in
      json.string("component", text: unmet.component)
      json.string("side", text: unmet.isNow ? "after" : "before")
    }
  }
}
