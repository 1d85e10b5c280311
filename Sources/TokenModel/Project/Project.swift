import Writers

/// What `tincture.json` says (product: the project file).
package struct Project: Hashable, Sendable {
  /// Globs of token files; empty when a resolver lists them.
  package var sources: [String] = ["tokens/**"]
  /// The resolver document, relative to the project folder.
  package var resolver: String?
  /// Globs of contracts.
  package var contracts: [String] = ["tokens/**/*.contract.json"]
  /// What is written, and where.
  package var outputs: [Output] = []
  /// The level text is held to.
  package var level = Level.doubleA
  /// The path of the color that everything lies on.
  package var surface: String?
  /// Themes that are held to something else; the last that speaks of a theme decides.
  package var overrides: [AuditOverride] = []
  /// The only inputs a resolver is given: modifier → context. Empty: every permutation.
  package var inputs: [[String: String]] = []
  /// What the project makes of a rule; rules not named are as the preset has them.
  package var rules: [Rule: RuleSetting] = [:]
  /// What the project makes of rules it does not name.
  package var preset = Preset.strict
  /// Where the project file names its resolver, its surface and its inputs.
  package var places = Places()

  /// A project that writes nothing.
  package init() {}

  /// A project without a `tincture.json`, or with one that lists no outputs.
  ///
  /// - Parameter kinds: The formats that there are.
  package init(outputs kinds: [OutputKind]) {
    outputs = kinds.compactMap { kind in
      kind.defaultPath.map { Output(kind: kind, to: $0) }
    }
  }

  package struct Places: Hashable, Sendable {
    package var resolver = Place(file: "tincture.json")
    var surface = Place(file: "tincture.json")
    var inputs: [Input] = []
    package var globs: [String: Place] = [:]
    /// Whether a pattern was refused, which was reported.
    var hasRefusedGlob = false
    package var outputs: [String: Place] = [:]

    /// Where an input stands, its keys and the contexts it names.
    struct Input: Hashable, Sendable {
      var whole: Place
      var keys: [String: Place] = [:]
      var contexts: [String: Place] = [:]
    }
  }

  /// What some themes are held to instead.
  package struct AuditOverride: Hashable, Sendable {
    /// The themes: contexts allowed, by modifier.
    package var condition: Condition
    /// The level of text; nil leaves it.
    var level: Level?
    /// The path of the color that everything lies on; nil leaves it.
    var surface: String?
    /// Where the override and its surface stand.
    package var place, surfacePlace: Place
  }

  /// WCAG conformance levels for text.
  package enum Level: String, CaseIterable, Sendable {
    case doubleA = "AA"
    case tripleA = "AAA"
  }

  /// What a project makes of the rules that it does not name.
  package enum Preset: String, CaseIterable, Sendable {
    /// The letter of DTCG 2025.10: every rule has its default severity.
    case strict
    /// What real token files break and can still be read is a warning.
    case lenient
  }

  /// What a project may make of a rule.
  package enum RuleSetting: String, CaseIterable, Sendable { case error, warning, off }

  /// One thing to write.
  package struct Output: Hashable, Sendable {
    /// The id of its format.
    package let format: String
    /// What `to` is for that format.
    package let destination: OutputDestination
    /// The file or folder, relative to the project folder.
    package var to: String
    /// What else the output says.
    package var settings = OutputSettings()

    /// Something to write.
    package init(kind: OutputKind, to: String) {
      format = kind.id
      destination = kind.destination
      self.to = to
    }

    /// Whether `to` names a folder that is owned whole.
    package var isFolder: Bool { destination.isFolder(path: to) }
  }

  /// What the audit holds a theme to: the level of text, the surface, and where that is named.
  package func auditSettings(in theme: Variant) -> (
    level: Level, surface: String?, surfacePlace: Place
  ) {
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

  /// Whether a token with a fault may be left out of what is written.
  package var leavesTokensOut: Bool {
    Rule.allCases.contains { $0.isLenient && severity(of: $0) != .error }
  }
}

extension Project {
  /// Findings at the severities that the project chose; those of rules that are off are left out.
  package func adjusted(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      guard let severity = severity(of: finding.rule) else { return nil }
      var finding = finding
      finding.severity = finding.isKnown ? .warning : finding.isNew ? .error : severity
      let isTurnedDown = finding.rule.defaultSeverity == .error && severity == .warning
      let end = isTurnedDown ? finding.reading ?? finding.cure : finding.cure
      if let end { finding.message += "; \(end)" }
      (finding.cure, finding.reading) = (nil, nil)
      return finding
    }
  }

  /// Reads `tincture.json`, with the findings about it.
  ///
  /// - Parameter kinds: The formats that outputs may have.
  package static func read(
    _ file: SourceFile, outputs kinds: [OutputKind]
  ) -> (project: Project, findings: [Diagnostic]) {
    var findings = Findings()
    var project = Project(outputs: kinds)
    if let document = Document(file, &findings) {
      project = ProjectReader(document: document, kinds: kinds).read(&findings)
    }
    return (project, findings.sorted(by: project))
  }
}

/// A relative path without `.` and `..`; nil when it leads out of the folder it starts in.
package func normalized(_ path: String) -> String? {
  guard path.utf8.first != UInt8(ascii: "/") else { return nil }
  var parts: [String] = []
  for part in path.parts(at: "/") where part != "." {
    if part == ".." {
      guard parts.popLast() != nil else { return nil }
    } else {
      parts.append(String(part))
    }
  }
  return parts.joined(separator: "/")
}
