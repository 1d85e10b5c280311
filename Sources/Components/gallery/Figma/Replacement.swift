import EBComponents
import Themes

/// What replaces a variant of a sheet.
enum Replacement: Hashable {
  case counter(count: Int, limit: Int?, state: EBCounterState)
  case countdown(style: EBCountdownStyle, CountdownVariant)
  case countdownPromo(title: String, cta: String, CountdownVariant)

  /// The theme; nil if the sheet does not specify one.
  var mode: Theme? {
    switch self {
    case .counter: nil
    case .countdown(_, let variant), .countdownPromo(_, _, let variant): variant.mode
    }
  }
}

/// The properties that countdowns and promos share.
struct CountdownVariant: Hashable {
  var state: EBCountdownState
  /// The theme, which is never a parameter.
  var mode: Theme
  var units: [EBTimeUnit]
}

extension Replacement: Decodable {
  private enum Key: CodingKey {
    case component, state, style, mode, title, cta, count, limit, units
  }

  init(from decoder: any Decoder) throws {
    let new = try decoder.container(keyedBy: Key.self)
    let variant = {
      let names = try new.decode([String].self, forKey: .units)
      let units = names.compactMap(EBTimeUnit.init)
      guard units.map(\.rawValue) == names, units == EBTimeUnit.shown(units) else {
        throw DecodingError.dataCorruptedError(
          forKey: .units, in: new, debugDescription: "list each unit once, largest first")
      }
      return CountdownVariant(
        state: try new.decode(EBCountdownState.self, forKey: .state),
        mode: Theme(mode: try new.decode(Theme.Mode.self, forKey: .mode)), units: units)
    }
    switch try new.decode(FigmaComponent.self, forKey: .component) {
    case .counter:
      self = .counter(
        count: try new.decode(Int.self, forKey: .count),
        limit: try new.decodeIfPresent(Int.self, forKey: .limit),
        state: try new.decode(EBCounterState.self, forKey: .state))
    case .countdown:
      self = .countdown(style: try new.decode(EBCountdownStyle.self, forKey: .style), try variant())
    case .countdownPromo:
      self = .countdownPromo(
        title: try new.decode(String.self, forKey: .title),
        cta: try new.decode(String.self, forKey: .cta), try variant())
    case .badge, .notificationBadge:
      throw DecodingError.dataCorruptedError(
        forKey: .component, in: new, debugDescription: "it replaces no variant of a sheet")
    }
  }
}
