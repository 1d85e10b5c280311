import TokenJSON

/// A sign of a dialect in a token.
struct TokenSign: Sendable {
  /// Which objects a sign is looked for in.
  enum Kind: Sendable {
    /// Tokens with a `$value`.
    case current
    /// Tokens with a `value`, or with Spectrum's `sets`.
    case older
    /// Objects that are neither. One with a sign is not looked into.
    case other
  }

  /// What was found.
  struct Finding {
    /// The key that says it.
    var key: String
    /// Why this is the dialect, as the end of "because …".
    var reason: String
  }

  let kind: Kind
  /// What an object has of this sign; nil for none.
  let find: @Sendable (JSONValue) -> Finding?

  init(_ kind: Kind, find: @escaping @Sendable (JSONValue) -> Finding?) {
    self.kind = kind
    self.find = find
  }

  /// A sign that always has the same reason, at one key.
  init(
    _ kind: Kind, at key: String, because reason: String,
    where fits: @escaping @Sendable (JSONValue) -> Bool
  ) {
    self.init(kind) { fits($0) ? Finding(key: key, reason: reason) : nil }
  }
}
