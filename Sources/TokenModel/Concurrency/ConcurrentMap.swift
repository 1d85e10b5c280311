import Dispatch

/// The result of the work for each item, in the order of the items, computed on all processors.
///
/// Uses Dispatch instead of tasks, so that `compile` can be synchronous. Not `concurrentPerform`,
/// which uses one thread when it is called inside itself.
///
/// - Parameter work: Must depend only on its item.
@inlinable package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1, Threads.areAvailable else { return items.map(work) }
  let shared = SharedItems(items, work: work)
  for _ in 1..<min(items.count, 64) {
    DispatchQueue.global().async { shared.run() }
  }
  shared.run()
  return shared.results()
}

/// The results of two pieces of work, computed at the same time if there are enough processors.
@inlinable package func concurrently<One: Sendable, Other: Sendable>(
  _ one: @escaping @Sendable () -> One, and other: @escaping @Sendable () -> Other
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
@usableFromInline enum Either<One: Sendable, Other: Sendable>: Sendable {
  case one(One)
  case other(Other)
}

/// The result of the work for each of many small items, in the order of the items. Each thread takes
/// thousands of items at a time.
@inlinable package func chunkedConcurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], work: @escaping @Sendable (Item) -> Result
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

/// Items that several threads take one by one.
///
/// A class, because the threads share it. The lock guards the next index and the results.
@usableFromInline final class SharedItems<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let work: @Sendable (Item) -> Result
  private let lock = Lock()
  private let unfinished = DispatchGroup()
  private var next = 0
  private var finished: [Result?]

  @usableFromInline init(_ items: [Item], work: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.work = work
    finished = Array(repeating: nil, count: items.count)
  }

  /// Works on items until every item is taken.
  @usableFromInline func run() {
    while let index = take() {
      let result = work(items[index])
      lock { finished[index] = result }
      unfinished.leave()
    }
  }

  private func take() -> Int? {
    lock {
      guard next < items.count else { return nil }
      unfinished.enter()
      defer { next += 1 }
      return next
    }
  }

  /// The results, when all taken items are finished. Does not wait for threads that never started.
  @usableFromInline func results() -> [Result] {
    unfinished.wait()
    return lock { finished.compactMap { $0 } }
  }
}
