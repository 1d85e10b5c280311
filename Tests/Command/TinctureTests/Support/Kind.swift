import TokenTesting

/// The kind of a member of a JSON object.
enum Kind {
  case string, number, boolean, array, strings, lists
  case stringOrNull, numberOrNull, arrayOrNull
  case object(count: Int)
  case objectOrNull(count: Int)

  func fits(_ value: Any) -> Bool {
    switch self {
    case .string: value is String
    case .number: value is NSNumber && !(value is Bool && !(value is Int))
    case .boolean: value is Bool
    case .array: value is [Any]
    case .strings: value is [String: String]
    case .lists: value is [String: [String]]
    case .stringOrNull: value is String || value is NSNull
    case .arrayOrNull: value is [Any] || value is NSNull
    case .numberOrNull: value is NSNumber || value is NSNull
    case .object(let count): (value as? [String: Any])?.count == count
    case .objectOrNull(let count): value is NSNull || (value as? [String: Any])?.count == count
    }
  }
}

/// Expects an object to have exactly these members, of these kinds.
func expect(
  _ value: Any?, _ kinds: [String: Kind], sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let object = value as? [String: Any] else {
    Issue.record("not an object: \(String(describing: value))", sourceLocation: sourceLocation)
    return
  }
  #expect(object.keys.sorted() == kinds.keys.sorted(), sourceLocation: sourceLocation)
  for (name, member) in object {
    let fits = kinds[name]?.fits(member) ?? false
    #expect(fits, "\(name): \(member)", sourceLocation: sourceLocation)
  }
}
