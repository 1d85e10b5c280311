/// What decided the verdict of an audit, apart from the tokens: the same facts in every format.
///
/// Reports that a build writes have the level and the rules only, because their bytes depend on
/// neither the day nor the version.
struct Fingerprint {
  let audit: Audit

  /// What qualifies the verdict, each a sentence without its period: rules, options, and a day that is
  /// not that of the clock.
  var conditions: [String] { [isToday ? nil : read, rules, strictness].compactMap(\.self) }

  /// The tool, the day and what was read; nil if it is among the conditions, or if a build writes the report.
  var run: String? { isToday ? read : nil }

  /// Whether end dates are judged by the day of the clock.
  private var isToday: Bool { audit.run?.isClockDay ?? true }

  /// `tincture 0.3.0 on 2026-12-24, files fnv1a64:…`
  private var read: String? {
    audit.run.map { run in
      let day = isToday ? " on \(run.day)," : ", judged as of \(run.day), not of today;"
      return "tincture \(toolVersion)\(day) files \(run.digest)"
    }
  }

  /// "Rules not at their defaults: low-contrast: warning; unpaired-color: off"; nil if all are.
  private var rules: String? {
    let isLenient = audit.project.preset == .lenient
    let parts = Project.RuleSetting.allCases.compactMap { setting -> String? in
      let names = audit.project.changedRules.filter { rule, own in
        own == setting && !(isLenient && own == .warning && rule.isLenient)
      }.map(\.rule.rawValue)
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")): \(setting.rawValue)"
    }
    let all = (isLenient ? ["preset lenient"] : []) + parts
    return all.isEmpty ? nil : "Rules not at their defaults: \(all.joined(separator: "; "))"
  }

  /// What the options of the command ask for.
  private var strictness: String? {
    guard let run = audit.run else { return nil }
    let parts = [
      run.warningsAreErrors ? "warnings are errors" : nil,
      run.leastCoverage.map { "the coverage must be \(plain($0))%" },
      run.leastMeasured.map { "\(plain($0))% must be measured" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ").capitalizedOnce
  }

  /// Writes the facts as members.
  func write(to json: inout JSONWriter) {
    json.members(
      ("version", toolVersion), ("standard", standard), ("level", audit.project.level.rawValue))
    json.array("otherLevels", items: audit.project.otherLevels) {
      $0.string(nil, value: $1.rawValue)
    }
    json.string("preset", value: audit.project.preset.rawValue)
    json.object("rules") { json in
      for (rule, setting) in audit.project.changedRules {
        json.string(rule.rawValue, value: setting.rawValue)
      }
    }
    json.members(
      ("leftOut", audit.leftOut?.sentence), ("baseline", audit.baseline?.file),
      ("warningsAsErrors", audit.run?.warningsAreErrors ?? false),
      ("minCoverage", audit.run?.leastCoverage), ("minMeasured", audit.run?.leastMeasured),
      ("day", audit.run?.day ?? audit.today), ("isToday", audit.run?.isClockDay),
      ("digest", audit.run?.digest))
  }

  /// The facts as names and texts, without those that are as by default.
  var properties: [(name: String, value: String)] {
    let rules = audit.project.changedRules.map { "\($0.rule.rawValue)=\($0.setting.rawValue)" }
    let all: [(name: String, value: String?)] = [
      ("version", toolVersion), ("standard", standard),
      (
        "level",
        ([audit.project.level] + audit.project.otherLevels).map(\.rawValue).joined(separator: ", ")
      ),
      ("preset", audit.project.preset == .lenient ? audit.project.preset.rawValue : nil),
      ("rules", rules.isEmpty ? nil : rules.joined(separator: ", ")),
      ("leftOut", audit.leftOut?.sentence), ("baseline", audit.baseline?.file),
      ("strictness", strictness),
      ("day", audit.run.map { $0.day + (isToday ? "" : ", not today") }),
      ("digest", audit.run?.digest),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The id of the standard in formats for programs.
  private var standard: String { "wcag2.2" }
}

extension Audit { var fingerprint: Fingerprint { Fingerprint(audit: self) } }
