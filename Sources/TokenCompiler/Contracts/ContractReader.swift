import ColorMath
import TokenJSON

/// Reads a contract (product: the contract), reporting everything in it that cannot be meant.
struct ContractReader {
  private let document: Document
  private var axes: [Axis] = []
  private var themeAxis: String?
  private var hasPattern = false

  /// Reads a contract; nil when something in it cannot be meant, so that no echo of that follows.
  static func read(_ document: Document, _ findings: inout Findings) -> Contract? {
    var reader = ContractReader(document: document)
    let before = findings.count(of: .invalidContract)
    let contract = reader.contract(&findings)
    return findings.count(of: .invalidContract) == before ? contract : nil
  }

  private init(document: Document) { self.document = document }

  private mutating func contract(_ findings: inout Findings) -> Contract? {
    guard
      var members = Members(
        document.json.root, in: document, at: [], "a contract", .invalidContract, &findings)
    else { return nil }
    let component = members.requiredString("component", &findings)
    _ = members.string("description", &findings)
    let pattern = members.string("path", &findings).map(PathPattern.init)
    hasPattern = pattern != nil
    axes = members.entries("axes", &findings).compactMap { axis($0, of: members, &findings) }
    themeAxis = members.string("theme", &findings)
    let roles = members.entries("roles", &findings).compactMap { role($0, &findings) }
    let pairs = members.items("contrast", &findings).compactMap { pair($0, roles, &findings) }
    let waivers = members.items("waivers", &findings).compactMap { waiver($0, &findings) }
    let claims = members.items("claims", &findings).compactMap { claim($0, &findings) }
    members.finish(&findings)
    if let pattern { check(pattern, at: [.key("path")], needsRole: true, &findings) }
    checkVariantCount(&findings)
    checkAxes(usedBy: [pattern] + roles.map(\.pattern), &findings)
    guard let component, !component.isEmpty, !roles.isEmpty else {
      findings.add(
        .invalidContract, "a contract names its component and at least one role",
        at: document.place([]))
      return nil
    }
    return Contract(
      component: component, pattern: pattern, axes: axes, themeAxis: themeAxis, roles: roles,
      pairs: pairs, waivers: waivers, claims: claims, document: document)
  }

  private func axis(
    _ entry: (name: String, value: JSONValue, steps: [JSONStep]), of members: Members,
    _ findings: inout Findings
  ) -> Axis? {
    guard let values = members.strings(of: entry.value, at: entry.steps, &findings) else {
      return nil
    }
    if values.isEmpty || Set(values).count != values.count {
      report("an axis lists at least one value, and each once", at: entry.steps, &findings)
      return nil
    }
    return Axis(name: entry.name, values: values)
  }

  private func role(
    _ entry: (name: String, value: JSONValue, steps: [JSONStep]), _ findings: inout Findings
  ) -> Role? {
    guard
      var members = Members(
        entry.value, in: document, at: entry.steps, "a role", .invalidContract, &findings)
    else { return nil }
    let typeName = members.requiredString("type", &findings)
    _ = members.string("description", &findings)
    let pattern = members.string("path", &findings).map(PathPattern.init)
    let when = condition("when", of: &members, &findings)
    members.finish(&findings)
    if let pattern {
      check(pattern, at: entry.steps + [.key("path")], needsRole: false, &findings)
    } else if !hasPattern {
      report(
        "the contract has no 'path', so role '\(entry.name)' needs one of its own",
        at: entry.steps, &findings)
    }
    guard let typeName else { return nil }
    guard let type = RoleType(typeName) else {
      let names = ["paint"] + TokenType.allCases.map(\.rawValue)
      report(
        "'\(printable(typeName))' is no type of a role" + suggestion(for: typeName, among: names),
        at: entry.steps + [.key("type")], &findings)
      return nil
    }
    return Role(
      name: entry.name, type: type, when: when, pattern: pattern, steps: entry.steps)
  }

