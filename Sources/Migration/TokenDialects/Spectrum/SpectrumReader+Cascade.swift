import ForeignValues
import TokenModel
import Writers

extension SpectrumReader {
  /// Adds the tokens of array files: those without a mode to the set of their file, the others to the
  /// set of their mode.
  mutating func add(_ cascade: SpectrumCascade, modeSets: SpectrumModeSets) {
    var cascade = cascade
    let others = Set(imported.tokens.map { TokenPath(names: $0.names) })
    var uses: [SpectrumUse] = []
    var numbers: [TokenPath: Int] = [:]
    for (index, entry) in cascade.entries.enumerated() {
      guard let set = set(of: entry) else { continue }
      let number = numbers[TokenPath(names: [entry.name]), default: uses.count]
      if number == uses.count {
        numbers[TokenPath(names: [entry.name])] = number
        uses.append(SpectrumUse(entry: entry))
      }
      uses[number].add(entry.modes.first)
      guard let found = cascade.value(of: index, others: others) else { continue }
      var token = token(
        entry.name, value: entry.value, document: entry.document, steps: entry.steps, set: set)
      token.value = found.value
      token.place = entry.place
      if found.source != index { token.type = type(of: cascade.entries[found.source].value) }
      imported.tokens.append(token)
    }
    imported.findings.add(cascade.findings)
    completeAxes(uses, modeSets: modeSets)
    for use in uses { reportGaps(use) }
  }

  /// The set of an entry; nil, with a finding, if it applies in a combination of modes.
  private mutating func set(of entry: SpectrumEntry) -> Int? {
    guard let mode = entry.modes.first else { return entry.file }
    guard entry.modes.count == 1 else {
      let modes = entry.modes.map { "\(printable($0.field)) '\(printable($0.name))'" }
      imported.findings.noteLoss(
        "'\(printable(entry.name))' has a value for \(modes.joined(separator: " with ")); a resolver "
          + "has no sets for combinations; keep one of them in 'name'", at: entry.place,
        path: [entry.name].tokenPath)
      return nil
    }
    return set(for: mode.name, of: axis(named: mode.field))
  }

  /// Orders the contexts of each axis. If a token has one value for all modes and another for some,
  /// the axis also has its default, in which the first one applies.
  private mutating func completeAxes(_ uses: [SpectrumUse], modeSets: SpectrumModeSets) {
    for field in modeSets.fields where axes.contains(where: { $0.name == field }) {
      let modes = modeSets.modes(of: field)
      if let usual = modes.first, uses.contains(where: { $0.hasBase && $0.modes[field] != nil }) {
        _ = set(for: usual, of: axis(named: field))
      }
      order(axis(named: field), by: modes)
    }
  }

  /// Reports the modes in which a token has no value, and a token that varies along two axes.
  private mutating func reportGaps(_ use: SpectrumUse) {
    let path = [use.entry.name].tokenPath
    let varying = axes.filter { use.modes[$0.name] != nil }
    if varying.count > 1, let last = varying.last {
      imported.findings.noteChange(
        "'\(printable(path))' varies with "
          + varying.map { "'\(printable($0.name))'" }.joined(separator: " and ")
          + "; its values for '\(printable(last.name))' override the others", at: use.entry.place,
        path: path)
    }
    guard !use.hasBase else { return }
    for axis in varying {
      for context in axis.contexts.map(\.name) where use.modes[axis.name]?.contains(context) != true
      {
        imported.findings.noteLoss(
          "'\(printable(path))' has no value for '\(printable(context))'",
          at: use.entry.document.place(use.entry.steps), path: path)
      }
    }
  }
}

/// The modes that a name has values for.
private struct SpectrumUse {
  /// The first entry of the name.
  var entry: SpectrumEntry
  /// Whether it has a value for all modes.
  var hasBase = false
  var modes: [String: Set<String>] = [:]

  mutating func add(_ mode: SpectrumEntry.Mode?) {
    if let mode {
      modes[mode.field, default: []].insert(mode.name)
    } else {
      hasBase = true
    }
  }
}
