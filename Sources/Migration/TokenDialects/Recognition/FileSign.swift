import TokenJSON

/// A sign of a dialect at the top level of a file.
struct FileSign: Sendable {
  /// How strong a sign is, the strongest first.
  enum Strength: CaseIterable, Sendable {
    /// The file declares its format.
    case declaration
    /// A member that no other dialect has.
    case member
    /// A tool's `$extensions`, which other tools keep when they rewrite the file.
    case vendorData
  }

  /// What was found.
  struct Finding {
    /// Why this is the dialect, as the end of "because …".
    var reason: String
    /// The steps to the key of the sign.
    var steps: [JSONStep]
  }

  let strength: Strength
  /// Finds this sign at the top level of a file.
  let find: @Sendable (JSONValue) -> Finding?

  init(_ strength: Strength, find: @escaping @Sendable (JSONValue) -> Finding?) {
    self.strength = strength
    self.find = find
  }

  /// A sign with a fixed reason and key.
  init(
    _ strength: Strength, at key: String, because reason: String,
    where fits: @escaping @Sendable (JSONValue) -> Bool
  ) {
    self.init(strength) { root in
      fits(root) ? Finding(reason: reason, steps: [.key(key)]) : nil
    }
  }
}
