import EBComponents
import Themes

extension FigmaNodesReader {
  /// The replacement of a variant; nil if a fault was reported.
  mutating func replacement(_ text: FigmaNodesText.New, at node: String) -> Replacement? {
    switch component(text.component, at: node) {
    case .counter: return counter(text, at: node)
    case .countdown:
      let style = value(text.style, of: EBCountdownStyle.self, for: "style", at: node)
      guard let variant = countdownVariant(text, at: node), let style else { return nil }
      return .countdown(style: style, variant)
    case .countdownPromo:
      let title = present(text.title, for: "title", at: node)
      let cta = present(text.cta, for: "cta", at: node)
      guard let variant = countdownVariant(text, at: node), let title, let cta else { return nil }
      return .countdownPromo(title: title, cta: cta, variant)
    case .badge, .notificationBadge:
      fault("\(text.component) cannot replace a variant of a sheet", at: node)
      return nil
    case nil: return nil
    }
  }

  private mutating func counter(_ text: FigmaNodesText.New, at node: String) -> Replacement? {
    let state = value(text.state, of: EBCounterState.self, for: "state", at: node)
    let count = present(text.count, for: "count", at: node)
    if let hasLimit = present(text.hasLimit, for: "hasLimit", at: node),
      hasLimit != (text.limit != nil)
    {
      fault("hasLimit is \(hasLimit), but there is \(hasLimit ? "no" : "a") limit", at: node)
    }
    if min(text.count ?? 0, text.limit ?? 0) < 0 { fault("a number is below 0", at: node) }
    guard let state, let count else { return nil }
    return .counter(count: count, limit: text.limit, state: state)
  }

  private mutating func countdownVariant(
    _ text: FigmaNodesText.New, at node: String
  ) -> CountdownVariant? {
    let state = value(text.state, of: EBCountdownState.self, for: "state", at: node)
    let mode = value(text.mode, of: Theme.self, for: "mode", at: node)
    let names = present(text.units, for: "units", at: node) ?? []
    let units = names.compactMap { value($0, of: EBTimeUnit.self, for: "unit", at: node) }
    if units.count == names.count, units != EBTimeUnit.shown(units) {
      fault("list each unit once, largest first: \(list(EBTimeUnit.allCases))", at: node)
    }
    guard let state, let mode else { return nil }
    return CountdownVariant(state: state, mode: mode, units: units)
  }
}
