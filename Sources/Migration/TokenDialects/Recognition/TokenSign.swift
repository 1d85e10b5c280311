import TokenJSON

/// A sign of a dialect in a token.
struct TokenSign: Sendable {
  /// The objects in which a sign can be.
  enum Kind: Sendable {
    /// Tokens with a `$value`.
    case current
    /// Tokens with a `value`, or with Spectrum's `sets`.
    case older
    /// Other objects. The members of an object with such a sign are not checked.
    case other
  }

  /// What was found.
  struct Finding {
    /// The key of the sign.
    var key: String
    /// Why this is the dialect, as the end of "because …".
    var reason: String
  }

  let kind: Kind
  /// Finds this sign in an object.
  let find: @Sendable (JSONValue) -> Finding?

  init(_ kind: Kind, find: @escaping @Sendable (JSONValue) -> Finding?) {
    self.kind = kind
    self.find = find
  }

  /// A sign with a fixed reason and key.
  init(
    _ kind: Kind, at key: String, because reason: String,
    where fits: @escaping @Sendable (JSONValue) -> Bool
  ) {
    self.init(kind) { fits($0) ? Finding(key: key, reason: reason) : nil }
  }
}
