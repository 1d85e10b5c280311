import TokenJSON
import TokenModel
import Writers

/// Failures that a project has accepted: `audit --baseline`.
struct Baseline {
  /// A result that failed when the baseline was written.
  struct Entry {
    var key: String
    /// Its ratio at that time; nil when it could not be measured.
    var ratio: Double?
    var steps: [JSONStep]
  }

  let document: Document
  private let entries: [Entry]
  private let byKey: [String: Entry]

  /// Reads a baseline; nil, with findings, when the file is not one.
  static func read(_ file: SourceFile, findings: inout Findings) -> Baseline? {
    guard let document = Document(file, findings: &findings),
      var members = Members(
        document.json.root, in: document, at: [], phrase: "a baseline", rule: .invalidBaseline,
        findings: &findings)
    else { return nil }
    let version = members.required("version", findings: &findings)
    if let version, version.number != 1 {
      members.mismatch(version, wanted: "version 1", at: [.key("version")], findings: &findings)
    }
    let entries = members.items("results", findings: &findings).compactMap {
      entry($0, document: document, findings: &findings)
    }
    members.finish(&findings)
    return Baseline(document, entries: entries, findings: &findings)
  }

  private init(_ document: Document, entries: [Entry], findings: inout Findings) {
    self.document = document
    self.entries = entries
    var byKey: [String: Entry] = [:]
    for entry in entries where byKey.updateValue(entry, forKey: entry.key) != nil {
      findings.add(
        .invalidBaseline,
        message: "'\(printable(entry.key))' is listed twice; remove one of the two",
        at: document.place(entry.steps))
    }
    self.byKey = byKey
  }

  private static func entry(
    _ item: (value: JSONValue, steps: [JSONStep]), document: Document,
    findings: inout Findings
  ) -> Entry? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, phrase: "a baseline result",
        rule: .invalidBaseline,
        findings: &findings)
    else { return nil }
    let key = members.requiredString("result", findings: &findings)
    let ratio = members.required("ratio", findings: &findings)
    members.finish(&findings)
    if let ratio, ratio.kind != .null, ratio.number == nil {
      members.mismatch(
        ratio, wanted: "a ratio or null", at: item.steps + [.key("ratio")], findings: &findings)
    }
    return key.map { Entry(key: $0, ratio: ratio?.number, steps: item.steps) }
  }

  /// Compares every failure with the baseline, and reports entries to remove from it.
  ///
  /// - Parameter isWhole: Whether `results` has every result that the project can have.
  func compare(
    _ results: inout [ContrastResult], isWhole: Bool, findings: inout Findings
  ) -> BaselineComparison {
    var comparison = BaselineComparison(file: document.path)
    var failing: Set<String> = []
    for index in results.indices where results[index].isFailure {
      results[index].change = change(of: results[index])
      failing.insert(results[index].key)
    }
    let all = Dictionary(results.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries where !failing.contains(entry.key) {
      guard let result = all[entry.key] ?? nil else {
        if isWhole { reportStale(entry, result: nil, comparison: &comparison, findings: &findings) }
        continue
      }
      reportStale(entry, result: result, comparison: &comparison, findings: &findings)
    }
    return comparison
  }

  /// The end of the message of a finding about the result.
  func remark(on result: ContrastResult) -> String {
    let accepted = byKey[result.key]?.ratio.map { " at \(shown($0)):1" } ?? ""
    return switch result.change {
    case .known: "; the baseline accepts it\(accepted)"
    case .worse: "; the baseline accepts it only\(accepted)"
    case .new: "; not in the baseline"
    case nil: ""
    }
  }

  private func change(of result: ContrastResult) -> BaselineComparison.Change {
    guard let entry = byKey[result.key] else { return .new }
    guard let then = entry.ratio else { return result.ratio == nil ? .known : .new }
    guard let now = result.ratio else { return .worse }
    return now < then - 1e-9 ? .worse : .known
  }

  private func reportStale(
    _ entry: Entry, result: ContrastResult?, comparison: inout BaselineComparison,
    findings: inout Findings
  ) {
    comparison.fixed.append(
      BaselineComparison.Fixed(key: entry.key, ratio: entry.ratio, now: result?.ratio))
    let now =
      result.map { $0.outcome.sentenceEnd + ($0.ratio.map { " at \(shown($0)):1" } ?? "") }
      ?? "is no longer audited"
    findings.add(
      .staleBaseline,
      message:
        "'\(printable(entry.key))' \(now); remove it from the baseline, or regenerate the baseline: "
        + "tincture audit --write-baseline", at: document.place(entry.steps),
      path: result?.foreground.path)
  }
}

extension Outcome {
  /// The outcome as the end of a sentence about a result.
  fileprivate var sentenceEnd: String {
    switch self {
    case .pass: "now passes"
    case .fail: "fails"
    case .waived: "is now waived"
    case .exempt: "is now exempt"
    case .indeterminate: "cannot be measured"
    }
  }
}

extension ContrastResult {
  /// Whether the result makes a build fail.
  package var isFailure: Bool { outcome == .fail || outcome == .indeterminate }
}

/// The failures of an audit as a baseline that accepts them.
package func baselineJSON(_ audit: Audit) -> [UInt8] {
  var json = JSONWriter(lines: 2)
  json.object { json in
    json.number("version", value: 1)
    json.array("results", items: audit.results.filter(\.isFailure)) { json, result in
      json.object { json in
        json.string("result", value: result.key)
        json.number("ratio", value: result.ratio)
      }
    }
  }
  json.end()
  return json.bytes
}
