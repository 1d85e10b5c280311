import ColorMath
import TokenChecks
import TokenModel
import Writers

/// An explanation as one JSON object (product: machine-readable results).
package func explainJSON(_ explanation: Explanation) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.number("version", 1)
    switch explanation.subject {
    case .color(let colors): write(colors, to: &json)
    case .colors(let themes):
      json.array("themes", themes) { json, theme in
        json.object { json in
          json.strings("theme", theme.theme)
          write(theme.explanation, to: &json)
        }
      }
    case .token(let token): json.object("token") { write(token, to: &$0) }
    case .group(let group): json.object("group") { write(group, to: &$0) }
    case .nothing: break
    }
  }
  json.end()
  return json.bytes
}

// MARK: Colors

private func write(_ colors: ColorExplanation, to json: inout JSONWriter) {
  json.object("color") { write(colors.color, to: &$0) }
  guard let background = colors.background, let contrast = colors.contrast else { return }
  json.object("on") { write(background, to: &$0) }
  if let backdrop = colors.backdrop { json.object("over") { write(backdrop, to: &$0) } }
  json.number("ratio", contrast.ratio)
  json.string("shown", contrast.ratio.map { shown($0) })
  json.number("at", contrast.at)
  json.string("screen", contrast.ratio == nil ? nil : contrast.screen.rawValue)
  json.string("renderer", contrast.renderer?.name)
  json.number("anyBackdrop", contrast.anyBackdrop)
  json.number("lightnessDifference", contrast.lightnessDifference)
  json.object("passes") { json in
    for level in Project.Level.allCases {
      json.object(level.rawValue) { json in
        for duty in Project.Level.duties {
          json.truth(duty.rawValue, contrast.passes(duty, at: level))
        }
      }
    }
  }
  json.object("suggestions") { json in
    for move in [ContrastResult.Suggestion.Move.foreground, .background] {
      json.object(move.rawValue) { json in
        for level in Project.Level.allCases {
          json.string(level.rawValue, contrast.suggestion(moving: move, at: level))
        }
      }
    }
  }
}

private func write(_ paint: ColorExplanation.Paint, to json: inout JSONWriter) {
  if let path = paint.path { json.string("path", path) }
  write(paint.value, to: &json)
}

/// Writes a color's members, or a gradient's stops.
private func write(_ value: TokenValue, to json: inout JSONWriter) {
  if case .color(let color) = value { write(color, to: &json) }
  guard case .gradient(let stops) = value else { return }
  json.array("stops", stops) { json, stop in
    json.object { json in
      json.number("position", stop.position)
      json.object("color") { write(stop.color, to: &$0) }
    }
  }
}

private func write(_ color: ColorValue, to json: inout JSONWriter) {
  json.string("hex", color.rgb8.hex)
  json.number("alpha", color.alpha)
  json.object("spaces") { json in
    for space in ColorSpace.allCases {
      let components = convert(color.components, from: color.space, to: space)
      json.array(space.rawValue, 0..<3) { $0.number(nil, components[$1]) }
    }
  }
  json.object("inGamut") { json in
    for space in [ColorSpace.srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020] {
      let components = convert(color.components, from: color.space, to: space)
      json.truth(space.rawValue, isInGamut(components, of: space))
    }
  }
  json.number("luminance", relativeLuminance(srgb: color.srgb))
  json.number("lstar", lightnessStar(color.components, in: color.space))
}

// MARK: Tokens

private func write(_ token: TokenExplanation, to json: inout JSONWriter) {
  json.string("path", token.path)
  json.array("themes", token.themes) { json, theme in
    json.object { write(theme, to: &$0) }
  }
}

private func write(_ theme: TokenExplanation.InTheme, to json: inout JSONWriter) {
  json.strings("theme", theme.theme)
  json.string("type", theme.value?.type.rawValue)
  json.string("value", theme.value.map(valueText))
  if let written = theme.written { json.json("written", written) }
  if let value = theme.value { json.value("resolved", value) }
  if case .color(let color)? = theme.value { json.object("color") { write(color, to: &$0) } }
  json.string("description", theme.description)
  switch theme.deprecation {
  case .yes(let explanation?): json.string("deprecated", explanation)
  case .yes: json.truth("deprecated", true)
  case .no, nil: json.truth("deprecated", false)
  }
  write(theme.hops, as: "hops", to: &json)
  json.object("users") { json in
    json.array("tokens", theme.users.tokens) { $0.string(nil, $1) }
    json.array("composites", theme.users.composites) { $0.string(nil, $1) }
    write(theme.users.roles, as: "roles", to: &json)
    write(theme.users.texts, as: "texts", to: &json)
  }
  json.array("pairs", theme.pairs) { json, pair in
    json.object { json in
      json.array("as", pair.parts) { $0.string(nil, $1.rawValue) }
      write(pair.result, to: &json)
    }
  }
  guard let nearest = theme.nearestToken else { return json.string("nearestToken", nil) }
  json.object("nearestToken") { json in
    json.string("path", nearest.path)
    json.string("value", nearest.value)
    json.number("ratio", nearest.ratio)
    json.number("deltaEOK", nearest.distance)
  }
}

private func write(
  _ uses: [TokenExplanation.RoleUse], as key: String, to json: inout JSONWriter
) {
  json.array(key, uses) { json, use in
    json.object { json in
      json.string("component", use.component)
      json.strings("variant", use.variant)
      json.string("role", use.role)
    }
  }
}

private func write(_ group: GroupExplanation, to json: inout JSONWriter) {
  json.string("path", group.path)
  json.array("tokens", group.tokens) { json, token in
    json.object { json in
      json.string("path", token.path)
      json.array("themes", token.themes) { json, theme in
        json.object { json in
          json.strings("theme", theme.theme)
          json.string("type", theme.value?.type.rawValue)
          json.string("value", theme.value.map(valueText))
        }
      }
    }
  }
}
