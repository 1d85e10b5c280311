/// Reads the contrast part of a contract: pairs, waivers, claims and cues.
extension ContractReader {
  func pair(_ item: PlacedValue) -> Pair? {
    guard var members = Members(item, of: log, phrase: "a contrast pair") else { return nil }
    let front = members.required("foreground")
    let on = members.required("on")
    let text = pattern("text", of: &members)
    var focus = Background?.none
    let duty = duty(&members, hasText: text != nil, focus: &focus)
    let terms = terms(of: &members)
    let level = level(of: &members)
    let groupOpacity = pattern("groupOpacity", of: &members)
    let isAligned = members.boolean("aligned")
    let when = condition("when", of: &members)
    let unless = members.reason("unless")
    let foregrounds = front.flatMap(foreground)
    let backgrounds = on.map(self.backgrounds)
    members.finish(allowsComment: true)
    if let best = front?["anyOf"], case .text? = duty {
      return log.refuse(
        "'anyOf' is for shapes, of which one suffices (WCAG 1.4.11); add '\"graphic\": true', or "
          + "write a pair for each text", at: best.steps)
    }
    guard let foregrounds, var backgrounds, let duty else { return nil }
    if case .inactive = duty, when.clauses.isEmpty {
      let isNamed =
        foregrounds.contains { $0.name.saysInactive } || groupOpacity?.text.saysInactive ?? false
      for index in backgrounds.indices where backgrounds[index].when.clauses.isEmpty {
        backgrounds[index].isOnlyInactive = true
        backgrounds[index].isNamedInactive = isNamed || backgrounds[index].name.saysInactive
      }
    }
    return Pair(
      foregrounds: foregrounds, backgrounds: backgrounds + [focus].compactMap(\.self), duty: duty,
      level: level, terms: terms, text: text, groupOpacity: groupOpacity, isAligned: isAligned,
      when: when, unless: unless, steps: item.steps)
  }

  /// Why less contrast is accepted, by whom and until when.
  private func terms(of members: inout Members) -> Terms {
    let terms = Terms(
      because: members.reason("because"), owner: members.string("owner"),
      until: members.string("until"))
    if let until = terms.until, !until.isDay {
      report(
        "expected a date as YYYY-MM-DD, such as 2027-06-30, found '\(printable(until))'",
        at: members.steps + [.key("until")])
    }
    return terms
  }

  /// The duty that a pair declares; `text` by default. `unfocused` becomes the colors that a focus
  /// indicator replaces.
  private func duty(
    _ members: inout Members, hasText: Bool, focus unfocused: inout Background?
  ) -> Pair.Duty? {
    let decorative = members.reason("decorative")
    let inactive = members.value("inactive")
    let minimum = members.number("minimum")
    let graphic = members.value("graphic")
    let focus = members.value("focus")
    let named = [
      decorative != nil, inactive != nil, graphic != nil, focus != nil, minimum != nil,
      hasText && minimum == nil,
    ]
    guard named.count(where: { $0 }) <= 1 else {
      return log.refuse(
        "a pair can have only one of 'text', 'graphic', 'focus', 'decorative', 'inactive' and "
          + "'minimum'", at: members.steps)
    }
    if let graphic, graphic.value.boolean != true { return log.refuse(graphic, wanted: "true") }
    if let focus { return self.focus(focus, unfocused: &unfocused) }
    if let decorative { return .decorative(because: decorative) }
    if let inactive {
      return .inactive(because: inactive.value.boolean == true ? nil : inactive.value.string ?? "")
    }
    if let minimum {
      guard (1...21).contains(minimum) else {
        return log.refuse(
          "expected a minimum from 1 to 21, found \(plain(minimum))",
          at: members.steps + [.key("minimum")])
      }
      return .minimum(minimum)
    }
    return graphic != nil ? .graphic : .text
  }

  /// A focus indicator: the colors that it replaces, and perhaps its width.
  private func focus(_ value: PlacedValue, unfocused: inout Background?) -> Pair.Duty? {
    var width: PathPattern?
    if value["unfocused"] != nil || value["width"] != nil {
      guard var members = Members(value, of: log, phrase: "a focus indicator") else { return nil }
      width = pattern("width", of: &members)
      unfocused = members.required("unfocused").flatMap { background($0, allowsCondition: false) }
      members.finish()
    } else {
      unfocused = background(value, allowsCondition: false)
    }
    guard unfocused != nil else { return nil }
    unfocused?.isUnfocused = true
    return .focus(width: width)
  }

  private func level(of members: inout Members) -> Project.Level? {
    guard let text = members.string("level") else { return nil }
    if let level = Project.Level(rawValue: text) { return level }
    return log.refuse(
      "expected 'AA' or 'AAA', found '\(printable(text))'", at: members.steps + [.key("level")])
  }

