package struct Conversion: Sendable {
  /// The files to write: token files and one resolver document, by their paths below the folder.
  package var files: [GeneratedFile] = []
  /// The resolver document among them.
  package var resolver: String?
  /// The dialect of each file, and why.
  package var recognized: [ForeignFile] = []
  /// The paths of files without tokens.
  package var ignored: [String] = []
  /// How the sets are combined, as lines to print.
  package var plan: [String] = []
  /// How many tokens were converted.
  package var tokenCount = 0
  /// What became of all values of the source.
  package var account = Account()
  /// Whether `--infer-types` finds a type that is missing.
  var canInferTypes = false
  /// The outputs for the project file, with names of tokens; empty for those of every project.
  package var outputs: [Project.Output] = []
  /// Everything that was lost or changed, in the order of places.
  package var findings: [Diagnostic] = []
  /// Whether some themes lack tokens that others have.
  var hasPartialTokens = false
  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount = 0
  /// Why nothing is written; nil if files are.
  package var refusal: String?

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Reports skipped files with the reason, and a conversion without tokens with its inputs as written.
  package mutating func finish(skipped: [String], reason: String, inputs: [String]) {
    findings += skipped.map { path in
      Diagnostic(.notCarried, message: "this file is skipped: \(reason)", at: Place(file: path))
    }
    guard files.isEmpty, refusal == nil else { return }
    let names = inputs.map(printable).quotedList()
    let reported = Set(findings.map(\.place.file))
    let passedOver = (recognized.map(\.path) + ignored).filter { !reported.contains($0) }
    findings.append(
      Diagnostic(
        .unmatchedSource,
        message: recognized.isEmpty && findings.isEmpty
          ? "there is no token file in \(names); expected '.json', '.tokens', '.json5', '.jsonc', '.yaml' or "
            + "'.yml'"
          : "no token can be converted from \(names); name files with tokens that DTCG 2025.10 supports",
        at: Place(file: inputs.first ?? ""),
        related: passedOver.prefix(shownFiles).map {
          Diagnostic.Related("no token here", at: Place(file: $0))
        }))
  }
}

/// Rewrites token files of other dialects as DTCG 2025.10. Files in a syntax other than JSON and JSON5 have
/// `translations`, by their paths; `check` returns the findings of a build of the result.
///
/// A pure function of the texts: no disk, clock or environment. Some dialects merge the files in the given order.
package func convert(
  _ files: [SourceFile], options: ConversionOptions, translations: [String: Translation] = [:],
  check: (Sources) -> [Diagnostic]
) -> Conversion {
  let recognized = RecognizedFiles(files, options: options, translations: translations)
  guard !recognized.isUnreadable else {
    return Conversion(
      recognized: recognized.files, findings: recognized.findings.sorted(by: .conversion),
      refusal: "a file cannot be read")
  }
  let conversion = Conversion(recognized, options: options, check: check)
  return recognized.repaired(given: conversion.findings, options: options)
    .map { Conversion($0, options: options, check: check) } ?? conversion
}

extension Conversion {
  /// Converts files whose dialects are known.
  fileprivate init(
    _ input: RecognizedFiles, options: ConversionOptions, check: (Sources) -> [Diagnostic]
  ) {
    let files = input.files
    recognized = files
    var options = options
    ignored = input.ignored
    var tokens = ConvertedTokens()
    tokens.findings = input.findings
    tokens.resolvers = files.filter { $0.dialect == .resolver }
    options.hasResolver = !tokens.resolvers.isEmpty
    let parts = files.grouped { $0.reader?.position }
      .compactMap { own in own[0].reader.map { ($0, own) } }
    for (reader, own) in parts.sorted(by: { $0.0.position < $1.0.position }) {
      reader.read(own, options, &tokens)
    }
    if tokens.reportUnmatchedModes(options, files: files) {
      refusal = "--mode or --base would have no effect"
      findings = tokens.findings.sorted(by: .conversion).filter { $0.rule == .unmatchedSource }
      return
    }
    tokens.write(into: &self, splits: options.splitsTypes, check: check)
    if resolver != nil, account.losesMany(untyped: tokens.untypedCount) {
      tokens.findings.add(
        .lostValues,
        message:
          "\(account[.leftOut]) of \(counted(account.values - account[.inexpressible], noun: "value")) are "
          + "left out; the warnings say why: correct the sources, or accept it with --partial",
        at: Place(file: files.first?.document.path ?? ""))
    }
    canInferTypes = tokens.canInferTypes
    untypedCount = tokens.untypedCount
    if let first = files.first { tokens.reportUnmatchedTypes(options, in: first) }
    findings = tokens.findings.sorted(by: .conversion)
    let accepted: Set<Rule> = [.lostMode, .lostValues, .unprovenPlan]
    for index in findings.indices where options.isPartial && accepted.contains(findings[index].rule)
    { findings[index].severity = .warning }
    guard !options.isPartial, findings.contains(where: { $0.rule == .unprovenPlan }) else { return }
    (refusal, resolver, self.files) = ("the plan is not proven", nil, [])
  }

