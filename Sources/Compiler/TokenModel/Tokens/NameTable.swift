/// An interned name of a token or group. Two are equal if their UTF-8 bytes are.
package struct NameID: Hashable { package let index: Int32 }

/// Interns names. Compares bytes, because Swift's `String` treats names that differ only in Unicode
/// normalization as equal, and DTCG does not (requirement F-013).
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

  /// A key that compares bytes. Texts with equal bytes are equal strings, so their hashes are equal.
  private struct Name: Hashable {
    var text: String

    static func == (one: Self, other: Self) -> Bool { one.text.hasSameBytes(as: other.text) }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
