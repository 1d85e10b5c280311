import ForeignValues
import TokenJSON
import TokenModel
import Writers

extension TokenFile {
  /// The set of a file.
  init(of file: ForeignFile) {
    self.init(name: file.name)
    source = file.relativePath
  }
}

extension ConvertedTokens {
  /// The converted tokens of files, in no order yet.
  init(
    sets: [TokenFile], tokens: [ForeignToken], groups: [ForeignGroup] = [], types: TypeRules,
    options: ConversionOptions, findings: inout Findings
  ) {
    var table = ForeignTable(
      sets, tokens: tokens, groups: groups, types: types, options: options, findings: &findings)
    self.sets = convertTable(&table, findings: &findings)
    matchedPatterns = options.patterns(matching: table.tokens.map(\.names))
    typePatterns = table.typePatterns
  }
}

/// Converts all tokens of a table.
func convertTable(_ table: inout ForeignTable, findings: inout Findings) -> [TokenFile] {
  var sets = table.sets
  for group in table.groups {
    let path = table.path(of: group)
    sets[group.file].root.editGroup(at: path) { target in
      target.description = group.description
      target.deprecated = group.deprecated
      target.extensions = group.extensions
    }
  }
  for index in table.tokens.indices {
    let token = table.tokens[index]
    // `reportTypes` reports them.
    guard !table.lacksType(index), !table.hasUnknownType(index), !table.echoes(index) else {
      continue
    }
    guard let converted = convertToken(index, in: table, findings: &findings) else { continue }
    if let old = sets[token.file].root.insert(converted, at: token.path) {
      findings.add(
        .changedValue,
        message: "'\(printable(token.path.tokenPath))' is declared twice; this one wins",
        at: token.place, path: token.path.tokenPath,
        related: [Diagnostic.Related("the first declaration", at: old.place)])
    }
  }
  reportTypes(&table, findings: &findings)
  return sets
}

/// Converts a token; nil, with a finding, if DTCG 2025.10 cannot express it.
private func convertToken(
  _ index: Int, in table: ForeignTable, findings: inout Findings
) -> ConvertedToken? {
  let token = table.tokens[index]
  let path = token.path.tokenPath
  func report(_ rule: Rule, _ message: String) {
    findings.add(rule, message: "'\(printable(path))': \(message)", at: token.place, path: path)
  }
  var converted: ConvertedToken?
  var extras: [JSONTree.Member] = []
  if let alpha = token.alpha {
    converted = color(index, alpha: alpha, in: table, report: report)
  } else if let text = token.value.alias {
    converted = alias(text, of: index, in: table, report: report)
  } else if let type = table.declaredType(of: index) {
    func start() -> ValueReading { ValueReading { [table] in table.resolve($0, from: index) } }
    var reading = start()
    var value = reading.read(token.value, as: type)
    if value == nil, let plain = table.valueWithoutMixtures(of: index) {
      var second = start()
      value = second.read(plain, as: type)
      if value != nil {
        reading = second
        report(
          .changedValue, "DTCG 2025.10 has no aliases within a text; their values replace them")
      }
    }
    for fault in reading.faults { report(fault.rule, fault.message) }
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

/// A color whose opacity is a separate member. DTCG 2025.10 has it in the color. An alias becomes a
/// color with the components of its target by reference, or is replaced by its value.
private func color(
  _ index: Int, alpha: Double, in table: ForeignTable, report: (Rule, String) -> Void
) -> ConvertedToken? {
  let token = table.tokens[index]
  let alias = token.value.alias
  if let alias, let value = table.faded(alias, alpha: alpha) {
    return ConvertedToken(type: .color, value: value, place: token.place)
  }
  guard let color = table.literal(of: index).flatMap({ ValueReading { _ in nil }.color(at: $0) })
  else {
    report(
      .notCarried,
      "it has 'alpha', but its value is not a color, or not the same opaque color in all files")
    return nil
  }
  if alias != nil {
    report(
      .changedValue,
      "DTCG 2025.10 has no 'alpha' for an alias; the color replaces it, and no longer follows "
        + token.value.excerpt)
  }
  return ConvertedToken(type: .color, value: color.withAlpha(alpha), place: token.place)
}

/// A token whose whole value is an alias. It takes the type of its target.
private func alias(
  _ text: String, of index: Int, in table: ForeignTable,
  report: (Rule, String) -> Void
) -> ConvertedToken? {
  let token = table.tokens[index]
  let place = token.place
  guard let target = table.target(of: text, from: index) else {
    // A file of another dialect may declare it. `ResultCheck` finds out.
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !needsCleaning(names, of: .token) else {
      report(.notCarried, "no file declares '\(printable(text))'; add its file to the inputs")
      return nil
    }
    return ConvertedToken(
      type: table.declaredType(of: index), value: .alias(names), place: place)
  }
  guard table.end(of: index) != nil else {
    report(.notCarried, "its alias refers back to itself, or to a missing token")
    return nil
  }
  let own = table.declaredType(of: index)
  let type = table.type(of: target)
  if type == nil, let own {
    // The target has no DTCG type, this token does.
    guard let value = table.literal(of: index) else {
      report(.notCarried, "its target {\(printable(text))} has no DTCG type, and several values")
      return nil
    }
    return literal(value, of: index, as: own, in: table, report: report)
  }
  if let own, let type, own != type {
    report(
      .changedValue,
      "its type is \(own.rawValue), but {\(printable(text))} is a \(type.rawValue); it takes that type"
    )
  }
  return ConvertedToken(type: nil, value: .alias(table.tokens[target].path), place: place)
}

/// The value of an alias, in place of it.
private func literal(
  _ value: JSONTree, of index: Int, as type: TokenType, in table: ForeignTable,
  report: (Rule, String) -> Void
) -> ConvertedToken? {
  var reading = ValueReading { table.resolve($0, from: index) }
  let read = reading.read(value, as: type)
  for fault in reading.faults { report(fault.rule, fault.message) }
  guard let read else { return nil }
  report(
    .changedValue,
    "its target has no DTCG type, so the alias is replaced by the value"
  )
  return ConvertedToken(type: type, value: read, place: table.tokens[index].place)
}
