extension ContrastResult {
  package func write(to json: inout JSONWriter) {
    json.members(("key", key), ("component", component))
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
        json.members(
          ("role", choice.role), ("path", choice.path), ("part", choice.part),
          ("value", choice.value), ("ratio", choice.ratio))
      }
    }
    json.members(
      ("duty", duty.rawValue), ("criterion", criterion), ("required", required),
      ("standard", standard), ("sizeNote", sizeNote), ("ratio", ratio),
      ("shown", ratio.map { shown($0) }), ("lightnessDifference", measured?.lightnessDifference),
      ("at", measured?.at), ("groundAt", measured?.groundAt), ("outcome", outcome.rawValue),
      ("because", because))
    json.object("suggestion", of: suggestion) { suggestion, json in
      json.members(
        ("move", suggestion.move.rawValue), ("value", suggestion.color.hex),
        ("stop", suggestion.stop), ("ratio", suggestion.ratio), ("deltaEOK", suggestion.distance))
    }
    remedy.writeReplacement(to: &json)
    json.object("opacityChange", of: remedy?.kind == .opacity ? remedy : nil) { remedy, json in
      json.string("path", value: remedy.token)
      if case .number(let value) = remedy.value { json.number("value", value: value) }
      json.number("ratio", value: remedy.ratio)
    }
    json.members(("cause", cause), ("obstacle", obstacle))
    json.object("waiver", of: acceptance) { acceptance, json in
      json.members(
        ("floor", acceptance.floor), ("owner", acceptance.owner), ("until", acceptance.until))
      json.members(of: acceptance.place)
    }
    json.members(
      ("surface", surface?.path), ("anyBackdrop", anyBackdrop),
      ("screen", (measured?.screen ?? .srgb).rawValue), ("renderer", measured?.renderer?.name),
      ("srgbRatio", measured?.srgbRatio), ("baseline", change?.rawValue))
  }
}

extension ContrastResult.Side {
  fileprivate func write(to json: inout JSONWriter) {
    json.members(
      ("role", role), ("path", path), ("part", part), ("value", value), ("ownValue", ownValue))
    json.object("opacity", of: opacity) { $0.write(to: &$1) }
    json.members(of: place)
  }
}

extension ContrastResult.Opacity {
  fileprivate func write(to json: inout JSONWriter) {
    json.members(("path", path), ("value", value))
  }
}

extension Remedy? {
  /// Writes the token of the palette that a remedy names, as `replacement`; null for other remedies.
  package func writeReplacement(to json: inout JSONWriter) {
    json.object("replacement", of: self?.kind == .alias ? self : nil) { remedy, json in
      json.members(
        ("path", remedy.target), ("value", remedy.value.text), ("side", remedy.side.rawValue),
        ("ratio", remedy.ratio), ("deltaEOK", remedy.deltaEOK))
    }
  }
}

extension Remedy {
  /// Writes the members of a remedy.
  package func write(to json: inout JSONWriter) {
    json.members(
      ("token", token), ("side", side.rawValue), ("from", from), ("to", to),
      ("kind", kind.rawValue), ("ratio", ratio), ("deltaEOK", deltaEOK))
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