  func waiver(_ item: PlacedValue) -> Waiver? {
    guard var members = Members(item, of: log, phrase: "a waiver") else { return nil }
    let front = members.required("foreground")
    let on = members.required("on")
    let foreground = front.flatMap(self.foreground)
    let background = on.flatMap { self.background($0, allowsCondition: false) }
    let condition = self.condition("where", of: &members, allowsOtherNames: true)
    let floor = members.number("floor")
    if members.value("floor") == nil {
      report(
        "a waiver needs a floor: the lowest ratio that it accepts, such as \"floor\": 3.03",
        at: item.steps)
    }
    let terms = terms(of: &members)
    members.finish(allowsComment: true)
    guard let foreground, let background, let floor else { return nil }
    if !(1...21).contains(floor) {
      report(
        "expected a floor from 1 to 21, found \(plain(floor))", at: item.steps + [.key("floor")])
    }
    return Waiver(
      foreground: foreground.choiceName, background: background.name, condition: condition,
      floor: floor, terms: terms, steps: item.steps)
  }

  func claim(_ item: PlacedValue) -> Claim? {
    guard var members = Members(item, of: log, phrase: "a claim") else { return nil }
    let foreground = members.requiredString("foreground")
    let background = members.requiredString("on")
    let ratio = members.required("ratio")
    let source = members.string("source")
    members.finish(allowsComment: true)
    guard let foreground, let background, let ratio else { return nil }
    guard let foregroundColor = color(foreground), let backgroundColor = color(background) else {
      let wrong = color(foreground) == nil ? ("foreground", foreground) : ("on", background)
      return log.refuse(
        "expected a color as #RRGGBB, found '\(printable(wrong.1))'",
        at: item.steps + [.key(wrong.0)])
    }
    let written = ratio.value.string ?? ratio.value.number.map(plain) ?? ""
    let isDecimal = written.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(written), (1...21).contains(number) else {
      return log.refuse(ratio, wanted: "a ratio from 1 to 21")
    }
    let decimals = written.split(separator: ".").dropFirst().first?.count ?? 0
    return Claim(
      foreground: foreground, background: background, foregroundColor: foregroundColor,
      backgroundColor: backgroundColor, ratio: number, decimals: decimals, source: source,
      steps: item.steps)
  }

  /// The cues of one axis.
  func cues(_ entry: PlacedValue) -> [Cue] {
    guard let axis = axes.first(where: { $0.name == entry.name }) else {
      report(
        "there is no axis '\(printable(entry.name))'"
          + entry.name.suggestion(among: axes.map(\.name)), at: entry.steps)
      return []
    }
    let cues = entry.members ?? log.refuse(entry, wanted: "an object {value: cue}") ?? []
    return cues.compactMap { cue in
      guard axis.values.contains(cue.name) else {
        return log.refuse(
          "axis '\(axis.name)' has no value '\(printable(cue.name))'"
            + cue.name.suggestion(among: axis.values), at: cue.steps)
      }
      return Cue(axis: axis.name, value: cue.name, because: cue.value.string ?? "")
    }
  }

  /// What the contract says are states, and the axis values in which controls cannot be used.
  func states(_ members: inout Members) -> (named: [String], inactive: [String]) {
    guard let value = members.value("states"), value.value.kind == .object else {
      return (namedStates("states", of: &members), [])
    }
    guard var states = Members(value, of: log, phrase: "'states'") else { return ([], []) }
    let named = namedStates("lasting", of: &states)
    let inactive = states.strings("inactive") ?? []
    states.finish()
    let known = axes.flatMap(\.values)
    for name in inactive {
      let steps: [JSONStep] = [.key("states"), .key("inactive")]
      if !known.contains(name) {
        report(
          "no axis has the value '\(printable(name))'" + name.suggestion(among: known), at: steps)
      } else if ["", "hover", "pressed", "focus"].contains(StateWord.state(name.lowercased())) {
        report("controls can be used in '\(printable(name))'; remove it", at: steps)
      }
    }
    return (named, inactive)
  }

  /// Axes whose values are states, and single values.
  private func namedStates(_ key: String, of members: inout Members) -> [String] {
    guard let value = members.value(key), let names = members.strings(of: value) else { return [] }
    if names.isEmpty {
      report("'\(key)' is empty; name an axis, or remove the key", at: value.steps)
    }
    let own = axes.filter { $0.name != themeAxis }
    let known = own.map(\.name) + own.flatMap(\.values)
    for name in names where !known.contains(name) {
      report(
        name == themeAxis
          ? "'\(printable(name))' is the axis of the theme; its values are not states"
          : "there is no axis or state '\(printable(name))'" + name.suggestion(among: known),
        at: value.steps)
    }
    return names
  }

  private func color(_ text: String) -> RGB8? { text.hasPrefix("#") ? RGB8(hex: text) : nil }
}
