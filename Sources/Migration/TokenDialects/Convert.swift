import TokenJSON
import TokenModel
import Writers

/// The options of a conversion.
package struct ConversionOptions: Sendable {
  /// The dialect of all files; nil to recognize it.
  package var dialect: Dialect?
  /// Types by the path of a token (`color/**`). The first pattern that matches decides.
  package var types: [(pattern: String, type: TokenType)] = []
  /// Names of tokens that represent their group (`_`, `@`, `DEFAULT`, `base`) and become `$root`.
  package var rootNames: Set<String> = []
  /// Whether tokens without a type get the one that their values look like.
  package var infersTypes = false
  /// Whether tokens whose type differs by theme become one token for each type.
  package var splitsTypes = false
  /// Which sets are contexts of which axes. If there are any, nothing is guessed.
  package var modes: [ModeAxis] = []
  /// Patterns of sets that are in every theme, below all others.
  package var bases: [String] = []
  /// Whether a resolver document combines the files.
  var hasResolver = false

  /// Options that recognize dialects and set no types.
  package init() {}
}

/// The result of a conversion.
package struct Conversion: Sendable {
  /// The files to write: token files and one resolver document, by their paths below the folder.
  package var files: [GeneratedFile] = []
  /// The resolver document among them.
  package var resolver: String?
  /// The dialect of each file, and why.
  package var recognized: [RecognizedFile] = []
  /// How the sets are combined, as lines to print.
  package var plan: [String] = []
  /// How many tokens were converted.
  package var tokenCount = 0
  /// Patterns of `--type` that settle types that are missing, such as `color/**=color`.
  package var typePatterns: [String] = []
  /// The outputs for the project file, with names of tokens; empty for those of every project.
  package var outputs: [Project.Output] = []
  /// Everything that was lost or changed, in the order of places.
  package var findings: [Diagnostic] = []

  /// Whether a finding is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
  /// Whether some themes lack tokens that others have.
  var hasPartialTokens = false
  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount = 0
  /// Why nothing is written; nil if files are.
  package var refusal: String?

  /// Reports skipped files, and a conversion without tokens.
  ///
  /// - Parameters:
  ///   - skipped: Files that cannot be read.
  ///   - reason: Why, and what to do.
  ///   - inputs: The inputs, as the user wrote them.
  package mutating func finish(skipped: [String], reason: String, inputs: [String]) {
    findings += skipped.map { path in
      Diagnostic(.notCarried, message: "this file is skipped: \(reason)", at: Place(file: path))
    }
    guard files.isEmpty, refusal == nil else { return }
    let names = inputs.map(printable).quotedList()
    findings.append(
      Diagnostic(
        .unmatchedSource,
        message: recognized.isEmpty && findings.isEmpty
          ? "there is no token file in \(names); expected '.json', '.tokens', '.json5', '.jsonc', '.yaml' or "
            + "'.yml'"
          : "no token can be converted from \(names); name files with tokens that DTCG 2025.10 supports",
        at: Place(file: inputs.first ?? "")))
  }
}

/// Rewrites token files of other dialects as DTCG 2025.10.
///
/// A pure function of the texts: no disk, clock or environment. The order of the files matters for
/// dialects that merge them in order.
///
/// - Parameters:
///   - files: The files, in the given order.
///   - options: What the files do not say.
///   - translations: Files in a syntax other than JSON and JSON5, as JSON, by their paths.
///   - check: Returns the findings of a build of the result.
package func convert(
  _ files: [SourceFile], options: ConversionOptions, translations: [String: Translation] = [:],
  check: (Sources) -> [Diagnostic]
) -> Conversion {
  var findings = Findings()
  var isUnreadable = false
  let foreign = recognize(
    files, options: options, translations: translations, isUnreadable: &isUnreadable,
    findings: &findings)
  if isUnreadable {
    var conversion = Conversion()
    conversion.refusal = "a file cannot be read"
    conversion.recognized = foreign.map(RecognizedFile.init(_:))
    conversion.findings = findings.sorted(by: .conversion)
    return conversion
  }
  let conversion = convert(foreign, options: options, findings: findings, check: check)
  guard let repaired = repaired(foreign, given: conversion.findings) else { return conversion }
  return convert(repaired, options: options, findings: findings, check: check)
}

