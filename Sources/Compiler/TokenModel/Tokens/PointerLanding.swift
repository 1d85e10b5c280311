/// Where a JSON Pointer ends (Format 7).
package struct PointerLanding {
  /// A value that is neither an alias nor a pointer.
  package var value: JSONValue
  /// The token it is in, and its index in `TokenSet.declarations`.
  package var token: PathID
  package var declaration: Int32
  /// The steps from the token's object to the value.
  package var steps: [JSONStep]
  /// The tokens passed on the path; nil when there are too many to record.
  package var crossed: [PathID]?

  package init(
    value: JSONValue, token: PathID, declaration: Int32, steps: [JSONStep], crossed: [PathID]?
  ) {
    (self.value, self.token, self.declaration) = (value, token, declaration)
    (self.steps, self.crossed) = (steps, crossed)
  }
}

/// Why a pointer cannot be resolved.
package struct DeadPointer: Error {
  package var rule: Rule
  package var message: String
  /// Whether the cause is reported elsewhere.
  package var isEcho: Bool
  /// The token that the pointer names, whose own fault may be the cause.
  package var token: PathID?

  package init(
    _ message: String, rule: Rule = .unresolvedReference, isEcho: Bool = false, token: PathID? = nil
  ) { (self.rule, self.message, self.isEcho, self.token) = (rule, message, isEcho, token) }
}
