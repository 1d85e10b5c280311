import TokenModel
import TokenThemes
import Writers

/// The names that paths have, and findings about other paths with the same name.
struct NameClaims {
  private var owners: [String: PathID] = [:]
  private var places: NamePlaces
  private let paths: PathTable
  var findings: Findings

  init(_ input: OutputFormat.CheckInput) {
    let tokens = input.tokens.written
    findings = input.noFindings
    places = NamePlaces(tokens.set)
    paths = tokens.set.paths
  }

  /// Assigns a name to a path; reports both paths if another one already has the name. `phrase` is
  /// the name with its format, for the message: "'--a-b' in CSS".
  mutating func claim(_ name: String, for path: PathID, phrase: @autoclosure () -> String) {
    guard let other = owners[name] else {
      owners[name] = path
      return
    }
    guard other != path else { return }
    let (text, second) = (paths.string(path), paths.string(other))
    findings.add(
      Diagnostic(
        collisionOf: text, twin: second,
        message: "'\(printable(text))' and '\(printable(second))' would both be \(phrase())",
        at: places[path], related: [Diagnostic.Related("the other one", at: places[other])]))
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
