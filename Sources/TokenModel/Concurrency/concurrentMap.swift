/// What becomes of each item, in the order of the items, worked out on all processors.
///
/// Threads and no tasks, so that `compile` stays an ordinary function. Where no thread can be made
/// the caller's does everything.
///
/// - Parameter work: Depends on its item alone; what it reads beside it, nobody changes meanwhile.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1 else { return items.map(work) }
  let queue = MappedItems(items, work)
  Workers.shared.run(queue, parts: items.count)
  queue.waitForOthers()
  return queue.results.compactMap { $0 }
}

/// What two pieces of work come to, done at the same time where there are processors for it.
package func sideBySide<One: Sendable, Other: Sendable>(
  _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
) -> (One, Other) {
  let results = concurrentMap([true, false]) { isOne in
    isOne ? Either.one(one()) : Either.other(other())
  }
  guard case .one(let first) = results[0], case .other(let second) = results[1] else {
    preconditionFailure("the results are in the order of the items")
  }
  return (first, second)
}

/// The result of one of two pieces of work.
private enum Either<One: Sendable, Other: Sendable>: Sendable {
  case one(One)
  case other(Other)
}

/// What becomes of each of many small items, in their order.
package func mapConcurrently<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let share = 4096
  guard items.count > share else { return items.map(work) }
  let starts = Array(stride(from: 0, to: items.count, by: share))
  return Array(
    concurrentMap(starts) { start in
      items[start..<min(start + share, items.count)].map(work)
    }
    .joined())
}

/// Items that several threads take one after another, each for its own place in the results.
///
/// A class because the threads share it.
private final class MappedItems<Item: Sendable, Result: Sendable>: SharedWork {
  private let items: [Item]
  private let work: @Sendable (Item) -> Result
  private(set) var results: [Result?]
  private var next = 0
  private var done = 0
  private let locked = Lock()

  init(_ items: [Item], _ work: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.work = work
    results = items.map { _ in nil }
  }

  func run() {
    while let index = locked(take) {
      let result = work(items[index])
      locked {
        results[index] = result
        done += 1
        if done == items.count { locked.wakeAll() }
      }
    }
  }

  /// Waits for what other threads have taken.
  func waitForOthers() {
    locked { while done < items.count { locked.wait() } }
  }

  private func take() -> Int? {
    guard next < items.count else { return nil }
    defer { next += 1 }
    return next
  }
}
