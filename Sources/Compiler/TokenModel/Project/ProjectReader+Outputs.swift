/// Reads the outputs of `tincture.json`, with the settings of their formats.
extension ProjectReader {
  /// Reads an output; nil when its format is unknown or its path is invalid.
  func output(_ item: PlacedValue) -> Project.Output? {
    guard var members = Members(item, of: log, phrase: "an output") else { return nil }
    let format = word("format", of: &members, among: kinds.map(\.id), required: true)
    let to = members.requiredString("to")
    let kind = kinds.first { $0.id == format }
    var settings = OutputSettings()
    for setting in allSettings(preferring: kind) {
      settings[setting.name] = value(of: setting, in: &members)
    }
    members.finish()
    guard let kind, let to else { return nil }
    guard let folder = inside(to, at: item.steps + [.key("to")]) else { return nil }
    var output = Project.Output(kind: kind, to: folder)
    for setting in kind.settings { output.settings[setting.name] = settings[setting.name] }
    refuseForeignSettings(of: kind, members: &members)
    checkSettings(of: output, kind: kind, members: &members)
    if let message = output.pathFault(writtenAs: to) {
      log.report(message, at: item.steps + [.key("to")])
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

  private func refuseForeignSettings(of kind: OutputKind, members: inout Members) {
    let names = kind.settings.map(\.name)
    for name in allSettings(preferring: kind).map(\.name) where !names.contains(name) {
      guard members.value(name) != nil else { continue }
      let others = kinds.filter { $0.settings.contains { $0.name == name } }.map(\.id)
      log.report(
        "format '\(kind.id)' has no setting '\(name)'; it has " + (["to"] + names).quotedList()
          + ", and '\(name)' belongs to " + others.quotedList(conjunction: "or"), rule: .unknownKey,
        atKey: members.steps + [.key(name)])
    }
  }

  private func checkSettings(of output: Project.Output, kind: OutputKind, members: inout Members) {
    for setting in kind.settings {
      if setting.isRequired { _ = members.required(setting.name) }
      guard let value = output.settings[setting.name] else { continue }
      let place = document.place(members.steps + [.key(setting.name)])
      for fault in setting.faults(value) {
        log.findings.add(.invalidProject, message: fault.message, at: fault.value.place ?? place)
      }
      for conflict in setting.conflicts {
        guard let other = output.settings[conflict.other],
          conflict.word == nil || conflict.word == other.text
        else { continue }
        log.findings.add(.invalidProject, message: conflict.message, at: place)
      }
    }
  }

  // MARK: - Values

  private func value(of setting: OutputSetting, in members: inout Members) -> OutputValue? {
    members.value(setting.name).flatMap {
      value($0, shape: setting.shape, named: setting.name, in: members)
    }
  }

  /// A value of a shape; nil, with a finding, when it has another shape.
  private func value(
    _ found: PlacedValue, shape: OutputSetting.Shape, named name: String, in members: Members
  ) -> OutputValue? {
    let content: OutputValue.Content?
    switch shape {
    case .flag:
      guard let flag = found.value.boolean else {
        return log.refuse(found, wanted: "true or false")
      }
      content = .flag(flag)
    case .word(let words):
      let text = members.string(of: found)
      content = text.flatMap { word($0, of: name, among: words, at: found.steps) }.map { .text($0) }
    case .text: content = members.string(of: found).map { .text($0) }
    case .path:
      content = members.string(of: found).flatMap { inside($0, at: found.steps) }.map { .text($0) }
    case .list(let shape):
      guard let items = found.items else { return log.refuse(found, wanted: "an array") }
      content = .list(items.compactMap { value($0, shape: shape, named: name, in: members) })
    case .object(let shape):
      guard let own = found.members else { return log.refuse(found, wanted: "an object") }
      content = .object(
        own.reduce(into: [:]) { values, member in
          values[member.name] = value(member, shape: shape, named: name, in: members)
        })
    }
    return content.map { OutputValue($0, at: document.place(found.steps)) }
  }
}
