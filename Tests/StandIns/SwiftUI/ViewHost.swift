// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where a view stands while it is drawn: its environment, and the way to it from the root.
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

  /// Leads the dynamic properties of a view, a modifier or a style to where it stands.
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

/// What outlives one drawing: states and tasks, by the place of their view.
@MainActor final class ViewStore {
  private var places: [String: AnyObject] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  private var seen: Set<String> = []
  private var isAway = false
  private(set) var runningTasks = 0
  let announcements = Announcements()
  var wallClock: @MainActor () -> Date = { .now }
  /// When timelines want to be drawn next, of the latest drawing.
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

  /// Draws, and forgets what belongs to views that are no longer there.
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

/// A window with one view in it: draws it, keeps its state, and runs its tasks.
@MainActor public final class ViewHost {
  /// What the view is drawn in.
  public var environment: EnvironmentValues
  /// The view; may be replaced by another state of itself.
  public var content: any View
  private let store = ViewStore()

  public init(_ content: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.content = content
    self.environment = environment
  }

  /// Evaluates the view and starts the tasks that are new; nil when it draws nothing.
  @discardableResult public func render() -> RenderNode? {
    let nodes = store.drawing {
      RenderContext(host: store, environment: environment).nodes(content)
    }
    return nodes.count > 1 ? RenderNode(.column("center", spacing: nil), nodes) : nodes.first
  }

  /// What was announced so far.
  public var announcements: [Announcements.Entry] { store.announcements.all }

  /// Waits until every task has come to its end.
  public func finishTasks() async { await store.finishTasks() }

  /// How many tasks have not come to their end.
  public var runningTasks: Int { store.runningTasks }

  /// What the wall clock shows, for timelines.
  public var wallClock: @MainActor () -> Date {
    get { store.wallClock }
    set { store.wallClock = newValue }
  }

  /// When a timeline wants to be drawn next, nil when none does.
  public var nextTick: Date? { store.upcomingTicks.min() }

  /// Takes the view off the screen: its tasks are canceled, its state is kept. Drawing it brings
  /// it back, and starts its tasks again.
  public func disappear() { store.cancelTasks() }
}
