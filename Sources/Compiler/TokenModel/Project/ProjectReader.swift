import TokenJSON
import Writers

/// Reads the members of `tincture.json`.
struct ProjectReader {
  let document: Document
  /// All output formats.
  let kinds: [OutputKind]

  func read(_ findings: inout Findings) -> Project {
    var project = Project(outputs: kinds)
    guard
      var members = Members(
        document.json.root, in: document, at: [], phrase: "the project file", rule: .invalidProject,
        findings: &findings)
    else { return project }
    let sources = globs("sources", of: &members, project: &project, findings: &findings)
    project.resolver = members.string("resolver", findings: &findings)
    if sources != nil, project.resolver != nil {
      findings.add(
        .invalidProject,
        message: "use 'sources' or 'resolver', not both; a resolver lists its own files",
        at: document.keyPlace([.key("resolver")]))
    }
    if let sources { project.sources = sources }
    if let resolver = project.resolver {
      project.sources = []
      project.places.resolver = document.place([.key("resolver")])
      project.resolver = resolver.normalizedPath.flatMap { $0.isEmpty ? nil : $0 }
      if project.resolver == nil {
        refuseOutside(resolver, at: [.key("resolver")], findings: &findings)
      }
    }
    project.namesContracts = members.value("contracts") != nil
    if let contracts = globs("contracts", of: &members, project: &project, findings: &findings) {
      project.contracts = contracts
    }
    if members.value("outputs") != nil {
      project.outputs = []
      var claims = PathClaims()
      for item in members.items("outputs", findings: &findings) {
        guard let output = output(item, findings: &findings) else { continue }
        if let message = claims.claim(output.to, as: output.isFolder ? .folder : .file) {
          project.outputsClash = true
          findings.add(
            .invalidProject, message: message, at: document.place(item.steps + [.key("to")]))
        }
        project.outputs.append(output)
        project.places.outputs[output.to] = document.place(item.steps + [.key("to")])
      }
    }
    audit(&members, into: &project, findings: &findings)
    for item in members.items("inputs", findings: &findings) {
      guard let input = input(item, findings: &findings) else { continue }
      project.inputs.append(input)
      var places = Project.Places.Input(whole: document.place(item.steps))
      for name in input.keys {
        places.keys[name] = document.keyPlace(item.steps + [.key(name)])
        places.contexts[name] = document.place(item.steps + [.key(name)])
      }
      project.places.inputs.append(places)
    }
    appearance(&members, into: &project, findings: &findings)
    rules(&members, into: &project, findings: &findings)
    members.finish(&findings)
    return project
  }

  /// Reads a preset's name, or settings by rule with an optional preset for the others.
  private func rules(
    _ members: inout Members, into project: inout Project, findings: inout Findings
  ) {
    let value = members.value("rules")
    if let value, value.kind != .object, value.kind != .string {
      members.mismatch(
        value, wanted: "a preset (\"strict\" or \"lenient\") or an object of rules",
        at: [.key("rules")], findings: &findings)
      return
    }
    if value?.kind == .string {
      project.preset = word("rules", of: &members, findings: &findings) ?? .strict
      return
    }
    for entry in members.entries("rules", findings: &findings) {
      guard entry.name == "preset" else {
        rule(entry, into: &project, findings: &findings)
        continue
      }
      let preset = entry.value.string.flatMap(Project.Preset.init)
      project.preset = preset ?? .strict
      if preset == nil {
        findings.add(
          .invalidProject,
          message: "expected \(words(Project.Preset.self).quotedList(conjunction: "or")), "
            + "found \(entry.value.excerpt)"
            + (entry.value.string ?? "").suggestion(among: words(Project.Preset.self)),
          at: document.place(entry.steps))
      }
    }
  }

  /// The file patterns in a member, limited to the project folder. Records their places for
  /// findings about patterns that match nothing.
  private func globs(
    _ name: String, of members: inout Members, project: inout Project,
    findings: inout Findings
  ) -> [String]? {
    guard let globs = members.strings(name, findings: &findings) else { return nil }
    let isList = members.value(name)?.kind == .array
    return globs.enumerated().compactMap { index, glob in
      let steps: [JSONStep] = [.key(name)] + (isList ? [.index(index)] : [])
      guard let path = glob.normalizedPath else {
        refuseOutside(glob, at: steps, findings: &findings)
        project.places.hasRefusedGlob = true
        return nil
      }
      // "**" can match no folder, and then ".." after it would lead further up than it seems to.
      let kept = glob.parts(at: "/").contains("..") ? path : glob
      project.places.globs[kept] = document.place(steps)
      return kept
    }
  }

  /// A path without `.` and `..`; nil, with a finding, when it leads out of the project folder.
  func inside(
    _ path: String, at steps: [JSONStep], findings: inout Findings
  ) -> String? {
    if let path = path.normalizedPath, !path.isEmpty { return path }
    refuseOutside(path, at: steps, findings: &findings)
    return nil
  }

  private func refuseOutside(_ path: String, at steps: [JSONStep], findings: inout Findings) {
    findings.add(
      .invalidProject,
      message: "'\(printable(path))' is outside the project folder; name a path inside it",
      at: document.place(steps))
  }

