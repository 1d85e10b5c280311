import TokenModel
import TokenThemes
import Writers

/// Writes the members of a result.
package func write(_ result: ContrastResult, to json: inout JSONWriter) {
  json.string("key", value: result.key)
  json.string("component", value: result.component)
  json.strings("theme", variant: result.theme)
  result.holds.write(to: &json)
  json.strings("variant", variant: result.variant)
  json.object("foreground") { write(result.foreground, to: &$0) }
  json.object("background") { write(result.background, to: &$0) }
  json.array("layers", items: result.allLayers) { json, layer in
    json.object { write(layer, to: &$0) }
  }
  write(result.groupOpacity, as: "groupOpacity", to: &json)
  write(result.choices, to: &json)
  json.string("duty", value: result.duty.rawValue)
  json.string("criterion", value: result.criterion)
  json.number("required", value: result.required)
  json.number("ratio", value: result.ratio)
  json.string("shown", value: result.ratio.map { shown($0) })
  json.number("at", value: result.at)
  json.string("outcome", value: result.outcome.rawValue)
  json.string("because", value: result.because)
  write(result.suggestion, to: &json)
  write(result.replacement, to: &json)
  if let change = result.opacityChange {
    json.object("opacityChange") { json in
      json.string("path", value: change.path)
      json.number("value", value: change.value)
      json.number("ratio", value: change.ratio)
    }
  } else {
    json.string("opacityChange", value: nil)
  }
  json.string("obstacle", value: result.obstacle)
  if let acceptance = result.acceptance {
    json.object("waiver") { json in
      json.number("floor", value: acceptance.floor)
      json.string("owner", value: acceptance.owner)
      json.string("until", value: acceptance.until)
      write(acceptance.place, to: &json)
    }
  } else {
    json.string("waiver", value: nil)
  }
  json.string("surface", value: result.surface?.path)
  json.number("anyBackdrop", value: result.anyBackdrop)
  json.string("screen", value: result.screen.rawValue)
  json.string("renderer", value: result.renderer?.name)
  json.string("baseline", value: result.change?.rawValue)
}

extension Holds {
  /// Writes the axis values in which something holds, without the axes that do not matter, and the
  /// number of themes.
  package func write(to json: inout JSONWriter) {
    json.object("holds") { json in
      for restriction in restrictions {
        json.array(restriction.axis, items: restriction.values) { $0.string(nil, value: $1) }
      }
    }
    json.number("themes", value: themeCount)
  }
}

private func write(_ suggestion: ContrastResult.Suggestion?, to json: inout JSONWriter) {
  guard let suggestion else { return json.string("suggestion", value: nil) }
  json.object("suggestion") { json in
    json.string("move", value: suggestion.move.rawValue)
    json.string("value", value: suggestion.color.hex)
    json.number("stop", value: suggestion.stop.map(Double.init))
    json.number("ratio", value: suggestion.ratio)
    json.number("deltaEOK", value: suggestion.distance)
  }
}

/// Writes the token of the palette to use instead.
package func write(_ replacement: ContrastCause.Replacement?, to json: inout JSONWriter) {
  guard let replacement else { return json.string("replacement", value: nil) }
  json.object("replacement") { json in
    json.string("path", value: replacement.path)
    json.string("value", value: replacement.value)
    json.string("side", value: replacement.side?.rawValue)
    json.number("ratio", value: replacement.ratio)
    json.number("deltaEOK", value: replacement.distance)
  }
}

private func write(_ side: ContrastResult.Side, to json: inout JSONWriter) {
  json.string("role", value: side.role)
  json.string("path", value: side.path)
  json.string("part", value: side.part)
  json.string("value", value: side.value)
  json.string("ownValue", value: side.ownValue)
  write(side.opacity, as: "opacity", to: &json)
  write(side.place, to: &json)
}

private func write(
  _ opacity: ContrastResult.Opacity?, as key: String, to json: inout JSONWriter
) {
  guard let opacity else { return json.string(key, value: nil) }
  json.object(key) { json in
    json.string("path", value: opacity.path)
    json.number("value", value: opacity.value)
  }
}

private func write(_ choices: [ContrastResult.Choice], to json: inout JSONWriter) {
  guard !choices.isEmpty else { return json.string("anyOf", value: nil) }
  json.array("anyOf", items: choices) { json, choice in
    json.object { json in
      json.string("role", value: choice.role)
      json.string("path", value: choice.path)
      json.string("part", value: choice.part)
      json.string("value", value: choice.value)
      json.number("ratio", value: choice.ratio)
    }
  }
}
