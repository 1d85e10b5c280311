import Dispatch
import TokenJSON

/// Whether work can use other threads.
@usableFromInline package enum Threads {
  /// Whether new threads can be created. If not, Dispatch would wait for one forever.
  @TaskLocal @usableFromInline package static var areAvailable = true
}

/// The result of the work for each item, in the order of the items, computed on all processors. The
/// work must depend only on its item.
///
/// Uses Dispatch instead of tasks, so that `compile` can be synchronous. Uses `concurrentPerform`,
/// because Dispatch watches the threads of its global queues in `/proc`, and crashes where it
/// cannot. Inside itself, `concurrentPerform` uses one thread.
@inlinable package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1, Threads.areAvailable else { return items.map(work) }
  let results = Results<Result>(count: items.count)
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    results.set(work(items[index]), at: index)
  }
  return results.inOrder()
}

/// The results of two pieces of work, computed at the same time if there are enough processors.
@inlinable package func concurrently<One: Sendable, Other: Sendable>(
  _ one: @escaping @Sendable () -> One, and other: @escaping @Sendable () -> Other
) -> (One, Other) {
  let (one, others) = concurrently(one, map: [()]) { other() }
  return (one, others[0])
}

/// The results of a piece of work, and of the work for each item, all computed at the same time if
/// there are enough processors.
@inlinable package func concurrently<One: Sendable, Item: Sendable, Result: Sendable>(
  _ one: @escaping @Sendable () -> One, map items: [Item],
  work: @escaping @Sendable (Item) -> Result
) -> (One, [Result]) {
  let results = concurrentMap(Array(-1..<items.count)) { index -> (one: One?, result: Result?) in
    index < 0 ? (one(), nil) : (nil, work(items[index]))
  }
  guard let one = results[0].one else {
    preconditionFailure("the results are in the order of the pieces")
  }
  return (one, results.compactMap(\.result))
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
    }.joined())
}

/// Results that several threads fill in.
///
/// A class, because the threads share it. The lock guards the list.
@usableFromInline final class Results<Result: Sendable>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline var results: [Result?]

  @inlinable init(count: Int) { results = Array(repeating: nil, count: count) }

  @inlinable func set(_ result: Result, at index: Int) { lock { results[index] = result } }

  @inlinable func inOrder() -> [Result] { lock { results.compactMap { $0 } } }
}
