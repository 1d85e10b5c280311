import TokenJSON

/// A sign of a dialect at the top level of a file.
struct FileSign: Sendable {
  /// How much a sign says, the most first.
  enum Strength: CaseIterable, Sendable {
    /// The file says what it is.
    case declaration
    /// A member that no other dialect has.
    case member
    /// A tool's `$extensions`, which stay when another tool rewrites the file.
    case vendorData
  }

  /// What was found.
  struct Finding {
    /// Why this is the dialect, as the end of "because …".
    var reason: String
    /// The steps to the key that says it.
    var steps: [JSONStep]
  }

  let strength: Strength
  /// What the top level of a file has of this sign; nil for none.
  let find: @Sendable (JSONValue) -> Finding?

  init(_ strength: Strength, find: @escaping @Sendable (JSONValue) -> Finding?) {
    self.strength = strength
    self.find = find
  }

  /// A sign that always has the same reason, at one key.
  init(
    _ strength: Strength, at key: String, because reason: String,
    where fits: @escaping @Sendable (JSONValue) -> Bool
  ) {
    self.init(strength) { root in
      fits(root) ? Finding(reason: reason, steps: [.key(key)]) : nil
    }
  }
}
