struct DialectSign: Sendable {
  let kind: Kind
  /// Finds this sign at the top level of a file, or in an object.
  let find: @Sendable (JSONValue) -> FoundSign?

  init(_ kind: Kind, find: @escaping @Sendable (JSONValue) -> FoundSign?) {
    (self.kind, self.find) = (kind, find)
  }

  /// A sign with a fixed reason and key.
  init(
    _ kind: Kind, at key: String, because reason: String,
    where fits: @escaping @Sendable (JSONValue) -> Bool
  ) { self.init(kind) { fits($0) ? FoundSign(reason: reason, steps: [.key(key)]) : nil } }

  /// Where a sign is, and how strong it is there.
  enum Kind: Sendable {
    /// At the top level: the file declares its format.
    case declaration
    /// At the top level: a member that no other dialect has.
    case member
    /// At the top level: a tool's `$extensions`, which other tools keep when they rewrite the file.
    case vendorData
    /// In tokens with a `$value`.
    case current
    /// In tokens with a `value`, or with Spectrum's `sets`.
    case older
    /// In other objects. The members of an object with such a sign are not checked.
    case other
  }
}

struct FoundSign: Sendable {
  /// Why this is the dialect, as the end of "because …".
  var reason: String
  /// The steps to the key of the sign.
  var steps: [JSONStep]
}
