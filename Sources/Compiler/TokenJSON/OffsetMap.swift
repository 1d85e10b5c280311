/// Which place in a text each word of another text was made from.
package struct OffsetMap: Sendable {
  /// The offsets of words in the made text, in order, and of what they were made from.
  private var marks: [(made: Int32, origin: Int32)] = []

  package init() {}

  /// Adds a word. Words are added in the order of the made text, and fit in 32 bits.
  package mutating func add(_ made: Int, madeFrom origin: Int) {
    marks.append((Int32(made), Int32(origin)))
  }

  /// What the last word at or before an offset was made from; 0 before the first word.
  package func origin(of offset: Int) -> Int {
    let next = marks.sortedIndex { $0.made > offset }
    return next == 0 ? 0 : Int(marks[next - 1].origin)
  }

  /// The words in the order of the made text.
  package var words: some Sequence<(made: Int, origin: Int)> {
    marks.lazy.map { (Int($0.made), Int($0.origin)) }
  }
}

extension Array {
  /// The index of the first element with a property that all elements after it have too; the end if
  /// there is none.
  package func sortedIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
