// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The context of a view while it is drawn: its environment, and its path from the root.
@MainActor struct RenderContext {
  let host: ViewStore
  var environment: EnvironmentValues
  private(set) var path: String

  init(host: ViewStore, environment: EnvironmentValues) {
    (self.host, self.environment, path) = (host, environment, "")
  }

  func at(_ step: String) -> RenderContext {
    var context = self
    context.path += "/" + step
    return context
  }

  func nodes(_ view: some View) -> [RenderNode] {
    if let drawn = view as? any Drawn { return drawn.draw(in: self) }
    let context = at("\(type(of: view))")
    context.install(in: view)
    return context.nodes(view.body)
  }

  /// Connects the dynamic properties of a view, a modifier or a style to its place.
  func install(in value: Any) {
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      let name = child.label ?? ""
      if let own = property as? any Installable {
        own.install(from: self, at: "\(path).\(name)")
      } else {
        at(name).install(in: property)
      }
    }
  }
}

/// The states and tasks that last longer than a drawing, by the place of their view.
@MainActor final class ViewStore {
  private var places: [String: AnyObject] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  private var seen: Set<String> = []
  private var isAway = false
  private(set) var runningTasks = 0
  let announcements = Announcements()
  var wallClock: @MainActor () -> Date = { .now }
  /// The next dates of the timelines in the latest drawing.
  var upcomingTicks: [Date] = []

  func place<Value>(at path: String, else place: Box<Value>) -> Box<Value> {
    seen.insert(path)
    if let known = places[path] as? Box<Value> { return known }
    places[path] = place
    return place
  }

  func ask(for action: @escaping @Sendable () async -> Void, at path: String, isNew: Bool) {
    guard isNew || isAway else { return }
    tasks[path]?.cancel()
    runningTasks += 1
    tasks[path] = Task {
      await action()
      runningTasks -= 1
    }
  }

  /// Draws, and removes the states and tasks of views that are gone.
  func drawing<Result>(_ draw: () -> Result) -> Result {
    seen = []
    upcomingTicks = []
    defer { isAway = false }
    let result = Announcements.$current.withValue(announcements, operation: draw)
    for path in places.keys where !seen.contains(path) {
      places[path] = nil
      tasks.removeValue(forKey: path)?.cancel()
    }
    return result
  }

  func cancelTasks() {
    isAway = true
    tasks.values.forEach { $0.cancel() }
  }

  func finishTasks() async { for task in tasks.values { await task.value } }
}

/// A window with one view: draws it, keeps its state, and runs its tasks.
@MainActor public final class ViewHost {
  /// The environment of the view.
  public var environment: EnvironmentValues
  /// The view; it can be replaced by the same view with other parameters.
  public var content: any View
  private let store = ViewStore()

  public init(_ content: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.content = content
    self.environment = environment
  }

  /// Draws the view and starts new tasks; nil if it draws nothing.
  @discardableResult public func render() -> RenderNode? {
    let nodes = store.drawing {
      RenderContext(host: store, environment: environment).nodes(content)
    }
    return nodes.count > 1 ? RenderNode(.column("center", spacing: nil), nodes) : nodes.first
  }

  /// All announcements so far.
  public var announcements: [Announcements.Entry] { store.announcements.all }

  /// Waits until every task has ended.
  public func finishTasks() async { await store.finishTasks() }

  /// The number of tasks that have not ended.
  public var runningTasks: Int { store.runningTasks }

  /// The date of the wall clock, for timelines.
  public var wallClock: @MainActor () -> Date {
    get { store.wallClock }
    set { store.wallClock = newValue }
  }

  /// The next date of a timeline; nil if there is none.
  public var nextTick: Date? { store.upcomingTicks.min() }

  /// Removes the view from the screen: cancels its tasks and keeps its state. Drawing it again starts
  /// its tasks again.
  public func disappear() { store.cancelTasks() }
}
