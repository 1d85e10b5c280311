/// One finding: what is wrong, where, and how to fix it.
package struct Diagnostic: Hashable, Sendable {
  package var rule: Rule
  /// The severity, after the project's `rules`.
  package var severity: Severity
  /// One or two sentences without a final period.
  package var message: String
  /// What it is about.
  package var subject: Subject
  /// Where the fault is.
  package var place: Place
  /// Other places that explain it, such as references, first declarations and requirements.
  package var related: [Related]
  /// How the message ends, until the project's `rules` apply.
  package var ending: Ending
  /// How a baseline, or a file that is written, changes its severity.
  package var standing = Standing.own

  /// A finding at the rule's default severity.
  package init(
    _ rule: Rule, message: String, at place: Place, path: String? = nil, related: [Related] = []
  ) {
    ending = Ending(reading: rule.reading)
    subject = Subject(path: path)
    self.rule = rule
    self.severity = rule.defaultSeverity
    (self.message, self.place, self.related) = (message, place, related)
  }

  /// The path of the token it is about (`a/b/c`); nil when it is not about a single token.
  package var path: String? { subject.path }

  /// Whether the token that it is about has no value because of it.
  package var removesValue: Bool { rule.row.removesValue || ending.reading == Rule.leftOut }

  /// What a finding is about.
  package struct Subject: Hashable, Sendable {
    /// The path of the token (`a/b/c`); nil when it is not about a single token.
    package var path: String?
    /// For a name collision, the path of the other token or group with the same name.
    package var twin: String?
    /// For a missing token that a role requires, the files of all contracts that require it.
    package var requirers: Set<String> = []
    /// The keys of the audit results.
    package var results: [String] = []
    /// The habit that causes it. Findings of one file with the same rule and habit become one.
    package var habit: String?
  }

  /// The end of a message.
  package struct Ending: Hashable, Sendable {
    /// What to do.
    package var cure: String?
    /// How the fault is read when the project makes the rule a warning. It replaces the cure.
    package var reading: String?
  }

  /// What decides the severity.
  package enum Standing: Hashable, Sendable {
    /// The rule alone.
    case own
    /// A baseline accepts it, or a file that is written settles it: at most a warning.
    case accepted
    /// A baseline does not accept it: an error even if the rule is a warning.
    case new
    /// The rule found less before this minor version: at most a warning until the next one.
    case stricter
  }

  /// A related place, with a note about it.
  package struct Related: Hashable, Sendable {
    /// The note.
    package var message: String
    package var place: Place
    /// The paths of a token and of what it references, as a part of a chain; at the end of the chain
    /// only the first, for other notes none.
    package var hop: [String] = []

    package init(_ message: String, at place: Place) {
      (self.message, self.place) = (message, place)
    }

    /// A note about a part of a chain of references.
    package init(hop: [String], _ verb: String = "references", at place: Place) {
      let end = hop.count == 1 ? "has its value here" : "\(verb) '\(hop[1])'"
      (message, self.place, self.hop) = ("'\(hop[0])' \(end)", place, hop)
    }
  }
}

extension [Diagnostic] {
  package mutating func add(
    _ rule: Rule, message: String, at place: Place, path: String? = nil,
    related: [Diagnostic.Related] = []
  ) { append(Diagnostic(rule, message: message, at: place, path: path, related: related)) }
}