  /// What `convert` prints at the end: the dialect of each file, what was converted, and what to do next.
  /// `project`, in the folder or around it, names `projectResolver`; `names` are lines on names that collide.
  package func summary(
    folder: String, isDryRun: Bool, project: String?, projectResolver: String? = nil,
    names: [String] = []
  ) -> [String] {
    var lines = recognitionLines
    if let first = ignored.first, !recognized.isEmpty {
      let count = counted(ignored.count, noun: "file")
      lines.append("Ignored \(count) without tokens, such as \(printable(first))")
    }
    if !plan.isEmpty { lines += ["Plan"] + plan.map { "  \($0)" } }
    if let refusal { return lines + ["Nothing was written: \(refusal)"] }
    let types =
      canInferTypes
      ? ["Types: run it again with --infer-types, which reports each type that it takes"] : []
    guard let resolver else {
      return lines + ["Nothing was written: no file contains tokens that can be converted"] + types
    }
    let copies = recognized.count {
      $0.dialect == .resolver || $0.dialect == .dtcg && $0.brokenRule == nil
    }
    lines.append(balance)
    let copied = copies == 0 ? "" : ", \(copies) of them copied, because they are DTCG 2025.10"
    let written = "\(counted(files.count, noun: "file")) to \(printable(folder))\(copied)"
    lines.append(
      isDryRun ? "Would write \(written); with --dry-run nothing is" : "Wrote \(written)")
    for (rule, findings) in findingsByRule {
      let more =
        rule == .missingType && untypedCount > 0
        ? ", so that \(counted(untypedCount, noun: "token")) \(untypedCount == 1 ? "is" : "are") left out"
        : ""
      lines.append(
        "  \(counted(findings.count, noun: "finding")): \(phrase(rule))\(more) [\(rule.rawValue)]")
    }
    lines += types + names
    if isDryRun { return lines + ["Next: run it again without --dry-run"] }
    var (entry, argument) = ("", " \(printable(folder))")
    if let project {
      let place = project.dropLast("/tincture.json".count)
      let own = folder.hasPrefix(place) ? folder.dropFirst(place.isEmpty ? 0 : place.count + 1) : ""
      let path = own.isEmpty ? resolver : "\(own)/\(resolver)"
      // As in `projectFile`.
      let rules = hasPartialTokens ? " and \"rules\": {\"partial-token\": \"warning\"}" : ""
      if path != projectResolver {
        entry = "put \"resolver\": \"\(printable(path))\"\(rules) in \(printable(project)), and "
      }
      argument = place.isEmpty ? "" : " \(printable(String(place)))"
    }
    return lines + [
      "Next: \(entry)run tincture build\(argument), and tincture propose\(argument) for contracts"
    ]
  }

  /// The account in one line.
  private var balance: String {
    // The mode of a set that is left out has the findings of its values, unless it is only copied.
    let losses = findings.count { $0.rule == .notCarried || $0.rule == .missingType }
    return account.sentence(findings: losses > 0 ? losses : findings.count { $0.rule == .lostMode })
  }

