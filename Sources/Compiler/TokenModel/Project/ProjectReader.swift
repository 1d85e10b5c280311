/// Reads the members of `tincture.json`.
struct ProjectReader {
  let log: DocumentLog
  var document: Document { log.document }
  /// All output formats.
  let kinds: [OutputKind]

  func read() -> Project {
    var project = Project(outputs: kinds)
    guard var members = Members(log.root, of: log, phrase: "the project file") else {
      return project
    }
    if let root = members.string("inputsRoot") {
      let parts = root.parts(at: "/", keepingEmpty: true)
      project.inputParents = parts.allSatisfy { $0 == ".." } ? parts.count : 0
      if project.inputParents == 0 {
        log.report("expected \"..\", \"../..\" and so on, a folder above", at: [.key("inputsRoot")])
      }
    }
    let sources = globs("sources", of: &members, project: &project)
    project.resolver = members.string("resolver")
    if sources != nil, project.resolver != nil {
      log.report(
        "use 'sources' or 'resolver', not both; a resolver lists its own files",
        atKey: [.key("resolver")])
    }
    if let sources { project.sources = sources }
    if let resolver = project.resolver {
      project.sources = []
      project.places.resolver = document.place([.key("resolver")])
      project.resolver = inside(resolver, parents: project.inputParents, at: [.key("resolver")])
    }
    project.namesContracts = members.value("contracts") != nil
    if let contracts = globs("contracts", of: &members, project: &project) {
      project.contracts = contracts
    }
    project.ignored = globs("ignore", of: &members, project: &project) ?? []
    if members.value("outputs") != nil {
      project.outputs = []
      var claims = PathClaims()
      for item in members.items("outputs") {
        guard let output = output(item) else { continue }
        if let message = claims.claim(output.to, as: output.isFolder ? .folder : .file) {
          project.outputsClash = true
          log.report(message, at: item.steps + [.key("to")])
        }
        project.outputs.append(output)
        project.places.outputs[output.to] = document.place(item.steps + [.key("to")])
      }
    }
    audit(&members, into: &project)
    for item in members.items("inputs") {
      guard let input = input(item) else { continue }
      project.inputs.append(input)
      var places = Project.Places.Input(whole: document.place(item.steps))
      for name in input.keys {
        places.keys[name] = document.keyPlace(item.steps + [.key(name)])
        places.contexts[name] = document.place(item.steps + [.key(name)])
      }
      project.places.inputs.append(places)
    }
    appearance(&members, into: &project)
    rules(&members, into: &project)
    if let address = members.string("rulePages") {
      project.rulePages = RulePages(address)
      if project.rulePages == nil {
        log.report(
          "expected an address such as \"https://example.com/{rule}.html\", in ASCII and of at most "
            + "500 characters", at: [.key("rulePages")])
      }
    }
    members.finish()
    return project
  }

  /// Reads a preset's name, or settings by rule with an optional preset for the others.
  private func rules(_ members: inout Members, into project: inout Project) {
    let value = members.value("rules")
    if let value, value.value.kind != .object, value.value.kind != .string {
      let _: String? = log.refuse(
        value, wanted: "a preset (\"strict\" or \"lenient\") or an object of rules")
      return
    }
    if value?.value.kind == .string {
      project.preset = word("rules", of: &members) ?? .strict
      return
    }
    for entry in members.entries("rules") {
      if entry.name == "preset" {
        project.preset = word(entry) ?? .strict
      } else {
        rule(entry, into: &project)
      }
    }
  }

  /// The file patterns in a member, limited to the project folder. Records their places for
  /// findings about patterns that match nothing.
  private func globs(_ name: String, of members: inout Members, project: inout Project) -> [String]?
  {
    guard let globs = members.strings(name) else { return nil }
    let isList = members.value(name)?.items != nil
    return globs.enumerated().compactMap { index, glob in
      let steps: [JSONStep] = [.key(name)] + (isList ? [.index(index)] : [])
      guard let path = glob.normalizedPath(parents: project.inputParents) else {
        refuseOutside(glob, isInput: true, at: steps)
        project.places.hasRefusedGlob = true
        return nil
      }
      // "**" can match no folder, and then ".." after it would lead further up than it seems to.
      let kept = glob.parts(at: "/").contains("..") ? path : glob
      project.places.globs[kept] = document.place(steps)
      return kept
    }
  }

  /// A path without `.` and `..`; nil, with a finding, when it leads out of the project folder, or
  /// out of a folder above it that files may be read from.
  func inside(_ path: String, parents: Int? = nil, at steps: [JSONStep]) -> String? {
    if let path = path.normalizedPath(parents: parents ?? 0), !path.isEmpty { return path }
    refuseOutside(path, isInput: parents != nil, at: steps)
    return nil
  }

  private func refuseOutside(_ path: String, isInput: Bool, at steps: [JSONStep]) {
    let up = path.parts(at: "/").prefix { $0 == ".." }.joined(separator: "/")
    log.report(
      "'\(printable(path))' is outside the project folder; name a path inside it"
        + (isInput && !up.isEmpty ? ", or allow it with \"inputsRoot\": \"\(up)\"" : ""), at: steps)
  }

  private func audit(_ members: inout Members, into project: inout Project) {
    guard let value = members.value("audit"),
      var audit = Members(value, of: log, phrase: "the audit settings")
    else { return }
    let _: Standard? = word("standard", of: &audit)
    project.level = word("level", of: &audit) ?? .doubleA
    project.surface = audit.string("surface")
    project.places.surface = document.place([.key("audit"), .key("surface")])
    for item in audit.items("overrides") {
      if let override = override(item) { project.overrides.append(override) }
    }
    audit.finish()
  }

