/// Reads what a pair draws: layers, stacks of layers, and colors of which one suffices.
extension ContractReader {
  /// The foreground of a pair or a waiver: one layer, or several (the best one counts).
  func foreground(_ value: PlacedValue) -> [PairLayer]? {
    guard value["anyOf"] != nil else { return layer(value).map { [$0] } }
    guard var members = Members(value, of: log, phrase: "a foreground") else { return nil }
    let list = layers("anyOf", of: &members)
    members.finish()
    return list
  }

  /// The alternatives below a foreground: one or several stacks, each perhaps only in some variants.
  func backgrounds(_ value: PlacedValue) -> [Background] {
    guard let items = value.items else { return background(value).map { [$0] } ?? [] }
    if items.isEmpty { report("'on' is empty; list at least one background", at: value.steps) }
    let backgrounds = items.compactMap { background($0) }
    // With conditions, the same background may be listed for several variants.
    let names = items.compactMap(\.value.string)
    if Set(names).count < names.count {
      report("a background is listed twice; remove one of the two", at: value.steps)
    }
    return backgrounds
  }

  /// A stack with or without a condition.
  func background(_ value: PlacedValue, allowsCondition: Bool = true) -> Background? {
    guard value["layers"] != nil || value["on"] != nil else {
      return layer(value).map { Background(layers: [$0], steps: value.steps) }
    }
    guard var members = Members(value, of: log, phrase: "a background") else { return nil }
    var background = Background?.none
    if members.value("layers") != nil {
      let isAligned = members.boolean("aligned")
      background = layers("layers", of: &members).map {
        Background(layers: $0, isAligned: isAligned, steps: value.steps)
      }
    } else if let on = members.value("on") {
      background = self.background(on, allowsCondition: false)
      background?.steps = value.steps
    }
    if allowsCondition { background?.when = condition("when", of: &members) }
    members.finish()
    return background
  }

  private func layers(_ key: String, of members: inout Members) -> [PairLayer]? {
    let items = members.items(key)
    guard members.value(key)?.items != nil else { return nil }
    guard !items.isEmpty else {
      return log.refuse(
        "'\(key)' is empty; list at least one color", at: members.steps + [.key(key)])
    }
    guard items.count <= layerLimit else {
      return log.refuse(
        "'\(key)' has \(items.count) colors, more than the limit of \(layerLimit)",
        at: members.steps + [.key(key)])
    }
    let layers = items.compactMap(layer)
    return layers.count == items.count ? layers : nil
  }

  /// A role or a path, perhaps with an opacity or with other axis values.
  private func layer(_ value: PlacedValue) -> PairLayer? {
    if let text = value.value.string { return layer(named: text, at: value.steps) }
    guard value.value.kind == .object else { return log.refuse(value, wanted: "a role or a path") }
    guard var members = Members(value, of: log, phrase: "a layer") else { return nil }
    let name = members.requiredString("role")
    let opacity = pattern("opacity", of: &members)
    let overrides = overrides(of: &members)
    members.finish()
    guard let name else { return nil }
    var layer = layer(named: name, at: value.steps + [.key("role")])
    layer.opacity = opacity
    layer.overrides = overrides
    if !overrides.entries.isEmpty { layer.name += " in \(overrides.label)" }
    if let opacity { layer.name += " at \(opacity.text)" }
    return layer
  }

  private func layer(named text: String, at steps: [JSONStep]) -> PairLayer {
    let isRole = roleNames.contains(text)
    let split = isRole ? nil : PairLayer.Part.split(text)
    let name = split?.name ?? text
    var shown = text
    var source = PairLayer.Source.unknown(name)
    if roleNames.contains(name) {
      source = .role(name)
    } else if name.holds("/") || isPath(name) {
      let pattern = pattern(name)
      check(pattern, at: steps, needsRole: false)
      shown = pattern.correction ?? text
      source = .path(pattern)
    }
    return PairLayer(
      name: shown, source: source, part: split?.part, overrides: Variant(), steps: steps)
  }

  /// Whether a name has dots or braces, as no role has, and does not begin with a role.
  private func isPath(_ name: String) -> Bool {
    let first = name.prefix { $0 != "." }
    return name.contains { "{.".contains($0) } && !roleNames.contains(String(first))
  }

  /// The path of another token that a pair uses, such as an opacity.
  func pattern(_ key: String, of members: inout Members) -> PathPattern? {
    guard let text = members.string(key) else { return nil }
    let pattern = pattern(text)
    check(pattern, at: members.steps + [.key(key)], needsRole: false)
    return pattern
  }

  /// The axis values that a layer takes instead of the variant's.
  private func overrides(of members: inout Members) -> Variant {
    let entries = members.entries("in").compactMap { entry -> Variant.Entry? in
      let names = axes.map(\.name)
      guard let axis = axes.first(where: { $0.name == entry.name }), axis.name != themeAxis else {
        return log.refuse(
          entry.name == themeAxis
            ? "a layer cannot take its color from another theme; remove '\(printable(entry.name))'"
            : "there is no axis '\(printable(entry.name))'" + entry.name.suggestion(among: names),
          at: entry.steps)
      }
      guard let value = entry.value.string, axis.values.contains(value) else {
        return log.refuse(
          "expected a value of '\(axis.name)', found \(entry.value.excerpt)"
            + (entry.value.string?.suggestion(among: axis.values) ?? ""), at: entry.steps)
      }
      return Variant.Entry(axis: axis.name, value: value)
    }
    return Variant(entries: entries)
  }
}

/// The limit of colors in a stack, or of those of which one suffices.
package let layerLimit = 16
