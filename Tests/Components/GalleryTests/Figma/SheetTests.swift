import EBComponents
import Themes

@testable import gallery

/// The replacement of a variant follows from its old properties.
struct SheetTests {
  private let nodes = Result { try shippedNodes() }

  @Test func `a countdown's style, state, mode and units are those of the sheet`() throws {
    let kinds = [
      "Full Container": "promo", "One Container": "one", "Per Container": "per",
      "Pill · White": "pill", "Pill · Blue": "pill",
    ]
    let units: [String: [EBTimeUnit]] = [
      "Default": [.days, .hours, .mins, .secs], "no Days": [.hours, .mins, .secs],
      "Mins & Secs": [.mins, .secs], "—": [.days, .hours, .mins],
    ]
    for variant in try nodes.get().sheets[1].variants {
      let (kind, countdown): (String, CountdownVariant) =
        switch variant.new {
        case .countdown(let style, let countdown): ("\(style)", countdown)
        case .countdownPromo(_, _, let countdown): ("promo", countdown)
        case .counter: throw FigmaNodesFault(sentence: "\(variant.node)")
        }
      #expect(kinds[variant.old["Style", default: ""]] == kind, "\(variant.node)")
      #expect("\(countdown.state)" == variant.old["State"]?.lowercased(), "\(variant.node)")
      #expect("\(countdown.mode)" == variant.old["Mode"]?.lowercased(), "\(variant.node)")
      #expect(countdown.units == units[variant.old["Variant", default: ""]], "\(variant.node)")
    }
  }

  @Test func `a counter has a limit if the old one had`() throws {
    for variant in try nodes.get().sheets[0].variants {
      guard case .counter(_, let limit, let state) = variant.new else {
        throw FigmaNodesFault(sentence: "\(variant.node)")
      }
      #expect(variant.old == ["state": "\(state)", "with limit": limit == nil ? "no" : "yes"])
    }
  }
}
