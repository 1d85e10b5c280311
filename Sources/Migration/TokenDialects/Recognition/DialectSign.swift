import TokenJSON

struct DialectSign<Kind: Sendable>: Sendable {
  let kind: Kind
  /// Finds this sign at the top level of a file, or in an object.
  let find: @Sendable (JSONValue) -> FoundSign?

  init(_ kind: Kind, find: @escaping @Sendable (JSONValue) -> FoundSign?) {
    self.kind = kind
    self.find = find
  }

  /// A sign with a fixed reason and key.
  init(
    _ kind: Kind, at key: String, because reason: String,
    where fits: @escaping @Sendable (JSONValue) -> Bool
  ) {
    self.init(kind) { fits($0) ? FoundSign(reason: reason, steps: [.key(key)]) : nil }
  }
}

struct FoundSign: Sendable {
  /// Why this is the dialect, as the end of "because …".
  var reason: String
  /// The steps to the key of the sign.
  var steps: [JSONStep]
}

/// A sign of a dialect at the top level of a file.
typealias FileSign = DialectSign<SignStrength>

/// How strong a sign is, the strongest first.
enum SignStrength: CaseIterable, Sendable {
  /// The file declares its format.
  case declaration
  /// A member that no other dialect has.
  case member
  /// A tool's `$extensions`, which other tools keep when they rewrite the file.
  case vendorData
}

typealias TokenSign = DialectSign<SignedObject>

/// The objects in which a sign can be.
enum SignedObject: Sendable {
  /// Tokens with a `$value`.
  case current
  /// Tokens with a `value`, or with Spectrum's `sets`.
  case older
  /// Other objects. The members of an object with such a sign are not checked.
  case other
}
