import TokenModel
import Writers

/// Writes the members of a result.
package func write(_ result: ContrastResult, to json: inout JSONWriter) {
  json.string("key", result.key)
  json.string("component", result.component)
  json.strings("theme", result.theme)
  json.strings("variant", result.variant)
  json.object("foreground") { write(result.foreground, to: &$0) }
  json.object("background") { write(result.background, to: &$0) }
  json.string("duty", result.duty.rawValue)
  json.number("required", result.required)
  json.number("ratio", result.ratio)
  json.string("shown", result.ratio.map { shown($0) })
  json.number("at", result.at)
  json.string("outcome", result.outcome.rawValue)
  json.string("because", result.because)
  write(result.suggestion, to: &json)
  json.string("obstacle", result.obstacle)
  if let acceptance = result.acceptance {
    json.object("waiver") { json in
      json.number("floor", acceptance.floor)
      json.string("owner", acceptance.owner)
      json.string("until", acceptance.until)
      write(acceptance.place, to: &json)
    }
  } else {
    json.string("waiver", nil)
  }
  json.string("surface", result.surface?.path)
  json.number("anyBackdrop", result.anyBackdrop)
  json.string("screen", result.screen.rawValue)
  json.string("renderer", result.renderer?.name)
  json.string("baseline", result.change?.rawValue)
}

private func write(_ suggestion: ContrastResult.Suggestion?, to json: inout JSONWriter) {
  guard let suggestion else { return json.string("suggestion", nil) }
  json.object("suggestion") { json in
    json.string("move", suggestion.move.rawValue)
    json.string("value", suggestion.color.hex)
    json.number("ratio", suggestion.ratio)
    json.number("deltaEOK", suggestion.distance)
  }
}

private func write(_ side: ContrastResult.Side, to json: inout JSONWriter) {
  json.string("role", side.role)
  json.string("path", side.path)
  json.string("value", side.value)
  write(side.place, to: &json)
}
