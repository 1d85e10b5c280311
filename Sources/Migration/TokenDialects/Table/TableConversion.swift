import ForeignValues
import TokenModel
import Writers

extension ConvertedTokens {
  /// The converted tokens of a table, in no order yet.
  init(_ table: ForeignTable, options: ConversionOptions) {
    let conversion = TableConversion(table)
    let report = TypeReport(table)
    sets = conversion.sets
    findings = table.findings
    findings.add(conversion.findings)
    findings.add(report.findings)
    matchedPatterns = options.patterns(matching: table.tokens.map(\.names))
    typePatterns = report.typePatterns
  }
}

/// Converts all tokens of a table. Those without a type are left to `TypeReport`.
private struct TableConversion {
  private(set) var sets: [TokenFile]
  private(set) var findings = Findings()
  private let table: ForeignTable

  init(_ table: ForeignTable) {
    self.table = table
    sets = table.sets
    for (group, path) in table.groups {
      sets[group.file].root.editGroup(at: path) { target in
        target.description = group.description
        target.deprecated = group.deprecated
        target.extensions = group.extensions
      }
    }
    for (index, token) in table.tokens.enumerated()
    where !table.lacksType(index) && !table.hasUnknownType(index) && !table.echoes(index) {
      guard let converted = convert(index),
        let old = sets[token.file].root.insert(converted, at: token.path)
      else { continue }
      findings.add(
        .changedValue, about: token.path, " is declared twice; this one wins", at: token.place,
        related: [Diagnostic.Related("the first declaration", at: old.place)])
    }
  }

  private mutating func note(_ rule: Rule, _ message: String, about index: Int) {
    let token = table.tokens[index]
    findings.add(rule, about: token.path, ": " + message, at: token.place)
  }

  /// Converts a token; nil, with a finding, if DTCG 2025.10 cannot express it.
  private mutating func convert(_ index: Int) -> ConvertedToken? {
    let token = table.tokens[index]
    var converted: ConvertedToken?
    var extras: [JSONTree.Member] = []
    if let alpha = token.alpha {
      converted = color(index, alpha: alpha)
    } else if let text = token.value.alias {
      converted = alias(text, of: index)
    } else if let type = table.declaredType(of: index) {
      var reading = reading(of: index)
      var value = reading.read(token.value, as: type)
      if value == nil, let plain = table.valueWithoutMixtures(of: index) {
        var second = self.reading(of: index)
        value = second.read(plain, as: type)
        if value != nil {
          reading = second
          note(
            .changedValue, "DTCG 2025.10 has no aliases within a text; their values replace them",
            about: index)
        }
      }
      for fault in reading.faults { note(fault.rule, fault.message, about: index) }
      converted = value.map { ConvertedToken(type: type, value: $0, place: token.place) }
      extras = reading.extras
    }
    converted?.description = token.description
    converted?.deprecated = token.deprecated
    converted?.extensions = token.extensions
    if !extras.isEmpty {
      converted?.extensions.append(.init("tincture.convert", value: .object(extras)))
    }
    return converted
  }

  private func reading(of index: Int) -> ValueReading {
    ValueReading { [table] in table.resolve($0, from: index) }
  }

  /// A color whose opacity is a separate member. DTCG 2025.10 has it in the color. An alias becomes a
  /// color with the components of its target by reference, or is replaced by its value.
  private mutating func color(_ index: Int, alpha: Double) -> ConvertedToken? {
    let token = table.tokens[index]
    let alias = token.value.alias
    if let alias, let value = table.faded(alias, alpha: alpha) {
      return ConvertedToken(type: .color, value: value, place: token.place)
    }
    guard let color = table.literal(of: index).flatMap({ ValueReading { _ in nil }.color(at: $0) })
    else {
      note(
        .notCarried,
        "it has 'alpha', but its value is not a color, or not the same opaque color in all files",
        about: index)
      return nil
    }
    if alias != nil {
      note(
        .changedValue,
        "DTCG 2025.10 has no 'alpha' for an alias; the color replaces it, and no longer follows "
          + token.value.excerpt, about: index)
    }
    return ConvertedToken(type: .color, value: color.withAlpha(alpha), place: token.place)
  }

  /// A token whose whole value is an alias. It takes the type of its target.
  private mutating func alias(_ text: String, of index: Int) -> ConvertedToken? {
    let place = table.tokens[index].place
    let own = table.declaredType(of: index)
    guard let target = table.target(of: text, from: index) else {
      // A file of another dialect may declare it. `Bundle` finds out.
      let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard NameCleaner.allows(names, of: .token) else {
        note(
          .notCarried, "no file declares '\(printable(text))'; add its file to the inputs",
          about: index)
        return nil
      }
      return ConvertedToken(type: own, value: .alias(names), place: place)
    }
    guard table.ends[index] != nil else {
      note(.notCarried, "its alias refers back to itself, or to a missing token", about: index)
      return nil
    }
    let type = table.type(of: target)
    // The target may have no DTCG type.
    if type == nil, let own { return literal(of: index, named: text, as: own) }
    if let own, let type, own != type {
      note(
        .changedValue,
        "its type is \(own.rawValue), but {\(printable(text))} is a \(type.rawValue); it takes that type",
        about: index)
    }
    return ConvertedToken(type: nil, value: .alias(table.tokens[target].path), place: place)
  }

  /// The value of an alias, in place of it.
  private mutating func literal(
    of index: Int, named text: String, as type: TokenType
  ) -> ConvertedToken? {
    guard let value = table.literal(of: index) else {
      note(
        .notCarried, "its target {\(printable(text))} has no DTCG type, and several values",
        about: index)
      return nil
    }
    var reading = reading(of: index)
    let read = reading.read(value, as: type)
    for fault in reading.faults { note(fault.rule, fault.message, about: index) }
    guard let read else { return nil }
    note(
      .changedValue, "its target has no DTCG type, so the alias is replaced by the value",
      about: index)
    return ConvertedToken(type: type, value: read, place: table.tokens[index].place)
  }
}
