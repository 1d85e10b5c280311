extension ContrastResult {
  package func write(to json: inout JSONWriter) {
    json.string("key", value: key)
    json.string("component", value: component)
    json.strings("theme", variant: theme)
    holds.write(to: &json)
    json.strings("variant", variant: variant)
    json.object("foreground") { foreground.write(to: &$0) }
    json.object("background") { background.write(to: &$0) }
    json.objects("layers", items: allLayers) { $1.write(to: &$0) }
    json.object("groupOpacity", of: groupOpacity) { $0.write(to: &$1) }
    if choices.isEmpty {
      json.string("anyOf", value: nil)
    } else {
      json.objects("anyOf", items: choices) { json, choice in
        json.string("role", value: choice.role)
        json.string("path", value: choice.path)
        json.string("part", value: choice.part)
        json.string("value", value: choice.value)
        json.number("ratio", value: choice.ratio)
      }
    }
    json.string("duty", value: duty.rawValue)
    json.string("criterion", value: criterion)
    json.number("required", value: required)
    json.number("standard", value: standard)
    json.string("sizeNote", value: sizeNote)
    json.number("ratio", value: ratio)
    json.string("shown", value: ratio.map { shown($0) })
    json.number("lightnessDifference", value: measured?.lightnessDifference)
    json.number("at", value: measured?.at)
    json.number("groundAt", value: measured?.groundAt)
    json.string("outcome", value: outcome.rawValue)
    json.string("because", value: because)
    json.object("suggestion", of: suggestion) { suggestion, json in
      json.string("move", value: suggestion.move.rawValue)
      json.string("value", value: suggestion.color.hex)
      json.number("stop", value: suggestion.stop.map(Double.init))
      json.number("ratio", value: suggestion.ratio)
      json.number("deltaEOK", value: suggestion.distance)
    }
    remedy.writeReplacement(to: &json)
    json.object("opacityChange", of: remedy?.kind == .opacity ? remedy : nil) { remedy, json in
      json.string("path", value: remedy.token)
      if case .number(let value) = remedy.value { json.number("value", value: value) }
      json.number("ratio", value: remedy.ratio)
    }
    json.string("cause", value: cause)
    json.string("obstacle", value: obstacle)
    json.object("waiver", of: acceptance) { acceptance, json in
      json.number("floor", value: acceptance.floor)
      json.string("owner", value: acceptance.owner)
      json.string("until", value: acceptance.until)
      json.members(of: acceptance.place)
    }
    json.string("surface", value: surface?.path)
    json.number("anyBackdrop", value: anyBackdrop)
    json.string("screen", value: (measured?.screen ?? .srgb).rawValue)
    json.string("renderer", value: measured?.renderer?.name)
    json.number("srgbRatio", value: measured?.srgbRatio)
    json.string("baseline", value: change?.rawValue)
  }
}

extension ContrastResult.Side {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("role", value: role)
    json.string("path", value: path)
    json.string("part", value: part)
    json.string("value", value: value)
    json.string("ownValue", value: ownValue)
    json.object("opacity", of: opacity) { $0.write(to: &$1) }
    json.members(of: place)
  }
}

extension ContrastResult.Opacity {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("path", value: path)
    json.number("value", value: value)
  }
}

extension Remedy? {
  /// Writes the token of the palette that a remedy names, as `replacement`; null for other remedies.
  package func writeReplacement(to json: inout JSONWriter) {
    json.object("replacement", of: self?.kind == .alias ? self : nil) { remedy, json in
      json.string("path", value: remedy.target)
      json.string("value", value: remedy.value.text)
      json.string("side", value: remedy.side.rawValue)
      json.number("ratio", value: remedy.ratio)
      json.number("deltaEOK", value: remedy.deltaEOK)
    }
  }
}

extension Remedy {
  /// Writes the members of a remedy.
  package func write(to json: inout JSONWriter) {
    json.string("token", value: token)
    json.string("side", value: side.rawValue)
    json.string("from", value: from)
    json.string("to", value: to)
    json.string("kind", value: kind.rawValue)
    json.number("ratio", value: ratio)
    json.number("deltaEOK", value: deltaEOK)
    json.array("alsoChanges", items: alsoChanges) { $0.string(nil, value: $1) }
    json.members(of: place)
  }
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

extension JSONWriter {
  /// Writes an object with the members of a value, or null without one.
  package mutating func object<Value>(
    _ key: String, of value: Value?, members: (Value, inout JSONWriter) -> Void
  ) {
    guard let value else { return string(key, value: nil) }
    object(key) { members(value, &$0) }
  }
}
