extension RemedySearch {
  /// Why no edit of one token makes a result pass.
  mutating func obstacle(of index: Int) -> String {
    explained += results[index].measured?.at == nil ? 1 : 10
    guard explained <= explainedLimit else {
      return "too many checks fail without a remedy to say why for each"
    }
    let named = movers.points(of: index).filter(\.isNamed)
    var reasons: [String] = []
    for side in [ContrastResult.Suggestion.Move.foreground, .background] {
      guard let point = named.first(where: { $0.side == side }) else {
        let name = side == .foreground ? results[index].foreground : results[index].background
        reasons.append("'\(name.path)' inherits its value")
        continue
      }
      let reason = obstacle(of: index, at: point)
      // A color that would do says more than a color that cannot.
      if reason.isFarAway { return reason.text }
      reasons.append(reason.text)
    }
    return reasons.uniqued.joined(separator: "; ")
  }

  private mutating func obstacle(
    of index: Int, at point: EditPoint
  ) -> (text: String, isFarAway: Bool) {
    let name = "'\(tokens.set.paths.string(point.unit.path))'"
    let alone = change(Edit(point, mending: [index], among: [index], movers: movers))
    guard var alone, alone.moving != nil else {
      return ("\(name) is not a solid, opaque color", false)
    }
    var crowd = crowds[point] ?? Crowd(Edit(point, mending: [], movers: movers))
    defer { crowds[point] = crowd }
    guard crowd.isMeasured else {
      return ("\(name) is also in a check that cannot be measured with another color", false)
    }
    guard alone.mayPass(with: crowd.demands) else {
      return (alone.obstacle(in: crowd.count) { _ in "" }, false)
    }
    crowd.searches += 1
    guard crowd.searches * crowd.count <= max(obstacleLimit, crowd.count) else {
      return (
        "\(name) is in \(crowd.count) checks, too many to try a color for each failure", false
      )
    }
    let edit = Edit(point, mending: [index], movers: movers)
    var shared = change(edit) ?? alone
    if let color = shared.nearestColor() {
      let isKept = edit.keepsPromises(shared.value(with: color))
      let fault = isKept ? "far away" : "with less in increased than in standard contrast"
      return ("\(name) passes only as \(color.hex), \(fault)", true)
    }
    return (shared.obstacle { results[(edit.mended + edit.others)[$0]].phrase }, false)
  }
}

/// The checks that an edit changes, as far as the obstacles of many failures need them.
struct Crowd {
  let count: Int
  let isMeasured: Bool
  /// What many of them demand of the color, so that none gets worse.
  let demands: [ContrastDemand]
  /// The number of colors that were looked for.
  var searches = 0

  init(_ edit: Edit) {
    (count, isMeasured) = (edit.others.count, edit.uses != nil)
    demands = count > pairwiseChecks ? edit.uses?.demands ?? [] : []
  }
}

/// The number of failures without a remedy whose reason is looked for. To try colors in a gradient
/// takes longer, so each failure of one counts as ten.
let explainedLimit = 1000

/// The number of checks that are measured to say why failures of one token have no remedy.
let obstacleLimit = 500