  /// The dialect of each file, and why. A folder's files of one dialect are one line, with the first reason.
  private var recognitionLines: [String] {
    recognized.grouped { file in
      let folder = file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)]
      return [file.dialect.id, file.explanation, String(folder)]
    }.map { files in
      let others = counted(files.count - 1, noun: "other")
      return lineOpening(files[0].path) + (files.count > 1 ? " and \(others) in its folder" : "")
        + ": \(files[0].dialect.title), because \(printable(files[0].explanation))"
    }
  }

  /// A project file for a folder without one: partial tokens are warnings, and outputs with names are listed.
  package var projectFile: GeneratedFile? {
    guard let resolver else { return nil }
    let bytes = JSONWriter.file(lines: outputs.isEmpty ? 1 : 4) { json in
      json.string("resolver", value: resolver)
      if !outputs.isEmpty {
        json.objects("outputs", items: outputs) { json, output in
          json.members(("format", output.format), ("to", output.to))
          guard let names = output.settings["names"]?.members else { return }
          json.object("names") { json in
            for (path, name) in names.sorted(by: { $0.key < $1.key }) {
              json.string(path, value: name.text)
            }
          }
        }
      }
      guard hasPartialTokens else { return }
      json.object("rules") { $0.members((Rule.partialToken.rawValue, Severity.warning.rawValue)) }
    }
    return GeneratedFile(path: "tincture.json", bytes: bytes)
  }

  /// The report as JSON: the dialect of each file, and all findings.
  package var json: [UInt8] {
    JSONWriter.file(lines: 2) { json in
      json.members(("version", 1), ("tokens", tokenCount))
      json.object("account") { json in
        json.number("values", value: account.values)
        for fate in Account.Fate.allCases { json.number(fate.rawValue, value: account[fate]) }
        json.objects("modes", items: account.modes) { json, mode in
          json.string("axis", value: mode.axis)
          json.array("contexts", items: mode.contexts) { $0.string(nil, value: $1) }
          json.number("values", value: mode.values)
        }
      }
      json.objects("inputs", items: recognized) { json, file in
        json.members(("file", file.path), ("dialect", file.dialect.id), ("because", file.reason))
        if let syntax = file.syntax { json.string("syntax", value: syntax.rawValue) }
      }
      json.array("outputs", items: files) { $0.string(nil, value: $1.path) }
      json.objects("findings", items: findings) { json, finding in
        json.members(
          ("rule", finding.rule.rawValue), ("severity", finding.severity.rawValue),
          ("message", finding.message), ("path", finding.path))
        json.members(of: finding.place)
      }
    }
  }

  /// The report as Markdown: a table of the files, and a table of findings for each rule.
  package var markdown: String {
    let files = MarkdownTable(
      columns: ["file", "dialect", "because"],
      rows: recognized.map { [code($0.path), $0.dialect.id, markdownText($0.explanation)] })
    var text = "# Conversion\n\n\(balance).\n\n" + files.text
    for (rule, findings) in findingsByRule {
      let table = MarkdownTable(
        columns: ["place", "finding"],
        rows: findings.map { [code($0.place.text), markdownText($0.message)] })
      text += "\n## \(rule.rawValue) (\(findings.count))\n\n" + table.text
    }
    return text
  }

  /// The findings of each rule that has some, in the order of the rules.
  private var findingsByRule: [(Rule, [Diagnostic])] {
    let findings = Dictionary(grouping: findings, by: \.rule)
    return Rule.allCases.compactMap { rule in findings[rule].map { (rule, $0) } }
  }
}

extension Project {
  /// Severities in a conversion, which converts partial tokens too: the user can complete them in the result.
  fileprivate static var conversion: Project {
    var project = Project()
    project.rules[.partialToken] = .warning
    return project
  }
}

private func phrase(_ rule: Rule) -> String {
  switch rule {
  case .notCarried: "not converted"
  case .lostMode: "a mode is lost"
  case .lostValues: "many values are lost"
  case .unprovenPlan: "a theme would have other tokens"
  case .changedValue: "changed"
  case .missingType: "without a type"
  case .partialToken: "missing in some themes, an error in a build"
  case .nameCollision: "with the name of another one"
  // Other rules come from the build of the result.
  default: rule.defaultSeverity == .error ? "errors in a build" : "other"
  }
}

/// The number of files without tokens that a finding names.
private let shownFiles = 3
