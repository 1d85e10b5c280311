import TokenChecks
import TokenModel
import Writers

/// A difference as one JSON object (product: machine-readable results).
package func diffJSON(_ diff: TokenDiff) -> [UInt8] {
  var json = JSONWriter(lines: 3)
  json.object { json in
    json.number("version", 1)
    json.object("summary") { writeSummary(diff, to: &$0) }
    json.object("advice") { json in
      json.string("level", diff.advice.level.rawValue)
      json.array("because", diff.advice.because) { $0.string(nil, $1) }
      json.array("warnings", diff.advice.warnings) { $0.string(nil, $1) }
    }
    json.object("tokens") { writeTokens(diff, to: &$0) }
    json.array("contrast", diff.contrast) { json, change in
      json.object { write(change, to: &$0) }
    }
    json.object("api") { write(diff.api, to: &$0) }
    json.object("themes") { json in
      json.array("added", diff.themes.added) { $0.strings(nil, $1) }
      json.array("removed", diff.themes.removed) { $0.strings(nil, $1) }
      json.array("renamed", diff.themes.renamed) { json, renaming in
        json.object { json in
          json.strings("from", renaming.from)
          json.strings("to", renaming.to)
        }
      }
    }
  }
  json.end()
  return json.bytes
}

private func writeSummary(_ diff: TokenDiff, to json: inout JSONWriter) {
  json.truth("empty", diff.isEmpty)
  json.object("tokens") { json in
    json.number("added", diff.added.count)
    json.number("removed", diff.removed.count)
    json.number("renamed", diff.renamed.count)
    json.number("changed", Set(diff.changed.map(\.path)).count)
  }
  json.number("contrast", diff.contrast.count)
  json.number("newFailures", diff.contrast.count(where: \.isNewFailure))
  json.object("errors") { json in
    json.number("before", diff.errors.before)
    json.number("after", diff.errors.after)
  }
}

private func writeTokens(_ diff: TokenDiff, to json: inout JSONWriter) {
  json.array("added", diff.added) { json, entry in json.object { write(entry, to: &$0) } }
  json.array("removed", diff.removed) { json, entry in json.object { write(entry, to: &$0) } }
  json.array("renamed", diff.renamed) { json, renaming in
    json.object { json in
      json.string("from", renaming.from)
      json.string("to", renaming.to)
      json.string("because", renaming.because.rawValue)
    }
  }
  json.array("changed", diff.changed) { json, change in
    json.object { json in
      json.string("path", change.path)
      json.strings("theme", change.theme)
      json.string("kind", change.kind.rawValue)
      json.string("before", change.before)
      json.string("after", change.after)
      json.number("deltaEOK", change.deltaEOK)
    }
  }
}

private func write(_ entry: TokenEntry, to json: inout JSONWriter) {
  json.string("path", entry.path)
  json.string("type", entry.type)
  json.array("values", entry.values) { json, value in
    json.object { json in
      json.strings("theme", value.theme)
      json.string("value", value.text)
    }
  }
}

private func write(_ change: ContrastChange, to json: inout JSONWriter) {
  json.string("key", change.row?.key)
  json.string("component", change.row?.component)
  json.strings("theme", change.row?.theme ?? Variant())
  json.strings("variant", change.row?.variant ?? Variant())
  json.string("foreground", change.row?.foreground.role)
  json.string("background", change.row?.background.role)
  for (key, row) in [("before", change.before), ("after", change.after)] {
    guard let row else {
      json.string(key, nil)
      continue
    }
    json.object(key) { json in
      json.number("ratio", row.ratio)
      json.string("shown", row.ratio.map { shown($0) })
      json.number("required", row.required)
      json.string("outcome", row.outcome.rawValue)
    }
  }
  json.array("crossings", change.crossings) { json, crossing in
    json.object { json in
      json.number("threshold", crossing.threshold)
      json.string("direction", crossing.isReached ? "reaches" : "falls below")
    }
  }
}

private func write(_ api: APIChanges, to json: inout JSONWriter) {
  func write(_ symbol: SwiftSymbol, _ key: String? = nil, to json: inout JSONWriter) {
    json.object(key) { json in
      json.string("symbol", symbol.path)
      json.string("type", symbol.type)
    }
  }
  json.array("added", api.added) { write($1, to: &$0) }
  json.array("removed", api.removed) { write($1, to: &$0) }
  json.array("renamed", api.renamed) { json, renaming in
    json.object { json in
      write(renaming.from, "from", to: &json)
      write(renaming.to, "to", to: &json)
    }
  }
  json.array("changed", api.changed) { json, change in
    json.object { json in
      json.string("symbol", change.path)
      json.string("before", change.before)
      json.string("after", change.after)
    }
  }
  json.array("deprecated", api.deprecated) { write($1, to: &$0) }
  json.array("unmet", api.unmet) { json, unmet in
    json.object { json in
      json.string("component", unmet.component)
      json.string("side", unmet.isNow ? "after" : "before")
    }
  }
}
