import TokenJSON
import TokenModel
import Writers

/// Failures that were accepted as they were found: `audit --baseline`.
struct Baseline {
  /// A result that failed when the baseline was written.
  struct Entry {
    var key: String
    /// Its ratio then; nil when it could not be measured.
    var ratio: Double?
    var steps: [JSONStep]
  }

  let document: Document
  private let entries: [Entry]
  private let byKey: [String: Entry]

  /// Reads a baseline; nil, with findings, when it is none.
  static func read(_ file: SourceFile, _ findings: inout Findings) -> Baseline? {
    guard let document = Document(file, &findings),
      var members = Members(
        document.json.root, in: document, at: [], "a baseline", .invalidBaseline, &findings)
    else { return nil }
    let version = members.required("version", &findings)
    if let version, version.number != 1 {
      members.mismatch(version, "version 1", at: [.key("version")], &findings)
    }
    let entries = members.items("results", &findings).compactMap { entry($0, document, &findings) }
    members.finish(&findings)
    return Baseline(document, entries, &findings)
  }

  private init(_ document: Document, _ entries: [Entry], _ findings: inout Findings) {
    self.document = document
    self.entries = entries
    var byKey: [String: Entry] = [:]
    for entry in entries where byKey.updateValue(entry, forKey: entry.key) != nil {
      findings.add(
        .invalidBaseline, "'\(printable(entry.key))' is listed twice; strike one of the two",
        at: document.place(entry.steps))
    }
    self.byKey = byKey
  }

  private static func entry(
    _ item: (value: JSONValue, steps: [JSONStep]), _ document: Document,
    _ findings: inout Findings
  ) -> Entry? {
    guard
      var members = Members(
        item.value, in: document, at: item.steps, "a result of the baseline", .invalidBaseline,
        &findings)
    else { return nil }
    let key = members.requiredString("result", &findings)
    let ratio = members.required("ratio", &findings)
    members.finish(&findings)
    if let ratio, ratio.kind != .null, ratio.number == nil {
      members.mismatch(ratio, "a ratio or null", at: item.steps + [.key("ratio")], &findings)
    }
    return key.map { Entry(key: $0, ratio: ratio?.number, steps: item.steps) }
  }

  /// Says of every failure how it compares, and reports what is to be struck from the baseline.
  ///
  /// - Parameter isWhole: Whether every result that there could be is among these.
  func compare(
    _ results: inout [ContrastResult], isWhole: Bool, _ findings: inout Findings
  ) -> BaselineComparison {
    var comparison = BaselineComparison(file: document.path)
    var standing: Set<String> = []
    for index in results.indices where results[index].isFailure {
      results[index].change = change(of: results[index])
      standing.insert(results[index].key)
    }
    let all = Dictionary(results.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries where !standing.contains(entry.key) {
      guard let result = all[entry.key] ?? nil else {
        if isWhole { strike(entry, nil, &comparison, &findings) }
        continue
      }
      strike(entry, result, &comparison, &findings)
    }
    return comparison
  }

  /// What a finding about the result adds.
  func remark(on result: ContrastResult) -> String {
    let then = byKey[result.key]?.ratio.map { "\(shown($0)):1" } ?? "unmeasured"
    return switch result.change {
    case .known: "; known: \(then) in the baseline"
    case .worse: "; worse than in the baseline, where it is \(then)"
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

  private func strike(
    _ entry: Entry, _ result: ContrastResult?, _ comparison: inout BaselineComparison,
    _ findings: inout Findings
  ) {
    comparison.fixed.append(
      BaselineComparison.Fixed(key: entry.key, ratio: entry.ratio, now: result?.ratio))
    let now =
      result.map { "is \($0.outcome.rawValue)" + ($0.ratio.map { " at \(shown($0)):1" } ?? "") }
      ?? "is audited no more"
    findings.add(
      .staleBaseline,
      "'\(printable(entry.key))' \(now); strike it from the baseline, or write it anew: "
        + "tincture audit --write-baseline", at: document.place(entry.steps),
      path: result?.foreground.path)
  }
}

extension ContrastResult {
  /// Whether it keeps a build from succeeding.
  package var isFailure: Bool { outcome == .fail || outcome == .indeterminate }
}

/// The failures of an audit as a baseline that accepts them.
package func baselineJSON(_ audit: Audit) -> [UInt8] {
  var json = JSONWriter(lines: 2)
  json.object { json in
    json.number("version", 1)
    json.array("results", audit.results.filter(\.isFailure)) { json, result in
      json.object { json in
        json.string("result", result.key)
        json.number("ratio", result.ratio)
      }
    }
  }
  json.end()
  return json.bytes
}
