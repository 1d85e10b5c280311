/// The names that paths have, and findings about other paths with the same name.
struct NameClaims {
  private var owners: [String: PathID] = [:]
  private var places: NamePlaces
  var findings: Findings

  init(_ input: OutputFormat.CheckInput) {
    findings = input.noFindings
    places = NamePlaces(input.tokens.written.set)
  }

  /// Assigns a name to a path; reports both paths if another one already has the name. `phrase` is
  /// the name with its format, for the message: "'--a-b' in CSS".
  mutating func claim(_ name: String, for path: PathID, phrase: @autoclosure () -> String) {
    guard let other = owners[name] else {
      owners[name] = path
      return
    }
    guard other != path else { return }
    findings.add(places.collision(of: path, with: other, "would both be \(phrase())"))
  }
}

extension Diagnostic {
  /// A name collision that the setting `names` can settle. `twin` is the token or group with the
  /// same name, if it can be named too; `cure` says what to do instead.
  package init(
    collisionOf path: String, twin: String? = nil, message: String, at place: Place,
    related: [Related] = [], cure: String = "rename one of them"
  ) {
    self.init(.nameCollision, message: message, at: place, path: path, related: related)
    ending.cure = cure
    subject.twin = twin
  }
}
