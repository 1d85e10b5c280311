/// A name of a token or group, interned: equal exactly when the UTF-8 bytes are.
package struct NameID: Hashable {
  package let index: Int32
}

/// Interns names. Swift's `String` compares by canonical equivalence, which would make one name of
/// two that differ only by normalization (DTCG F-013), so bytes are compared here.
struct NameTable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var index = HashIndex()

  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = hash(of: name)
    if let known = find(name, hash: hash) { return known }
    let id = Int32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(Int32(bytes.count))
    index.insert(id, hash: hash)
    return NameID(index: id)
  }

  func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? { find(name, hash: hash(of: name)) }

  /// Copies of all names, by their ids.
  var all: [String] { ends.indices.map { string(NameID(index: Int32($0))) } }

  /// A copy of the name.
  func string(_ name: NameID) -> String { String(decoding: slice(name.index), as: UTF8.self) }

  private func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> NameID? {
    index.find(hash: hash) { slice($0).elementsEqual(name) }.map { NameID(index: $0) }
  }

  /// How many bytes the name has.
  func length(_ id: Int32) -> Int {
    Int(ends[Int(id)]) - (id == 0 ? 0 : Int(ends[Int(id) - 1]))
  }

  func slice(_ id: Int32) -> ArraySlice<UInt8> {
    bytes[(id == 0 ? 0 : Int(ends[Int(id) - 1]))..<Int(ends[Int(id)])]
  }

  /// Swift's own hash, which has another seed in each process: no file can hold names that collide.
  private func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

/// An open-addressing index from hashes to entries of a table kept elsewhere.
struct HashIndex {
  private var slots = [(hash: UInt64, entry: Int32)](repeating: (0, -1), count: 64)
  private var count = 0

  func find(hash: UInt64, where isIt: (Int32) -> Bool) -> Int32? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].entry >= 0 {
      if slots[slot].hash == hash, isIt(slots[slot].entry) { return slots[slot].entry }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func insert(_ entry: Int32, hash: UInt64) {
    if count * 2 >= slots.count { grow() }
    place(entry, hash)
    count += 1
  }

  private mutating func place(_ entry: Int32, _ hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].entry >= 0 { slot = (slot + 1) & mask }
    slots[slot] = (hash, entry)
  }

  private mutating func grow() {
    let old = slots
    slots = [(hash: UInt64, entry: Int32)](repeating: (0, -1), count: old.count * 2)
    for slot in old where slot.entry >= 0 { place(slot.entry, slot.hash) }
  }
}
