import TokenJSON
import Writers

/// Reads the outputs of `tincture.json`, with the settings of their formats.
extension ProjectReader {
  /// Reads an output; nil when its format is unknown or its path is invalid.
  func output(
    _ item: (value: JSONValue, steps: [JSONStep]), findings: inout Findings
  ) -> Project.Output? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, phrase: "an output", rule: .invalidProject,
        findings: &findings)
    else { return nil }
    let format = word(
      "format", of: &members, among: kinds.map(\.id), required: true, findings: &findings)
    let to = members.requiredString("to", findings: &findings)
    let kind = kinds.first { $0.id == format }
    var settings = OutputSettings()
    for setting in allSettings(preferring: kind) {
      settings[setting.name] = value(of: setting, in: &members, findings: &findings)
    }
    members.finish(&findings)
    guard let kind, let to else { return nil }
    guard let folder = inside(to, at: item.steps + [.key("to")], findings: &findings) else {
      return nil
    }
    var output = Project.Output(kind: kind, to: folder)
    for setting in kind.settings { output.settings[setting.name] = settings[setting.name] }
    refuseForeignSettings(of: kind, members: &members, findings: &findings)
    checkSettings(of: output, kind: kind, members: &members, findings: &findings)
    if let message = output.pathFault(writtenAs: to) {
      findings.add(.invalidProject, message: message, at: document.place(item.steps + [.key("to")]))
    }
    return output
  }

  /// The settings of all formats by name. If `kind` has a setting, its version is used.
  private func allSettings(preferring kind: OutputKind?) -> [OutputSetting] {
    kinds.flatMap(\.settings).reduce(into: []) { all, setting in
      if all.contains(where: { $0.name == setting.name }) { return }
      all.append(kind?.settings.first { $0.name == setting.name } ?? setting)
    }
  }

  private func refuseForeignSettings(
    of kind: OutputKind, members: inout Members, findings: inout Findings
  ) {
    let names = kind.settings.map(\.name)
    for name in allSettings(preferring: kind).map(\.name) where !names.contains(name) {
      guard members.value(name) != nil else { continue }
      let others = kinds.filter { $0.settings.contains { $0.name == name } }.map(\.id)
      findings.add(
        .unknownKey,
        message: "format '\(kind.id)' has no setting '\(name)'; it has "
          + (["to"] + names).quotedList() + ", and '\(name)' belongs to "
          + others.quotedList(conjunction: "or"),
        at: document.keyPlace(members.steps + [.key(name)]))
    }
  }

  private func checkSettings(
    of output: Project.Output, kind: OutputKind, members: inout Members,
    findings: inout Findings
  ) {
    for setting in kind.settings {
      if setting.isRequired { _ = members.required(setting.name, findings: &findings) }
      guard let value = output.settings[setting.name] else { continue }
      let place = document.place(members.steps + [.key(setting.name)])
      for fault in setting.faults(value) {
        findings.add(.invalidProject, message: fault.message, at: fault.value.place ?? place)
      }
      for conflict in setting.conflicts {
        guard let other = output.settings[conflict.other],
          conflict.word == nil || conflict.word == other.text
        else { continue }
        findings.add(.invalidProject, message: conflict.message, at: place)
      }
    }
  }

  // MARK: - Values

  private func value(
    of setting: OutputSetting, in members: inout Members, findings: inout Findings
  ) -> OutputSettings.Value? {
    members.value(setting.name).flatMap {
      value(
        $0, shape: setting.shape, named: setting.name, in: members,
        at: members.steps(to: setting.name), findings: &findings)
    }
  }

  /// A value of a shape; nil, with a finding, when it has another shape.
  private func value(
    _ json: JSONValue, shape: OutputSetting.Shape, named name: String, in members: Members,
    at steps: [JSONStep], findings: inout Findings
  ) -> OutputSettings.Value? {
    let content: OutputSettings.Content?
    switch shape {
    case .word(let words):
      let text = members.string(of: json, at: steps, findings: &findings)
      content = text.flatMap { word($0, of: name, among: words, at: steps, findings: &findings) }
        .map { .text($0) }
    case .text:
      content = members.string(of: json, at: steps, findings: &findings).map { .text($0) }
    case .path:
      let text = members.string(of: json, at: steps, findings: &findings)
      content = text.flatMap { inside($0, at: steps, findings: &findings) }.map { .text($0) }
    case .list(let shape):
      guard let items = json.array else {
        members.mismatch(json, wanted: "a list", at: steps, findings: &findings)
        return nil
      }
      content = .list(
        items.enumerated().compactMap { index, item in
          value(
            item, shape: shape, named: name, in: members, at: steps + [.index(index)],
            findings: &findings)
        })
    case .object(let shape):
      guard let object = json.object else {
        members.mismatch(json, wanted: "an object", at: steps, findings: &findings)
        return nil
      }
      var values: [String: OutputSettings.Value] = [:]
      for (key, item) in object {
        values[key.string] = value(
          item, shape: shape, named: name, in: members, at: steps + [.key(key.string)],
          findings: &findings)
      }
      content = .object(values)
    }
    return content.map { OutputSettings.Value($0, at: document.place(steps)) }
  }
}