/// Converts files whose dialects are known.
///
/// - Parameter findings: What was found before.
private func convert(
  _ files: [ForeignFile], options: ConversionOptions, findings: Findings,
  check: (Sources) -> [Diagnostic]
) -> Conversion {
  var (options, findings, conversion) = (options, findings, Conversion())
  options.hasResolver = files.contains { $0.dialect == .resolver }
  conversion.recognized = files.map(RecognizedFile.init(_:))
  var bundle = Bundle(files)
  for reader in DialectReader.inMergeOrder {
    let own = files.filter { $0.reader?.position == reader.position }
    if !own.isEmpty { bundle.add(reader.read(own, options, &findings)) }
  }
  let paths = files.map(\.document.path)
  if reportUnmatchedModes(options, bundle: bundle, files: files, findings: &findings) {
    conversion.refusal = "--mode or --base would have no effect"
    conversion.findings = findings.sorted(by: .conversion).filter { $0.rule == .unmatchedSource }
    return conversion
  }
  bundle.write(
    into: &conversion, splits: options.splitsTypes, check: check, findings: &findings)
  conversion.typePatterns = bundle.typePatterns
  conversion.untypedCount = bundle.untypedCount
  reportUnmatched(options, matched: bundle.matchedPatterns, files: paths, findings: &findings)
  conversion.findings = findings.sorted(by: .conversion)
  return conversion
}

/// Reports patterns of `--type` that match no token.
private func reportUnmatched(
  _ options: ConversionOptions, matched: Set<String>, files: [String], findings: inout Findings
) {
  guard let first = files.first else { return }
  for (pattern, type) in options.types where !matched.contains(pattern) {
    findings.add(
      .unmatchedSource,
      message:
        "no token matches --type '\(printable(pattern))=\(type.rawValue)'; correct the pattern or remove it",
      at: Place(file: first))
  }
}

/// The set or the group of tokens that a pattern may mean; without one, the names of the first sets.
private func hint(for pattern: String, among names: [String], groups: Set<String>) -> String {
  let near = pattern.suggestion(among: names)
  if !near.isEmpty { return near }
  let parts = pattern.split(separator: "/").map(String.init)
  if let name = parts.last(where: { !PathGlob.isPattern($0) }), parts.count > 1 {
    let near = name.suggestion(among: groups.sorted())
    return near.isEmpty ? "; no set or group of tokens has the name '\(printable(name))'" : near
  }
  if names.isEmpty { return "; the files have no sets that --mode can arrange" }
  return "; the sets are "
    + names.map { "'\(printable($0))'" }.shortList(limit: 6, tolerance: 0)
}

/// Reports patterns of `--mode` and `--base` that match no set, and axes of `--mode` that change nothing.
/// Returns whether there are any.
private func reportUnmatchedModes(
  _ options: ConversionOptions, bundle: Bundle, files: [ForeignFile], findings: inout Findings
) -> Bool {
  guard let first = files.first else { return false }
  let place = Place(file: first.document.path)
  let names = Set(bundle.setNames + files.map(\.name))
  let unmatched = options.modePatterns.filter { pattern in
    // Groups of tokens can be contexts, and not a base.
    !bundle.matchedModes.contains(pattern)
      || options.bases.contains(pattern) && !names.contains { matchesSet($0, pattern: pattern) }
  }
  for pattern in unmatched {
    let names = bundle.setNames.isEmpty ? [] : files.map(\.name)
    let isFixed = bundle.setNames.contains { matchesSet($0, pattern: pattern) }
    findings.add(
      .unmatchedSource,
      message: isFixed
        ? "the files say which themes '\(printable(pattern))' is in; leave out --mode and --base"
        : "no set matches '\(printable(pattern))'"
          + hint(for: pattern, among: names, groups: bundle.groupNames),
      at: place)
  }
  guard unmatched.isEmpty else { return true }
  let placements = bundle.placements(options)
  var isIdle = false
  for (axis, mode) in options.modes.enumerated() {
    let named = placements.map { Set($0.filter { $0.axis == axis }.map(\.context)) }
      .filter { !$0.isEmpty }
    let isBase = bundle.setNames.contains { name in
      options.isBase(name) && options.contexts(of: name).contains { $0.axis == axis }
    }
    // A set of which no token was converted is not among them. Groups have the context that is named first.
    let patterns = mode.contexts.flatMap(\.patterns)
    let earlier = options.modes[..<axis].flatMap(\.contexts).flatMap(\.patterns)
    let isTaken =
      patterns.allSatisfy(earlier.contains)
      && !names.contains { name in patterns.contains { matchesSet(name, pattern: $0) } }
    let isSame = named.allSatisfy { $0.count == mode.contexts.count }
    guard named.isEmpty ? isBase || isTaken : isSame else { continue }
    isIdle = true
    findings.add(
      .unmatchedSource,
      message: "--mode '\(printable(mode.name))' changes nothing: "
        + (isBase && named.isEmpty
          ? "--base puts its sets into every theme; leave out one of them"
          : named.isEmpty
            ? "an earlier --mode has its groups; leave out one of them"
            : "every context has the same sets; change its patterns, or leave it out"),
      at: place)
  }
  return isIdle
}

extension Project {
  /// The severities of findings in a conversion. Tokens that only some themes have are converted
  /// like others; the user can add the missing ones to the result.
  fileprivate static var conversion: Project {
    var project = Project()
    project.rules[.partialToken] = .warning
    return project
  }
}
