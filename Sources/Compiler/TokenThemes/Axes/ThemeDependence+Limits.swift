import TokenModel
import Writers

/// The limit of evaluations: of each token, once for each combination of axis values that it can
/// depend on.
let evaluationLimit = 10_000_000

extension ThemeDependence {
  /// A finding when a token depends on too many combinations of axis values, or all tokens together
  /// do; nil otherwise.
  func excess(in space: ThemeSpace, project: Project) -> Diagnostic? {
    var counts: [AxisSet: Int] = [:]
    var most: (path: PathID, count: Int) = (.root, 0)
    var total = 0
    for (index, own) in axes.enumerated() {
      let count = counts[own] ?? space.count(over: own)
      counts[own] = count
      if count > most.count { most = (PathID(index: Int32(index)), count) }
      total = total.addingReportingOverflow(count).overflow ? Int.max : total + count
    }
    let isTooDependent = most.count > supportLimit && !project.evaluatesAllThemes
    guard isTooDependent || total > evaluationLimit else { return nil }
    let own = axes(of: most.path)
    let names = own.axes.map { printable(space.axes[$0].name) }
    let place = declaredPlace(of: most.path) ?? project.places.resolver
    let path = paths.string(most.path)
    let axes = own.isEmpty ? "one theme" : names.quotedList()
    let message =
      isTooDependent
      ? "'\(path)' depends on \(most.count) combinations of \(axes), but the limit is "
        + "\(supportLimit); use fewer, or list the themes in 'inputs'"
      : "all tokens have \(total) values, but the limit is \(evaluationLimit); '\(path)' has "
        + "\(most.count), for \(axes); list the themes you ship in 'inputs'"
    return Diagnostic(.limitExceeded, message: message, at: place, path: path)
  }
}
