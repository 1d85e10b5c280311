import TokenModel

extension Findings {
  /// Says what is left out.
  package mutating func noteLoss(
    _ message: String, at place: Place, path: String? = nil, related: [Diagnostic.Related] = []
  ) {
    add(.notCarried, message: message, at: place, path: path, related: related)
  }

  /// Says what becomes another value, name or structure.
  package mutating func noteChange(
    _ message: String, at place: Place, path: String? = nil, related: [Diagnostic.Related] = []
  ) {
    add(.changedValue, message: message, at: place, path: path, related: related)
  }
}
