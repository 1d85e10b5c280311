/// The settings in `tincture.json` (product: the project file).
package struct Project: Hashable, Sendable {
  /// Globs of token files; empty when a resolver lists them.
  package var sources: [String] = ["tokens/**"]
  /// The resolver document, relative to the project folder.
  package var resolver: String?
  /// Globs of contracts.
  package var contracts: [String] = ["tokens/**/*.contract.json"]
  /// Whether the project file has `contracts`.
  package var namesContracts = false
  /// Globs of files and folders that are not read on purpose.
  package var ignored: [String] = []
  package var outputs: [Output] = []
  /// Whether some of them cannot exist next to each other, which is a finding about the project file.
  package var outputsClash = false
  /// The WCAG level that text must meet.
  package var level = Level.doubleA
  /// The path of the color behind everything.
  package var surface: String?
  /// Overrides of level and surface for some themes. The last match wins.
  package var overrides: [AuditOverride] = []
  /// The inputs of the resolver, as modifier → context; empty for every permutation.
  package var inputs: [[String: String]] = []
  /// How many folders further up than the project's the files may be that it reads (`inputsRoot`).
  package var inputParents = 0
  /// How theme axes follow the system, by axis. Axes without a setting follow it by their names.
  package var appearance: [String: AxisAppearance] = [:]
  /// The settings of rules that the project names. The preset applies to the others.
  package var rules: [Rule: RuleSetting] = [:]
  /// The preset for rules that the project does not name.
  package var preset = Preset.strict
  /// The pages of rules that reports link; nil for none.
  package var rulePages: RulePages?
  /// Whether every warning of this run is an error, except those that a baseline accepts.
  package var warningsAreErrors = false
  /// Whether this run evaluates every token in every theme, and not only where it can differ. The
  /// results are the same.
  package var evaluatesAllThemes = false
  /// The places of settings in the project file.
  package var places = Places()

  /// A project that writes nothing.
  package init() {}

  /// A project without a `tincture.json`, or with one that lists no outputs.
  package init(outputs kinds: [OutputKind]) {
    outputs = kinds.compactMap { kind in kind.defaultPath.map { Output(kind: kind, to: $0) } }
  }

  package struct Places: Hashable, Sendable {
    package var resolver = Place(file: "tincture.json")
    var surface = Place(file: "tincture.json")
    package var inputs: [Input] = []
    package var globs: [String: Place] = [:]
    /// Whether a pattern was invalid, which was reported.
    var hasRefusedGlob = false
    package var outputs: [String: Place] = [:]

    /// The places of an input, of its keys and of its contexts.
    package struct Input: Hashable, Sendable {
      package var whole: Place
      package var keys: [String: Place] = [:]
      package var contexts: [String: Place] = [:]
    }
  }

  /// The values of a theme axis that the system chooses.
  package struct AxisAppearance: Hashable, Sendable {
    /// The appearance of each value; empty if the system chooses none.
    package var values: [String: Appearance] = [:]
    /// The places of the axis and of its values in the project file.
    package var place: Place
    package var places: [String: Place] = [:]
  }

  /// Audit settings for some themes.
  package struct AuditOverride: Hashable, Sendable {
    /// The themes, as contexts by modifier.
    package var condition: Condition
    /// The level of text; nil to keep it.
    package var level: Level?
    /// The path of the color behind everything; nil to keep it.
    package var surface: String?
    /// The places of the override and of its surface.
    package var place, surfacePlace: Place
  }

  /// WCAG conformance levels for text.
  package enum Level: String, CaseIterable, Sendable {
    case doubleA = "AA"
    case tripleA = "AAA"
  }

  /// A severity setting for all rules that a project does not name.
  package enum Preset: String, CaseIterable, Sendable {
    /// Every rule has its default severity, as DTCG 2025.10 requires.
    case strict
    /// Rules that real token files break, and whose values can still be read, are warnings.
    case lenient
  }

  package enum RuleSetting: String, CaseIterable, Sendable { case error, warning, off }

  package struct Output: Hashable, Sendable {
    /// The id of its format.
    package let format: String
    /// Whether `to` is a file or a folder for the format.
    package let destination: OutputDestination
    /// The file or folder, relative to the project folder.
    package var to: String
    package var settings = OutputSettings()
    /// The names of Swift files that a build prescribes. A project file cannot set them.
    package var files: SwiftFiles?

    package init(kind: OutputKind, to: String) {
      format = kind.id
      destination = kind.destination
      self.to = to
    }

    /// Whether `to` is a folder that contains only the output's files.
    package var isFolder: Bool { destination.isFolder(path: to) }
  }

  /// The level of text, the surface, and the surface's place.
  package typealias AuditSettings = (level: Level, surface: String?, surfacePlace: Place)

  package func auditSettings(in theme: Variant) -> AuditSettings {
    var settings = (level: level, surface: surface, surfacePlace: places.surface)
    for override in overrides where override.condition.holds(in: theme) {
      settings.level = override.level ?? settings.level
      if let surface = override.surface {
        (settings.surface, settings.surfacePlace) = (surface, override.surfacePlace)
      }
    }
    return settings
  }

  /// The severity of a rule in this project; nil when it is off.
  package func severity(of rule: Rule) -> Severity? {
    switch rules[rule] {
    case .error: .error
    case .warning: .warning
    case .off: nil
    case nil: preset == .lenient && rule.isLenient ? .warning : rule.defaultSeverity
    }
  }

  /// The rules that are not at their default severity, and what they are.
  package var changedRules: [(rule: Rule, setting: RuleSetting)] {
    Rule.allCases.compactMap { rule in
      let severity = severity(of: rule)
      guard severity != rule.defaultSeverity else { return nil }
      return (rule, severity.map { $0 == .error ? .error : .warning } ?? .off)
    }
  }

  /// The levels of text that overrides set, other than that of the other themes.
  package var otherLevels: [Level] {
    Set(overrides.compactMap(\.level)).subtracting([level]).sorted { $0.rawValue < $1.rawValue }
  }

  package func reports(_ rule: Rule) -> Bool { severity(of: rule) != nil }

  /// Whether some faults omit a token from the outputs instead of stopping the build.
  package var leavesTokensOut: Bool {
    Rule.allCases.contains { $0.isLenient && severity(of: $0) != .error }
  }

  /// The findings with the severities that the project sets, without those of rules that are off.
  package func adjusted(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      guard let severity = severity(of: finding.rule) else { return nil }
      var finding = finding
      finding.severity =
        switch finding.standing {
        case .own: severity
        case .accepted, .stricter: .warning
        case .new: .error
        }
      let isTurnedDown = finding.rule.defaultSeverity == .error && severity == .warning
      let (cure, reading) = (finding.ending.cure, finding.ending.reading)
      let end = isTurnedDown ? reading ?? cure : cure
      if let end { finding.message += "; \(end)" }
      finding.ending = Diagnostic.Ending()
      return finding
    }.map(raised)
  }

  /// The finding, as an error if warnings are errors in this run.
  package func raised(_ finding: Diagnostic) -> Diagnostic {
    guard warningsAreErrors, finding.severity == .warning, finding.standing != .accepted else {
      return finding
    }
    var finding = finding
    finding.severity = .error
    return finding
  }

  /// Reads `tincture.json`, with the findings about it.
  package static func read(
    _ file: SourceFile, outputs kinds: [OutputKind]
  ) -> (project: Project, findings: [Diagnostic]) {
    var findings = Findings()
    var project = Project(outputs: kinds)
    if let document = Document(file, findings: &findings) {
      project = DocumentLog.reading(document, rule: .invalidProject, findings: &findings) { log in
        ProjectReader(log: log, kinds: kinds).read()
      }
    }
    return (project, findings.sorted(by: project))
  }
}

extension String {
  /// The relative path without `.` and `..`; nil when it leads out of its folder.
  package var normalizedPath: String? { normalizedPath(parents: 0) }

  /// The relative path without `.`, and with `..` only at its beginning; nil when it leads further up
  /// than some folders above its own.
  package func normalizedPath(parents: Int) -> String? {
    guard utf8.first != UInt8(ascii: "/") else { return nil }
    var (up, parts): (Int, [String]) = (0, [])
    for part in self.parts(at: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        up += 1
        guard up <= parents else { return nil }
      }
    }
    return (Array(repeating: "..", count: up) + parts).joined(separator: "/")
  }

  /// The path as seen from outside of the folder that it is relative to.
  ///
  /// - Parameter folder: Empty, or ending in `/`.
  package func path(below folder: String) -> String {
    guard hasPrefix("../"), !folder.hasPrefix("/") else { return folder + self }
    return (folder + self).normalizedPath(parents: .max) ?? folder + self
  }
}
