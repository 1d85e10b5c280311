// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: Drawn where Content: View {
  func draw(in context: RenderContext) -> [RenderNode] {
    let isSlow = context.environment.standIn.isLowFrequency
    let place = context.at(isSlow ? "minutes" : "seconds")
    let known = context.host.place(at: place.path, else: Box(TimelineDates()))
    known.value.move(to: context.host.wallClock(), by: withUnsafeBytes(of: schedule, Array.init)) {
      schedule.entries(from: $0, mode: isSlow ? .lowFrequency : .normal)
    }
    guard let date = known.value.latest else { return [] }
    if let next = known.value.next, next < .distantFuture {
      context.host.upcomingTicks.append(next)
    }
    let moment = TimelineViewDefaultContext(date: date, cadence: isSlow ? .minutes : .seconds)
    return context.nodes(content(moment))
  }
}

/// The dates of a timeline. It keeps the dates of its schedule and needs one more than it shows.
///
/// If the last date is still ahead, the timeline is drawn then, and stays there. The sources of
/// OpenSwiftUI, which follow Apple's, do the same.
private struct TimelineDates {
  private(set) var latest: Date?
  private(set) var next: Date?
  private var following: AnyIterator<Date>?
  private var schedule: [UInt8] = []

  /// - Parameter schedule: The bytes of the schedule. Apple's timeline asks a changed schedule for its
  ///   dates, as `.animation(paused:)` needs, and compares schedules by their bytes.
  mutating func move<Entries: Sequence>(
    to now: Date, by schedule: [UInt8], asking entries: (Date) -> Entries
  ) where Entries.Element == Date {
    let isKnown = following != nil && schedule == self.schedule
    self.schedule = schedule
    // If it is more than a day behind, it asks for new dates instead of stepping through years.
    if !isKnown || next.map({ now.timeIntervalSince($0) > 86_400 }) == true {
      var dates = entries(now).makeIterator()
      (latest, next) = (dates.next(), dates.next())
      following = AnyIterator { dates.next() }
    }
    while let due = next, due <= now, let date = following?.next() { (latest, next) = (due, date) }
  }
}

extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(Working(id: AnyHashable(0), action: action)) }

  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { modifier(Working(id: value, action: action)) }

  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(Watching(value: value, isInitial: initial, action: action))
  }

}

/// Runs a task in the host while its content is shown.
struct Working<ID: Equatable> {
  let id: ID
  let action: @Sendable () async -> Void
}

extension Working: ViewModifier, DrawnModifier {
  typealias Body = Never

  func draw(_ content: any View, in context: RenderContext) -> [RenderNode] {
    let place = context.at("task")
    let last = context.host.place(at: place.path, else: Box<ID?>(nil))
    context.host.ask(for: action, at: place.path, isNew: last.value != id)
    last.value = id
    return place.nodes(content)
  }
}

/// Calls its action if the value has changed since the last drawing.
struct Watching<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension Watching: ViewModifier, DrawnModifier {
  typealias Body = Never

  func draw(_ content: any View, in context: RenderContext) -> [RenderNode] {
    let place = context.at("change")
    let last = context.host.place(at: place.path, else: Box<Value?>(nil))
    let before = last.value
    last.value = value
    if before == nil ? isInitial : before != value { action(before ?? value, value) }
    return place.nodes(content)
  }
}
