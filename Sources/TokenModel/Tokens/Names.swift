import TokenJSON

/// A name of a token or group, interned: equal exactly when the UTF-8 bytes are.
package struct NameID: Hashable {
  package let index: Int32
}

/// Interns names. Swift's `String` compares by canonical equivalence, which would make one name of
/// two that differ only by normalization (DTCG F-013), so bytes are compared here.
struct NameTable {
  /// All names, by their ids.
  private(set) var all: [String] = []
  private var ids: [Name: NameID] = [:]

  mutating func intern(_ name: String) -> NameID {
    if let known = find(name) { return known }
    let id = NameID(index: Int32(all.count))
    all.append(name)
    ids[Name(text: name)] = id
    return id
  }

  func find(_ name: String) -> NameID? { ids[Name(text: name)] }

  subscript(name: NameID) -> String { all[Int(name.index)] }

  /// Texts of equal bytes are equal strings, so they have the same hash.
  private struct Name: Hashable {
    var text: String

    static func == (one: Self, other: Self) -> Bool {
      haveSameBytes(one.text, as: other.text)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
