#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What becomes of each item, in the order of the items, worked out on all processors.
///
/// Threads and no tasks, so that `compile` stays an ordinary function. Where no thread can be made
/// the caller's does everything.
///
/// - Parameter work: Depends on its item alone; what it reads beside it, nobody changes meanwhile.
func concurrentMap<Item, Result>(
  _ items: [Item], _ work: @escaping (Item) -> Result
) -> [Result] {
  let processors = items.count > 1 ? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) : 1
  guard processors > 1 else { return items.map(work) }
  let queue = WorkQueue(items, work)
  let threads = (1..<min(items.count, processors)).compactMap { _ in startThread(queue.run) }
  queue.run()
  for thread in threads { pthread_join(thread, nil) }
  return queue.results.compactMap { $0 }
}

/// What two pieces of work come to, done at the same time where there are processors for it.
func sideBySide<One, Other>(
  _ one: @escaping () -> One, _ other: @escaping () -> Other
) -> (One, Other) {
  let work: [() -> OneOf<One, Other>] = [{ .one(one()) }, { .other(other()) }]
  let outcomes = concurrentMap(work) { $0() }
  guard case .one(let first) = outcomes[0], case .other(let second) = outcomes[1] else {
    preconditionFailure("the outcomes are in the order of the work")
  }
  return (first, second)
}

private enum OneOf<One, Other> {
  case one(One)
  case other(Other)
}

/// What becomes of each of many small items, in their order.
func mapConcurrently<Item, Result>(
  _ items: [Item], _ work: @escaping (Item) -> Result
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

/// Items that several threads take one after another.
///
/// A class because the threads share it.
private final class WorkQueue<Item, Result> {
  private let items: [Item]
  private let work: (Item) -> Result
  private(set) var results: [Result?]
  private var next = 0
  private let locked = Lock()

  init(_ items: [Item], _ work: @escaping (Item) -> Result) {
    self.items = items
    self.work = work
    results = items.map { _ in nil }
  }

  /// Works until no item is left.
  func run() {
    while let index = locked(take) {
      let result = work(items[index])
      locked { results[index] = result }
    }
  }

  private func take() -> Int? {
    guard next < items.count else { return nil }
    defer { next += 1 }
    return next
  }
}

/// A thread that runs some work; nil where none can be made.
private func startThread(_ run: @escaping () -> Void) -> pthread_t? {
  final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
  let work = Unmanaged.passRetained(Work(run))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // As much stack as a main thread has: libjansson reads nested values by recursion.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(&thread, &attributes, { enter($0) }, work.toOpaque())
  #else
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, { enter($0) }, work.toOpaque())
  #endif
  func enter(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
  if code != 0 { work.release() }
  return code == 0 ? thread : nil
}
