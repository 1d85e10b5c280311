/// Names, each of which is given once.
package struct UniqueNames {
  private var taken: Set<String>
  private let separator: String
  /// The last number that made a name another one.
  private var numbers: [String: Int] = [:]

  /// Creates the names, of which some are taken.
  package init(_ taken: some Sequence<String> = [], separator: String = " ") {
    (self.taken, self.separator) = (Set(taken), separator)
  }

  /// Gives the name, followed by a number if it is taken.
  package mutating func add(_ name: String) -> String {
    var (free, number) = (name, numbers[name] ?? 1)
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name)\(separator)\(number)"
    }
    numbers[name] = number
    return free
  }
}
