/// Reads a contract (product: the contract), and reports its faults.
struct ContractReader {
  let log: DocumentLog
  var document: Document { log.document }
  var axes: [Axis] = []
  private(set) var themeAxis: String?
  private var roles: [Role] = []
  private(set) var roleNames: Set<String> = []
  private var hasPattern = false

  /// Reads a contract; nil if it has a fault, because checks of a faulty contract would repeat it. A
  /// missing reason changes no check, so such a contract is checked.
  static func read(_ document: Document, findings: inout Findings) -> Contract? {
    DocumentLog.reading(document, rule: .invalidContract, findings: &findings) { log in
      var reader = ContractReader(log: log)
      let before = log.findings.count(of: .invalidContract)
      let contract = reader.contract()
      let isFaulty = log.findings.count(of: .invalidContract) > before
      if let contract { reader.checkReasons(of: contract) }
      return isFaulty ? nil : contract
    }
  }

  private mutating func contract() -> Contract? {
    guard var members = Members(log.root, of: log, phrase: "a contract") else { return nil }
    let component = members.requiredString("component")
    _ = members.string("description")
    let path = members.string("path")
    hasPattern = path != nil
    axes = members.entries("axes").compactMap { axis($0, of: members) }
    themeAxis = members.string("theme")
    let pattern = path.map(pattern)
    roles = members.entries("roles").compactMap { role($0) }
    roleNames = Set(roles.map(\.name))
    let pairs = members.items("contrast").compactMap { pair($0) }
    let waivers = members.items("waivers").compactMap { waiver($0) }
    let claims = members.items("claims").compactMap { claim($0) }
    let cues = members.entries("cues").flatMap { self.cues($0) }
    let (states, inactiveStates) = self.states(&members)
    members.finish(allowsComment: true)
    if let pattern { check(pattern, at: [.key("path")], needsRole: true) }
    checkVariantCount()
    checkAxes(
      usedBy: [pattern] + roles.map(\.pattern) + pairs.flatMap(\.patterns),
      conditions: roles.map(\.when) + pairs.flatMap(\.conditions))
    guard let component, !component.isEmpty, !roles.isEmpty else {
      return log.refuse("a contract needs a 'component' and at least one role", at: [])
    }
    let isPartial = pattern?.isPartial ?? false
    return Contract(
      component: component, pattern: isPartial ? nil : pattern,
      partialPattern: isPartial ? pattern : nil, axes: axes, themeAxis: themeAxis,
      roles: isPartial ? roles.map { naming($0, in: pattern) } : roles,
      pairs: pairs, waivers: waivers, claims: claims, cues: cues,
      states: states, inactiveStates: inactiveStates, document: document)
  }

  /// Reads a path, in which an axis can be a part of a name.
  func pattern(_ text: String) -> PathPattern {
    PathPattern(text, axes: axes.map(\.name) + [themeAxis].compactMap(\.self))
  }

  /// A role with its path, if it does not have one.
  private func naming(_ role: Role, in pattern: PathPattern?) -> Role {
    var role = role
    if role.pattern == nil { role.pattern = pattern?.naming(role.name) }
    return role
  }

  private func axis(_ entry: PlacedValue, of members: Members) -> Axis? {
    guard let values = members.strings(of: entry) else { return nil }
    if values.isEmpty || Set(values).count != values.count {
      return log.refuse("an axis needs at least one value, each listed once", at: entry.steps)
    }
    return Axis(name: entry.name, values: values)
  }

  private func role(_ entry: PlacedValue) -> Role? {
    guard var members = Members(entry, of: log, phrase: "a role") else { return nil }
    let typeName = members.requiredString("type")
    _ = members.string("description")
    let pattern = members.string("path").map(pattern)
    let when = condition("when", of: &members)
    let varies = members.strings("varies") ?? []
    members.finish(allowsComment: true)
    if let pattern {
      check(pattern, at: entry.steps + [.key("path")], needsRole: false)
    } else if !hasPattern {
      report("the contract has no 'path', so role '\(entry.name)' needs its own", at: entry.steps)
    }
    guard let typeName else { return nil }
    guard let type = RoleType(typeName) else {
      let names = ["paint"] + TokenType.allCases.map(\.rawValue)
      return log.refuse(
        "'\(printable(typeName))' is not a role type" + typeName.suggestion(among: names),
        at: entry.steps + [.key("type")])
    }
    return Role(
      name: entry.name, type: type, when: when, pattern: pattern, varies: varies,
      steps: entry.steps)
  }

