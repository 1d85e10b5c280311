import TokenModel
import Writers

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
  /// Whether some themes lack tokens that others have.
  var hasPartialTokens = false
  /// How many tokens are left out because they have no type, or reference one without.
  var untypedCount = 0
  /// Why nothing is written; nil if files are.
  package var refusal: String?

  /// Whether a finding is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Reports skipped files with the reason, and a conversion without tokens with its inputs, as the
  /// user wrote them.
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

/// Rewrites token files of other dialects as DTCG 2025.10. Files in a syntax other than JSON and
/// JSON5 have `translations`, by their paths; `check` returns the findings of a build of the
/// result.
///
/// A pure function of the texts: no disk, clock or environment. The order of the files matters for
/// dialects that merge them in order.
package func convert(
  _ files: [SourceFile], options: ConversionOptions, translations: [String: Translation] = [:],
  check: (Sources) -> [Diagnostic]
) -> Conversion {
  let recognized = RecognizedFiles(files, options: options, translations: translations)
  guard !recognized.isUnreadable else {
    var conversion = Conversion()
    conversion.refusal = "a file cannot be read"
    conversion.recognized = recognized.files.map(RecognizedFile.init(_:))
    conversion.findings = recognized.findings.sorted(by: .conversion)
    return conversion
  }
  let conversion = Conversion(recognized, options: options, check: check)
  return recognized.repaired(given: conversion.findings)
    .map { Conversion($0, options: options, check: check) } ?? conversion
}

extension Conversion {
  /// Converts files whose dialects are known.
  fileprivate init(
    _ input: RecognizedFiles, options: ConversionOptions, check: (Sources) -> [Diagnostic]
  ) {
    let files = input.files
    var options = options
    options.hasResolver = files.contains { $0.dialect == .resolver }
    recognized = files.map(RecognizedFile.init(_:))
    var bundle = Bundle(files, findings: input.findings)
    for reader in DialectReader.inMergeOrder {
      let own = files.filter { $0.reader?.position == reader.position }
      if !own.isEmpty { bundle.add(reader.read(own, options)) }
    }
    if bundle.reportUnmatchedModes(options, files: files) {
      refusal = "--mode or --base would have no effect"
      findings = bundle.findings.sorted(by: .conversion).filter { $0.rule == .unmatchedSource }
      return
    }
    bundle.write(into: &self, splits: options.splitsTypes, check: check)
    typePatterns = bundle.tokens.typePatterns
    untypedCount = bundle.tokens.untypedCount
    if let first = files.first { bundle.reportUnmatchedTypes(options, in: first) }
    findings = bundle.findings.sorted(by: .conversion)
  }
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