  /// `{ "where": { "contrast": "high" }, "level": "AAA" }`.
  private func override(_ item: PlacedValue) -> Project.AuditOverride? {
    guard var members = Members(item, of: log, phrase: "an override of the audit settings")
    else { return nil }
    _ = members.required("where")
    let clauses = members.entries("where").compactMap { entry in
      let values = members.strings(of: entry)
      if values?.isEmpty ?? false {
        log.report("the array is empty, so the override applies to no theme", at: entry.steps)
      }
      return values.map { Condition.Clause(axis: entry.name, values: $0) }
    }
    let level: Project.Level? = word("level", of: &members)
    let surface = members.string("surface")
    members.finish()
    guard members.value("level") != nil || members.value("surface") != nil else {
      return log.refuse("an override must set 'level', 'surface' or both", at: item.steps)
    }
    return Project.AuditOverride(
      condition: Condition(clauses: clauses), level: level, surface: surface,
      place: document.place(item.steps),
      surfacePlace: document.place(item.steps + [.key("surface")]))
  }

  private enum Standard: String, CaseIterable { case wcag22 = "wcag2.2" }

  private func input(_ item: PlacedValue) -> [String: String]? {
    guard let members = item.members else {
      return log.refuse(item, wanted: "an input {modifier: context}")
    }
    return members.reduce(into: [:]) { input, member in
      input[member.name] =
        member.value.string ?? log.refuse(member, wanted: "the name of a context")
    }
  }

  private func rule(_ entry: PlacedValue, into project: inout Project) {
    guard let rule = Rule(rawValue: entry.name) else {
      return log.report(
        "there is no rule '\(printable(entry.name))'"
          + entry.name.suggestion(among: Rule.allCases.map(\.rawValue) + ["preset"]),
        rule: .unknownKey, atKey: entry.steps)
    }
    guard let setting: Project.RuleSetting = word(entry) else { return }
    guard rule.isAdjustable || setting == .error else {
      return log.report(
        "'\(rule.rawValue)' must stay an error; otherwise outputs could be silently incomplete",
        at: entry.steps)
    }
    guard rule.canBeOff || setting != .off else {
      var finding = Diagnostic(
        .invalidProject,
        message:
          "'\(rule.rawValue)' cannot be off, or the audit could be silently incomplete; write "
          + "\"warning\" or \"error\"", at: log.document.place(entry.steps))
      // These two could be off before 0.3.
      if [.slackFloor, .hiddenLayer].contains(rule) {
        finding.standing = .stricter
        project.rules[rule] = .warning
      }
      return log.findings.add(finding)
    }
    project.rules[rule] = setting
  }

  /// A case of an enumeration; nil, with a finding, for other values.
  private func word<Word: RawRepresentable & CaseIterable>(_ found: PlacedValue) -> Word?
  where Word.RawValue == String {
    if let word = found.value.string.flatMap(Word.init) { return word }
    let words = Word.allCases.map(\.rawValue)
    return log.refuse(
      "expected \(words.quotedList(conjunction: "or")), found \(found.value.excerpt)"
        + (found.value.string ?? "").suggestion(among: words), at: found.steps)
  }

  /// A member whose value is a case of an enumeration.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of members: inout Members
  ) -> Word? where Word.RawValue == String {
    word(name, of: &members, among: Word.allCases.map(\.rawValue)).flatMap(Word.init)
  }

  /// A member whose value is one of the words.
  func word(
    _ name: String, of members: inout Members, among words: [String], required: Bool = false
  ) -> String? {
    let text = required ? members.requiredString(name) : members.string(name)
    return text.flatMap { word($0, of: name, among: words, at: members.steps + [.key(name)]) }
  }

  /// The text if it is one of the words; nil, with a finding, when it is not.
  func word(_ text: String, of name: String, among words: [String], at steps: [JSONStep]) -> String?
  {
    if words.contains(text) { return text }
    return log.refuse(
      "'\(name)' must be \(words.quotedList(conjunction: "or")), found '\(printable(text))'"
        + text.suggestion(among: words), at: steps)
  }

  /// Reads `"appearance": { "mode": { "dim": "dark" } }`.
  func appearance(_ members: inout Members, into project: inout Project) {
    for axis in members.entries("appearance") {
      let members = axis.members ?? log.refuse(axis, wanted: "an object {value: appearance}")
      guard let members else { continue }
      var setting = Project.AxisAppearance(place: document.keyPlace(axis.steps))
      for member in members {
        guard let appearance = appearance(member) else { continue }
        if let other = setting.values.first(where: { $0.value == appearance })?.key {
          log.report(
            "'\(printable(other))' and '\(printable(member.name))' are both for "
              + "\(member.value.excerpt); keep one of them", atKey: member.steps)
          continue
        }
        setting.values[member.name] = appearance
        setting.places[member.name] = document.keyPlace(member.steps)
      }
      project.appearance[axis.name] = setting
    }
  }

  private func appearance(_ found: PlacedValue) -> Appearance? {
    let words = Appearance.settings.map(\.text)
    let text = found.value.string ?? ""
    if let known = Appearance.settings.first(where: { $0.text == text }) { return known.appearance }
    let meant = text.isEmpty ? nil : Appearance(context: text, of: "contrast")
    let known = Appearance.settings.first { $0.appearance == meant }?.text
    return log.refuse(
      "expected \(words.quotedList(conjunction: "or")), found \(found.value.excerpt)"
        + (known ?? text.nearest(among: words)).didYouMean, at: found.steps)
  }
}
