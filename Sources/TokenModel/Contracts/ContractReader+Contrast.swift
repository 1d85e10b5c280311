import ColorMath
import TokenJSON
import Writers

/// Reads the contrast part of a contract: pairs, waivers, claims and cues.
extension ContractReader {
  func pair(
    _ item: (value: JSONValue, steps: [JSONStep]), roles: [Role], findings: inout Findings
  ) -> Pair? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, phrase: "a contrast pair", rule: .invalidContract,
        findings: &findings)
    else { return nil }
    let foreground = members.requiredString("foreground", findings: &findings)
    let on = members.required("on", findings: &findings)
    let text = members.string("text", findings: &findings).map(PathPattern.init)
    if let text {
      check(text, at: item.steps + [.key("text")], needsRole: false, findings: &findings)
    }
    let duty = self.duty(&members, hasText: text != nil, findings: &findings)
    let when = condition("when", of: &members, findings: &findings)
    let backgrounds = on.map {
      self.backgrounds($0, at: item.steps + [.key("on")], roles: roles, findings: &findings)
    }
    members.finish(&findings)
    guard let foreground, let backgrounds, let duty else { return nil }
    return Pair(
      foreground: foreground, backgrounds: backgrounds, duty: duty, text: text, when: when,
      steps: item.steps)
  }

  /// The duty that a pair declares; `text` by default.
  private func duty(
    _ members: inout Members, hasText: Bool, findings: inout Findings
  ) -> Pair.Duty? {
    let decorative = members.string("decorative", findings: &findings)
    let inactive = self.inactive(&members, findings: &findings)
    let minimum = members.number("minimum", findings: &findings)
    let graphic = members.value("graphic")
    let named = [
      decorative != nil, inactive != nil, graphic != nil, minimum != nil,
      hasText && minimum == nil,
    ]
    guard named.count(where: { $0 }) <= 1 else {
      report(
        "a pair can have only one of 'text', 'graphic', 'decorative', 'inactive' and 'minimum'",
        at: members.steps, findings: &findings)
      return nil
    }
    if let graphic, graphic.boolean != true {
      members.mismatch(
        graphic, wanted: "true", at: members.steps + [.key("graphic")], findings: &findings)
      return nil
    }
    for (name, reason) in [("decorative", decorative), ("inactive", inactive)] {
      guard let reason else { continue }
      guard !reason.isEmpty else {
        report(
          "'\(name)' is empty; write why the pair needs no contrast",
          at: members.steps + [.key(name)], findings: &findings)
        return nil
      }
      return name == "inactive" ? .inactive(because: reason) : .decorative(because: reason)
    }
    if let minimum {
      guard (1...21).contains(minimum) else {
        report(
          "expected a minimum from 1 to 21, found \(plain(minimum))",
          at: members.steps + [.key("minimum")], findings: &findings)
        return nil
      }
      return .minimum(minimum)
    }
    return graphic != nil ? .graphic : .text
  }

  /// Why a control cannot be used. With `true`, WCAG's own wording.
  private func inactive(_ members: inout Members, findings: inout Findings) -> String? {
    guard members.value("inactive")?.boolean == true else {
      return members.string("inactive", findings: &findings)
    }
    return "part of an inactive user interface component (WCAG 2.2, 1.4.3)"
  }

  private func backgrounds(
    _ value: JSONValue, at steps: [JSONStep], roles: [Role], findings: inout Findings
  ) -> [Background] {
    guard let items = value.array else {
      return background(value, at: steps, roles: roles, findings: &findings).map { [$0] } ?? []
    }
    if items.isEmpty {
      report("'on' is empty; list at least one background", at: steps, findings: &findings)
    }
    let names = items.compactMap(\.string)
    if Set(names).count < names.count {
      report("a background is listed twice; remove one of the two", at: steps, findings: &findings)
    }
    return items.enumerated().compactMap { index, item in
      background(item, at: steps + [.index(index)], roles: roles, findings: &findings)
    }
  }

  /// A role or a path, with or without a condition.
  private func background(
    _ value: JSONValue, at steps: [JSONStep], roles: [Role], findings: inout Findings
  ) -> Background? {
    var name = value.string
    var when = Condition()
    if value.kind == .object,
      var members = Members(
        value, in: document, at: steps, phrase: "a background", rule: .invalidContract,
        findings: &findings)
    {
      name = members.requiredString("on", findings: &findings)
      when = condition("when", of: &members, findings: &findings)
      members.finish(&findings)
    }
    guard let name else {
      if value.kind != .object {
        report("expected a role or a path, found \(excerpt(value))", at: steps, findings: &findings)
      }
      return nil
    }
    let isRole = roles.contains { $0.name == name }
    let pattern = isRole || !name.holds("/") ? nil : PathPattern(name)
    if let pattern { check(pattern, at: steps, needsRole: false, findings: &findings) }
    return Background(name: name, pattern: pattern, when: when, steps: steps)
  }

  func waiver(
    _ item: (value: JSONValue, steps: [JSONStep]), findings: inout Findings
  ) -> Waiver? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, phrase: "a waiver", rule: .invalidContract,
        findings: &findings)
    else { return nil }
    let foreground = members.requiredString("foreground", findings: &findings)
    let background = members.requiredString("on", findings: &findings)
    let condition = self.condition(
      "where", of: &members, allowsOtherNames: true, findings: &findings)
    _ = members.required("floor", findings: &findings)
    let floor = members.number("floor", findings: &findings)
    let because = members.requiredString("because", findings: &findings)
    let owner = members.string("owner", findings: &findings)
    let until = members.string("until", findings: &findings)
    members.finish(&findings)
    if let until, !isDay(until) {
      report(
        "expected a date as YYYY-MM-DD, found '\(printable(until))'",
        at: item.steps + [.key("until")], findings: &findings)
    }
    guard let foreground, let background, let floor, let because else { return nil }
    if !(1...21).contains(floor) {
      report(
        "expected a floor from 1 to 21, found \(plain(floor))",
        at: item.steps + [.key("floor")], findings: &findings)
    }
    if because.isEmpty {
      report(
        "'because' is empty; write why the low contrast is accepted",
        at: item.steps + [.key("because")], findings: &findings)
    }
    return Waiver(
      foreground: foreground, background: background, condition: condition, floor: floor,
      because: because, owner: owner, until: until, steps: item.steps)
  }

  func claim(
    _ item: (value: JSONValue, steps: [JSONStep]), findings: inout Findings
  ) -> Claim? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, phrase: "a claim", rule: .invalidContract,
        findings: &findings)
    else { return nil }
    let foreground = members.requiredString("foreground", findings: &findings)
    let background = members.requiredString("on", findings: &findings)
    let ratio = members.required("ratio", findings: &findings)
    let source = members.string("source", findings: &findings)
    members.finish(&findings)
    guard let foreground, let background, let ratio else { return nil }
    guard let foregroundColor = color(foreground), let backgroundColor = color(background) else {
      let wrong = color(foreground) == nil ? "foreground" : "on"
      report(
        "expected a color as #RRGGBB, found '\(printable(members.text(wrong)))'",
        at: item.steps + [.key(wrong)], findings: &findings)
      return nil
    }
    let written = ratio.string ?? ratio.number.map(plain) ?? ""
    let isDecimal = written.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(written), (1...21).contains(number) else {
      report(
        "expected a ratio from 1 to 21, found \(excerpt(ratio))",
        at: item.steps + [.key("ratio")], findings: &findings)
      return nil
    }
    let decimals = written.split(separator: ".").dropFirst().first?.count ?? 0
    return Claim(
      foreground: foreground, background: background, foregroundColor: foregroundColor,
      backgroundColor: backgroundColor, ratio: number, decimals: decimals, source: source,
      steps: item.steps)
  }

  /// The cues of one axis.
  func cues(
    _ entry: (name: String, value: JSONValue, steps: [JSONStep]), findings: inout Findings
  ) -> [Cue] {
    guard let axis = axes.first(where: { $0.name == entry.name }) else {
      report(
        "there is no axis '\(printable(entry.name))'"
          + suggestion(for: entry.name, among: axes.map(\.name)), at: entry.steps,
        findings: &findings)
      return []
    }
    guard let members = entry.value.object else {
      report(
        "expected an object {value: cue}, found \(excerpt(entry.value))", at: entry.steps,
        findings: &findings)
      return []
    }
    return members.compactMap { key, value in
      let steps = entry.steps + [.key(key.string)]
      guard axis.values.contains(key.string) else {
        report(
          "axis '\(axis.name)' has no value '\(printable(key.string))'"
            + suggestion(for: key.string, among: axis.values), at: steps, findings: &findings)
        return nil
      }
      guard let because = value.string, hasWord(because) else {
        report(
          "expected how '\(key.string)' differs other than in color, found \(excerpt(value))",
          at: steps, findings: &findings)
        return nil
      }
      return Cue(axis: axis.name, value: key.string, because: because)
    }
  }

  /// The axes whose values are states; nil if the contract does not say.
  func states(_ members: inout Members, findings: inout Findings) -> [String]? {
    guard let names = members.strings("states", findings: &findings) else { return nil }
    if names.isEmpty {
      report(
        "'states' is empty; name an axis, or remove the key", at: [.key("states")],
        findings: &findings)
    }
    for name in names {
      if name == themeAxis {
        report(
          "'\(printable(name))' is the axis of the theme; its values are not states",
          at: [.key("states")], findings: &findings)
      } else if !axes.contains(where: { $0.name == name }) {
        report(
          "there is no axis '\(printable(name))'"
            + suggestion(for: name, among: axes.map(\.name)), at: [.key("states")],
          findings: &findings)
      }
    }
    return names
  }

  private func color(_ text: String) -> RGB8? { text.hasPrefix("#") ? RGB8(hex: text) : nil }
}