  private func audit(
    _ members: inout Members, into project: inout Project, findings: inout Findings
  ) {
    guard let value = members.value("audit"),
      var audit = Members(
        value, in: document, at: [.key("audit")], phrase: "the audit settings",
        rule: .invalidProject, findings: &findings)
    else { return }
    let _: Standard? = word("standard", of: &audit, findings: &findings)
    project.level = word("level", of: &audit, findings: &findings) ?? .doubleA
    project.surface = audit.string("surface", findings: &findings)
    project.places.surface = document.place([.key("audit"), .key("surface")])
    for item in audit.items("overrides", findings: &findings) {
      if let override = override(item, findings: &findings) { project.overrides.append(override) }
    }
    audit.finish(&findings)
  }

  /// `{ "where": { "contrast": "high" }, "level": "AAA" }`.
  private func override(
    _ item: (value: JSONValue, steps: [JSONStep]), findings: inout Findings
  ) -> Project.AuditOverride? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, phrase: "an override of the audit settings",
        rule: .invalidProject, findings: &findings)
    else { return nil }
    _ = members.required("where", findings: &findings)
    let clauses = members.entries("where", findings: &findings).compactMap { entry in
      let values = members.strings(of: entry.value, at: entry.steps, findings: &findings)
      if values?.isEmpty ?? false {
        findings.add(
          .invalidProject, message: "the list is empty, so the override applies to no theme",
          at: document.place(entry.steps))
      }
      return values.map { Condition.Clause(axis: entry.name, values: $0) }
    }
    let level: Project.Level? = word("level", of: &members, findings: &findings)
    let surface = members.string("surface", findings: &findings)
    members.finish(&findings)
    guard members.value("level") != nil || members.value("surface") != nil else {
      findings.add(
        .invalidProject, message: "an override must set 'level', 'surface' or both",
        at: document.place(item.steps))
      return nil
    }
    return Project.AuditOverride(
      condition: Condition(clauses: clauses), level: level, surface: surface,
      place: document.place(item.steps),
      surfacePlace: document.place(item.steps + [.key("surface")]))
  }

  private enum Standard: String, CaseIterable { case wcag22 = "wcag2.2" }

  private func input(
    _ item: (value: JSONValue, steps: [JSONStep]), findings: inout Findings
  ) -> [String: String]? {
    guard let object = item.value.object else {
      findings.add(
        .invalidProject,
        message: "expected an input {modifier: context}, found \(item.value.excerpt)",
        at: document.place(item.steps))
      return nil
    }
    var input: [String: String] = [:]
    for (key, value) in object {
      if let context = value.string {
        input[key.string] = context
      } else {
        findings.add(
          .invalidProject, message: "expected the name of a context, found \(value.excerpt)",
          at: document.place(item.steps + [.key(key.string)]))
      }
    }
    return input
  }

  private func rule(
    _ entry: (name: String, value: JSONValue, steps: [JSONStep]), into project: inout Project,
    findings: inout Findings
  ) {
    guard let rule = Rule(rawValue: entry.name) else {
      findings.add(
        .unknownKey,
        message: "there is no rule '\(printable(entry.name))'"
          + entry.name.suggestion(among: Rule.allCases.map(\.rawValue) + ["preset"]),
        at: document.keyPlace(entry.steps))
      return
    }
    guard let setting = entry.value.string.flatMap(Project.RuleSetting.init(rawValue:)) else {
      findings.add(
        .invalidProject,
        message: "expected \(words(Project.RuleSetting.self).quotedList(conjunction: "or")), "
          + "found \(entry.value.excerpt)"
          + (entry.value.string ?? "").suggestion(among: words(Project.RuleSetting.self)),
        at: document.place(entry.steps))
      return
    }
    guard rule.isAdjustable || setting == .error else {
      findings.add(
        .invalidProject,
        message:
          "'\(rule.rawValue)' must stay an error; otherwise outputs could be silently incomplete",
        at: document.place(entry.steps))
      return
    }
    guard rule.canBeOff || setting != .off else {
      findings.add(
        .invalidProject,
        message:
          "'\(rule.rawValue)' cannot be off, or the audit could be silently incomplete; write "
          + "\"warning\" or \"error\"",
        at: document.place(entry.steps))
      return
    }
    project.rules[rule] = setting
  }

  /// A member whose value is a case of an enumeration.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of members: inout Members, findings: inout Findings
  ) -> Word? where Word.RawValue == String {
    word(name, of: &members, among: words(Word.self), findings: &findings).flatMap(Word.init)
  }

  /// A member whose value is one of the words.
  func word(
    _ name: String, of members: inout Members, among words: [String], required: Bool = false,
    findings: inout Findings
  ) -> String? {
    let text =
      required
      ? members.requiredString(name, findings: &findings)
      : members.string(name, findings: &findings)
    return text.flatMap {
      word($0, of: name, among: words, at: members.steps + [.key(name)], findings: &findings)
    }
  }

  /// The text if it is one of the words; nil, with a finding, when it is not.
  func word(
    _ text: String, of name: String, among words: [String], at steps: [JSONStep],
    findings: inout Findings
  ) -> String? {
    if words.contains(text) { return text }
    findings.add(
      .invalidProject,
      message:
        "'\(name)' must be \(words.quotedList(conjunction: "or")), found '\(printable(text))'"
        + text.suggestion(among: words), at: document.place(steps))
    return nil
  }

  private func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> [String]
  where Word.RawValue == String {
    type.allCases.map(\.rawValue)
  }
}