  private func pair(
    _ item: (value: JSONValue, steps: [JSONStep]), _ roles: [Role], _ findings: inout Findings
  ) -> Pair? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, "a contrast pair", .invalidContract, &findings)
    else { return nil }
    let foreground = members.requiredString("foreground", &findings)
    let on = members.required("on", &findings)
    let text = members.string("text", &findings).map(PathPattern.init)
    if let text { check(text, at: item.steps + [.key("text")], needsRole: false, &findings) }
    let duty = self.duty(&members, hasText: text != nil, &findings)
    let when = condition("when", of: &members, &findings)
    let grounds = on.map { self.grounds($0, at: item.steps + [.key("on")], roles, &findings) }
    members.finish(&findings)
    guard let foreground, let grounds, let duty else { return nil }
    return Pair(
      foreground: foreground, grounds: grounds, duty: duty, text: text, when: when,
      steps: item.steps)
  }

  /// The duty a pair declares; text when it says nothing else.
  private func duty(
    _ members: inout Members, hasText: Bool, _ findings: inout Findings
  ) -> Pair.Duty? {
    let reason = members.string("decorative", &findings)
    let minimum = members.number("minimum", &findings)
    let graphic = members.value("graphic")
    let named = [reason != nil, graphic != nil, hasText && minimum == nil, minimum != nil]
    guard named.count(where: { $0 }) <= 1 else {
      report(
        "a pair has one duty: 'text', 'graphic', 'decorative' or 'minimum'", at: members.steps,
        &findings)
      return nil
    }
    if let graphic, graphic.boolean != true {
      members.mismatch(graphic, "true", at: members.steps + [.key("graphic")], &findings)
      return nil
    }
    if let reason {
      guard !reason.isEmpty else {
        report(
          "'decorative' says why nothing is lost with it", at: members.steps + [.key("decorative")],
          &findings)
        return nil
      }
      return .decorative(because: reason)
    }
    if let minimum {
      guard (1...21).contains(minimum) else {
        report(
          "a minimum lies in 1…21, found \(plain(minimum))",
          at: members.steps + [.key("minimum")], &findings)
        return nil
      }
      return .minimum(minimum)
    }
    return graphic != nil ? .graphic : .text
  }

  private func grounds(
    _ value: JSONValue, at steps: [JSONStep], _ roles: [Role], _ findings: inout Findings
  ) -> [Ground] {
    guard let items = value.array else {
      return ground(value, at: steps, roles, &findings).map { [$0] } ?? []
    }
    if items.isEmpty { report("a pair lies on at least one background", at: steps, &findings) }
    return items.enumerated().compactMap { index, item in
      ground(item, at: steps + [.index(index)], roles, &findings)
    }
  }

  /// A role or a path, or either with the condition under which it lies there.
  private func ground(
    _ value: JSONValue, at steps: [JSONStep], _ roles: [Role], _ findings: inout Findings
  ) -> Ground? {
    var name = value.string
    var when = Condition()
    if value.kind == .object,
      var members = Members(
        value, in: document, at: steps, "a background", .invalidContract, &findings)
    {
      name = members.requiredString("on", &findings)
      when = condition("when", of: &members, &findings)
      members.finish(&findings)
    }
    guard let name else {
      if value.kind != .object {
        report("expected a role or a path, found \(excerpt(value))", at: steps, &findings)
      }
      return nil
    }
    let isRole = roles.contains { $0.name == name }
    let pattern = isRole || !name.contains("/") ? nil : PathPattern(name)
    if let pattern { check(pattern, at: steps, needsRole: false, &findings) }
    return Ground(name: name, pattern: pattern, when: when, steps: steps)
  }

  private func waiver(
    _ item: (value: JSONValue, steps: [JSONStep]), _ findings: inout Findings
  ) -> Waiver? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, "a waiver", .invalidContract, &findings)
    else { return nil }
    let foreground = members.requiredString("foreground", &findings)
    let ground = members.requiredString("on", &findings)
    let condition = self.condition("where", of: &members, isFreeOfAxes: true, &findings)
    _ = members.required("floor", &findings)
    let floor = members.number("floor", &findings)
    let because = members.requiredString("because", &findings)
    let owner = members.string("owner", &findings)
    let until = members.string("until", &findings)
    members.finish(&findings)
    if let until, !isDay(until) {
      report(
        "'until' is a day, YYYY-MM-DD, found '\(printable(until))'",
        at: item.steps + [.key("until")], &findings)
    }
    guard let foreground, let ground, let floor, let because else { return nil }
    if !(1...21).contains(floor) {
      report(
        "a floor lies in 1…21, found \(plain(floor))", at: item.steps + [.key("floor")], &findings)
    }
    if because.isEmpty {
      report(
        "'because' says why the debt is accepted", at: item.steps + [.key("because")], &findings)
    }
    return Waiver(
      foreground: foreground, ground: ground, condition: condition, floor: floor,
      because: because, owner: owner, until: until, steps: item.steps)
  }

  private func claim(
    _ item: (value: JSONValue, steps: [JSONStep]), _ findings: inout Findings
  ) -> Claim? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, "a claim", .invalidContract, &findings)
    else { return nil }
    let foreground = members.requiredString("foreground", &findings)
    let ground = members.requiredString("on", &findings)
    let ratio = members.required("ratio", &findings)
    let source = members.string("source", &findings)
    members.finish(&findings)
    guard let foreground, let ground, let ratio else { return nil }
    guard let foregroundColor = color(foreground), let groundColor = color(ground) else {
      let wrong = color(foreground) == nil ? "foreground" : "on"
      report(
        "a claim's colors are written #RRGGBB, found '\(printable(members.text(wrong)))'",
        at: item.steps + [.key(wrong)], &findings)
      return nil
    }
    let written = ratio.string ?? ratio.number.map(plain) ?? ""
    let isDecimal = written.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(written), (1...21).contains(number) else {
      report(
        "a claimed ratio is a number in 1…21, found \(excerpt(ratio))",
        at: item.steps + [.key("ratio")], &findings)
      return nil
    }
    let decimals = written.split(separator: ".").dropFirst().first?.count ?? 0
    return Claim(
      foreground: foreground, ground: ground, foregroundColor: foregroundColor,
      groundColor: groundColor, ratio: number, decimals: decimals, source: source,
      steps: item.steps)
  }

  private func color(_ text: String) -> RGB8? { text.hasPrefix("#") ? RGB8(hex: text) : nil }

  /// A condition on axes. `where` may also name a modifier of the resolver, which is not known
  /// here.
  private func condition(
    _ name: String, of members: inout Members, isFreeOfAxes: Bool = false,
    _ findings: inout Findings
  ) -> Condition {
    var condition = Condition()
    for entry in members.entries(name, &findings) {
      guard let values = members.strings(of: entry.value, at: entry.steps, &findings) else {
        continue
      }
      if let axis = axes.first(where: { $0.name == entry.name }) {
        for value in values where !axis.values.contains(value) {
          report(
            "axis '\(entry.name)' has no value '\(printable(value))'"
              + suggestion(for: value, among: axis.values), at: entry.steps, &findings)
        }
      } else if !isFreeOfAxes, entry.name != themeAxis {
        report(
          "there is no axis '\(printable(entry.name))'"
            + suggestion(for: entry.name, among: axes.map(\.name)), at: entry.steps, &findings)
      }
      condition.clauses.append(Condition.Clause(axis: entry.name, values: values))
    }
    return condition
  }

  private func check(
    _ pattern: PathPattern, at steps: [JSONStep], needsRole: Bool, _ findings: inout Findings
  ) {
    for axis in pattern.axes where axis != themeAxis && !axes.contains(where: { $0.name == axis }) {
      report(
        "the path '\(pattern.text)' has a segment <\(axis)>, but there is no such axis"
          + suggestion(for: axis, among: axes.map(\.name)), at: steps, &findings)
    }
    if needsRole, pattern.segments.last != .role {
      report("the path of a contract ends in '*', the role", at: steps, &findings)
    }
    if Set(pattern.axes).count != pattern.axes.count
      || pattern.segments.count(where: { $0 == .role }) > 1
    {
      report("each axis, and '*', stands once in a path", at: steps, &findings)
    }
  }

  /// An axis that no path holds would make variants that cannot differ; only the theme's may.
  private func checkAxes(usedBy patterns: [PathPattern?], _ findings: inout Findings) {
    let used = patterns.flatMap { $0?.axes ?? [] }
    for axis in axes where axis.name != themeAxis && !used.contains(axis.name) {
      report(
        "axis '\(axis.name)' stands in no path; write <\(axis.name)> where its values stand",
        at: [.key("axes"), .key(axis.name)], &findings)
    }
  }

  private func checkVariantCount(_ findings: inout Findings) {
    var count = 1
    for axis in axes where count <= variantLimit { count *= max(1, axis.values.count) }
    if count > variantLimit {
      report(
        "the axes make more than \(variantLimit) variants, the limit; split the component",
        at: [.key("axes")], &findings)
    }
  }

  private func report(_ message: String, at steps: [JSONStep], _ findings: inout Findings) {
    findings.add(.invalidContract, message, at: document.place(steps))
  }
}

/// A contract with more variants than this is not checked.
let variantLimit = 4096

/// Whether the text is a day of the Gregorian calendar, written YYYY-MM-DD.
public func isDay(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard parts.map(\.count) == [4, 2, 2],
    parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
    let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
    (1...12).contains(month)
  else { return false }
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...days[month - 1]).contains(day)
}
