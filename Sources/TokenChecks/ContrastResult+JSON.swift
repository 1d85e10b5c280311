import TokenModel
import Writers

/// Writes the members of a result.
package func write(_ result: ContrastResult, to json: inout JSONWriter) {
  json.string("key", text: result.key)
  json.string("component", text: result.component)
  json.strings("theme", variant: result.theme)
  json.strings("variant", variant: result.variant)
  json.object("foreground") { write(result.foreground, to: &$0) }
  json.object("background") { write(result.background, to: &$0) }
  json.string("duty", text: result.duty.rawValue)
  json.number("required", number: result.required)
  json.number("ratio", number: result.ratio)
  json.string("shown", text: result.ratio.map { shown($0) })
  json.number("at", number: result.at)
  json.string("outcome", text: result.outcome.rawValue)
  json.string("because", text: result.because)
  write(result.suggestion, to: &json)
  json.string("obstacle", text: result.obstacle)
  if let acceptance = result.acceptance {
    json.object("waiver") { json in
      json.number("floor", number: acceptance.floor)
      json.string("owner", text: acceptance.owner)
      json.string("until", text: acceptance.until)
      write(acceptance.place, to: &json)
    }
  } else {
    json.string("waiver", text: nil)
  }
  json.string("surface", text: result.surface?.path)
  json.number("anyBackdrop", number: result.anyBackdrop)
  json.string("screen", text: result.screen.rawValue)
  json.string("renderer", text: result.renderer?.name)
  json.string("baseline", text: result.change?.rawValue)
}

private func write(_ suggestion: ContrastResult.Suggestion?, to json: inout JSONWriter) {
  guard let suggestion else { return json.string("suggestion", text: nil) }
  json.object("suggestion") { json in
    json.string("move", text: suggestion.move.rawValue)
    json.string("value", text: suggestion.color.hex)
    json.number("ratio", number: suggestion.ratio)
    json.number("deltaEOK", number: suggestion.distance)
  }
}

private func write(_ side: ContrastResult.Side, to json: inout JSONWriter) {
  json.string("role", text: side.role)
  json.string("path", text: side.path)
  json.string("value", text: side.value)
  write(side.place, to: &json)
}
