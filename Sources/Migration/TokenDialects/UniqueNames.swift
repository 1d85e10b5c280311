/// Names, each of which is given once.
struct UniqueNames {
  private var taken: Set<String>
  /// The last number that made a name another one.
  private var numbers: [String: Int] = [:]

  init(_ taken: some Sequence<String> = []) { self.taken = Set(taken) }

  /// Gives the name, followed by a number if it is taken.
  mutating func add(_ name: String) -> String {
    var (free, number) = (name, numbers[name] ?? 1)
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name) \(number)"
    }
    numbers[name] = number
    return free
  }
}
