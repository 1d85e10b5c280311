extension Findings {
  /// Says something about the token with some names: its path in quotes, and what follows it.
  package mutating func add(
    _ rule: Rule, about names: [String], _ message: String, at place: Place,
    related: [Diagnostic.Related] = []
  ) {
    let path = names.tokenPath
    add(rule, message: "'\(printable(path))'" + message, at: place, path: path, related: related)
  }

  /// Says what is left out.
  package mutating func noteLoss(
    _ message: String, at place: Place, path: String? = nil, related: [Diagnostic.Related] = []
  ) { add(.notCarried, message: message, at: place, path: path, related: related) }

  /// Says what becomes another value, name or structure.
  package mutating func noteChange(
    _ message: String, at place: Place, path: String? = nil, related: [Diagnostic.Related] = []
  ) { add(.changedValue, message: message, at: place, path: path, related: related) }
}