  /// A condition on axes. `where` can also name a modifier of the resolver, which is unknown here.
  func condition(
    _ name: String, of members: inout Members, allowsOtherNames: Bool = false
  ) -> Condition {
    var condition = Condition()
    for entry in members.entries(name) {
      guard let values = members.strings(of: entry) else { continue }
      if let axis = axes.first(where: { $0.name == entry.name }) {
        for value in values where !axis.values.contains(value) {
          report(
            "axis '\(entry.name)' has no value '\(printable(value))'"
              + value.suggestion(among: axis.values), at: entry.steps)
        }
      } else if !allowsOtherNames, entry.name != themeAxis {
        let names = axes.map(\.name) + [themeAxis].compactMap(\.self)
        report(
          "there is no axis '\(printable(entry.name))'"
            + entry.name.suggestion(among: names, else: advice(onAxis: entry.name)),
          at: entry.steps)
      }
      condition.clauses.append(Condition.Clause(axis: entry.name, values: values))
    }
    return condition
  }

  /// What to do about a condition on a name that is not an axis, but perhaps a modifier.
  private func advice(onAxis name: String) -> String {
    let theme = "\"theme\": \"\(printable(name))\""
    guard let themeAxis else { return "; if it is a modifier, set \(theme) in this contract" }
    return "; of the modifiers, a condition takes only '\(printable(themeAxis))', this contract's "
      + "theme; to use another one, set \(theme)"
  }

  func check(_ pattern: PathPattern, at steps: [JSONStep], needsRole: Bool) {
    if let correction = pattern.correction {
      var finding = Diagnostic(
        .invalidContract,
        message: "'\(printable(pattern.text))' is not a path; write slashes between names: "
          + "'\(printable(correction))'", at: document.place(steps))
      finding.subject.habit = "dots"
      log.findings.add(finding)
    }
    let named = pattern.axes + (needsRole ? pattern.unknownAxes : [])
    for axis in named where axis != themeAxis && !axes.contains(where: { $0.name == axis }) {
      report(
        "the path '\(pattern.text)' uses <\(axis)>, but there is no axis '\(axis)'"
          + axis.suggestion(among: axes.map(\.name)), at: steps)
    }
    if needsRole, (pattern.segments.last?.roleCount ?? 0) == 0, pattern.unknownAxes.isEmpty {
      report("a contract's path must end in '*', or in a name with it, for the role", at: steps)
    }
    if Set(pattern.axes).count != pattern.axes.count || pattern.roleCount > 1 {
      report("a path can use each axis, and '*', only once", at: steps)
    }
  }

  /// Reports axes in no path and no condition, because their variants could not differ. The theme's
  /// axis is exempt.
  private func checkAxes(usedBy patterns: [PathPattern?], conditions: [Condition]) {
    let used = patterns.flatMap { $0?.axes ?? [] } + conditions.flatMap(\.clauses).map(\.axis)
    for axis in axes where axis.name != themeAxis && !used.contains(axis.name) {
      report(
        "axis '\(axis.name)' is not used in any path or 'when'; put <\(axis.name)> where its values appear",
        at: [.key("axes"), .key(axis.name)])
    }
  }

  private func checkVariantCount() {
    var count = 1
    for axis in axes where count <= variantLimit { count *= max(1, axis.values.count) }
    if count > variantLimit {
      report(
        "the axes make more than the limit of \(variantLimit) variants; split the component",
        at: [.key("axes")])
    }
  }

  func report(_ message: String, at steps: [JSONStep]) { log.report(message, at: steps) }
}

/// The limit of variants of a contract.
package let variantLimit = 4096

/// How a reason begins that `propose` wrote, for you to replace.
package let proposedReason = "proposed by tincture: "

extension String {
  /// Whether the text can be read as a reason: it has a letter or a digit, in any script.
  package var hasWord: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// Whether the text says nothing as a reason: it has fewer than three letters, or one letter again
  /// and again. A Chinese or Korean character says as much as two letters.
  package var isTooShortForReason: Bool {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    let size = letters.reduce(0) { size, letter in
      let isWide = letter.properties.isIdeographic || ("\u{AC00}"..."\u{D7A3}").contains(letter)
      return size + (isWide ? 2 : 1)
    }
    return size < 3 || Set(letters).count < 2
  }

  /// Whether a name says that a control cannot be used, such as `label-disabled`.
  package var saysInactive: Bool {
    NameWords(self).words.contains { StateWord.state($0) == "disabled" }
  }

  /// Whether the text is a date of the Gregorian calendar in the form YYYY-MM-DD.
  package var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().utf8.allSatisfy(\.isDigit),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}
