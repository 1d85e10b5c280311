extension Explanation {
  package var json: [UInt8] {
    JSONWriter.file { json in
      json.number("version", value: 1)
      switch subject {
      case .color(let colors): write(colors, to: &json)
      case .colors(let themes): write(themes, to: &json) { write($0, to: &$1) }
      case .token(let token):
        json.object("token") { json in
          json.string("path", value: token.path)
          write(token.themes, to: &json) { write($0, to: &$1) }
        }
      case .group(let group): json.object("group") { write(group, to: &$0) }
      case .themes(let themes): themes.writeExplanation(to: &json)
      case .nothing: break
      }
    }
  }
}

/// Writes the different values, each with the themes that it holds in.
private func write<Value>(
  _ values: ThemedValues<Value>, to json: inout JSONWriter,
  members: (Value, inout JSONWriter) -> Void
) {
  func text(_ value: Value) -> [UInt8] { JSONWriter.object { members(value, &$0) } }
  json.objects("themes", items: values.rows(by: text)) { json, row in
    json.strings("theme", variant: values.themes.contexts(of: row.theme))
    row.holds.write(to: &json)
    members(row.value, &json)
  }
}

// MARK: Colors

private func write(_ colors: ColorExplanation, to json: inout JSONWriter) {
  for (key, paint) in zip(["color", "on", "over"], colors.paints) {
    json.object(key) { write(paint, to: &$0) }
  }
  guard let contrast = colors.contrast else { return }
  json.members(
    ("ratio", contrast.ratio), ("shown", contrast.ratio.map { shown($0) }),
    ("at", contrast.measured?.at), ("groundAt", contrast.measured?.groundAt),
    ("screen", contrast.ratio == nil ? nil : contrast.screen.rawValue),
    ("renderer", contrast.measured?.renderer?.name), ("srgbRatio", contrast.measured?.srgbRatio),
    ("anyBackdrop", contrast.anyBackdrop), ("lightnessDifference", contrast.lightnessDifference))
  json.object("passes") { json in
    for level in Project.Level.allCases {
      json.object(level.rawValue) { json in
        for duty in Project.Level.duties {
          json.boolean(duty.rawValue, value: contrast.passes(duty, at: level))
        }
      }
    }
  }
  json.object("suggestions") { json in
    for move in [ContrastResult.Suggestion.Move.foreground, .background] {
      json.object(move.rawValue) { json in
        for level in Project.Level.allCases {
          json.string(level.rawValue, value: contrast.suggestion(moving: move, at: level))
        }
      }
    }
  }
}

private func write(_ paint: ColorExplanation.Paint, to json: inout JSONWriter) {
  if let path = paint.path { json.string("path", value: path) }
  write(paint.value, to: &json)
}

/// Writes a color's members, or a gradient's stops.
private func write(_ value: TokenValue, to json: inout JSONWriter) {
  if case .color(let color) = value { write(color, to: &json) }
  guard case .gradient(let stops) = value else { return }
  json.objects("stops", items: stops) { json, stop in
    json.number("position", value: stop.position)
    json.object("color") { write(stop.color, to: &$0) }
  }
}

private func write(_ color: ColorValue, to json: inout JSONWriter) {
  json.members(("hex", color.rgb8.hex), ("alpha", color.alpha))
  json.value("dtcg", value: .color(color.withFallback))
  json.object("spaces") { json in
    for space in ColorSpace.allCases {
      let components = color.components(in: space)
      json.array(space.rawValue, items: 0..<3) { $0.number(nil, value: components[$1]) }
    }
  }
  json.object("inGamut") { json in
    for space in [ColorSpace.srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020] {
      json.boolean(space.rawValue, value: color.components(in: space).isInGamut(of: space))
    }
  }
  json.members(("luminance", relativeLuminance(srgb: color.srgb)), ("lstar", color.lightness))
}

// MARK: Tokens

extension TokenExplanation.InTheme {
  /// The members of the token in this theme. They are equal in themes in which the token is the same.
  var json: [UInt8] { JSONWriter.object { write(self, to: &$0) } }
}

private func write(_ theme: TokenExplanation.InTheme, to json: inout JSONWriter) {
  json.members(("type", theme.value?.type.rawValue), ("value", theme.value.map(\.text)))
  if let written = theme.written { json.json("written", text: written) }
  if let value = theme.value { json.value("resolved", value: value) }
  if case .color(let color)? = theme.value { json.object("color") { write(color, to: &$0) } }
  json.string("description", value: theme.description)
  switch theme.deprecation {
  case .yes(let explanation?): json.string("deprecated", value: explanation)
  case .yes: json.boolean("deprecated", value: true)
  case .no, nil: json.boolean("deprecated", value: false)
  }
  json.related("hops", places: theme.hops)
  json.object("users") { json in
    json.array("tokens", items: theme.users.tokens) { $0.string(nil, value: $1) }
    json.array("composites", items: theme.users.composites) { $0.string(nil, value: $1) }
    write(theme.users.roles, as: "roles", to: &json)
    write(theme.users.texts, as: "texts", to: &json)
    if theme.users.areOfAllThemes { json.boolean("ofAllThemes", value: true) }
  }
  json.objects("pairs", items: theme.pairs) { json, pair in
    json.array("as", items: pair.parts) { $0.string(nil, value: $1) }
    pair.result.write(to: &json)
  }
  json.object("nearestToken", of: theme.advisedAlias) { remedy, json in
    json.members(
      ("path", remedy.target), ("value", remedy.value.text), ("part", remedy.side.rawValue),
      ("ratio", remedy.ratio), ("deltaEOK", remedy.deltaEOK))
  }
}

private func write(_ uses: [TokenExplanation.RoleUse], as key: String, to json: inout JSONWriter) {
  json.objects(key, items: uses) { json, use in
    json.string("component", value: use.component)
    json.strings("variant", variant: use.variant)
    json.string("role", value: use.role)
  }
}

private func write(_ group: GroupExplanation, to json: inout JSONWriter) {
  json.string("path", value: group.path)
  json.objects("tokens", items: group.tokens) { json, token in
    json.string("path", value: token.path)
    write(token.values, to: &json) { value, json in
      json.members(("type", value?.type.rawValue), ("value", value.map(\.text)))
    }
  }
}
