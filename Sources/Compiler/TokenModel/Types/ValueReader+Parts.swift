/// Shared by the readers of several types.
extension ValueReader {
  mutating func member<Value>(
    _ name: String, of value: JSONValue?, read: (inout ValueReader, JSONValue) -> Value?
  ) -> Value? { value.flatMap { inside(.key(name), value: $0, read: read) } }

  /// A list of at least one item, all without faults. An alias can add several items.
  mutating func list<Item>(
    _ value: JSONValue, of wanted: String, read: (inout ValueReader, JSONValue) -> [Item]?
  ) -> [Item]? {
    guard let items = value.array, !items.isEmpty else {
      return refuse("expected an array of \(wanted), found \(value.excerpt)")
    }
    let values = items.enumerated().compactMap { index, item in
      inside(.index(index), value: item, read: read)
    }
    return values.count == items.count ? values.flatMap { $0 } : nil
  }

  /// A number; nil, with a fault, for other values.
  mutating func number(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    return refuse("expected a number, found \(value.excerpt)" + pointerHint(value))
  }

  /// A number and its unit, which the caller reads. Each is nil, with a fault, when it is missing.
  mutating func measure(_ value: JSONValue, wanted: String) -> (Double?, JSONValue?)? {
    guard let members = members(of: value, wanted: wanted, names: ["value", "unit"])
    else { return nil }
    return (member("value", of: members[0]) { $0.number($1) }, members[1])
  }

  /// The layers or stops of a shadow or gradient that an alias names; reports other than exactly one.
  mutating func splice<Part>(
    _ parts: [Part], from item: JSONValue, what: String, whole: String
  ) -> [Part] {
    if parts.count == 1 { return parts }
    fault(
      "\(what) can only be an alias of a \(whole), but \(item.excerpt) has \(parts.count)",
      rule: .multiLayerItem, cure: "write them in the array", reading: "all \(parts.count) are used"
    )
    return parts
  }
}
