import TokenChecks

/// A waiver of a proposed contract, for pairs that fail by the same ratio.
struct WaiverDraft {
  var colors: PairDraft.Combination
  /// The values of axes and modifiers.
  var condition: [(axis: String, values: [String])]
  /// The ratio, cut to two decimals.
  var floor: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.layer("foreground", value: colors.foreground)
      json.background("on", layers: colors.background)
      json.values("where", of: condition)
      json.json("floor", text: floor.utf8)
      json.string(
        "because",
        value: proposedReason + "measured \(floor):1; fix the color, or say why this is accepted")
    }
  }
}

extension [WaiverDraft] {
  /// Waivers for the results that fail: one for those of a pair with the same ratio that differ on
  /// one axis only. `pairs` has the colors of each pair, by what results call it, and `axes` also
  /// the modifiers.
  init(_ results: [ContrastResult], pairs: [String: PairDraft.Combination], axes: [Axis]) {
    self = results.compactMap { result in
      guard let ratio = result.ratio, let colors = pairs[result.pairName] else { return nil }
      var condition = result.variant.entries.map { (axis: $0.axis, values: [$0.value]) }
      for restriction in result.holds.restrictions where result.variant[restriction.axis] == nil {
        condition.append((restriction.axis, restriction.values))
      }
      return WaiverDraft(colors: colors, condition: condition, floor: shown(Swift.max(1, ratio)))
    }
    for axis in axes { merge(on: axis) }
  }

  /// Joins waivers that differ on one axis only. Without a value left out, the axis is not named.
  private mutating func merge(on axis: Axis) {
    var joined: [WaiverDraft] = []
    var numbers: [[String]: Int] = [:]
    for waiver in self {
      let colors = waiver.colors
      var key = [waiver.floor, colors.foreground.resultName, colors.backgroundName]
      for (name, values) in waiver.condition where name != axis.name {
        key += ["\(values.count)", name] + values
      }
      let hasAxis = waiver.condition.contains { $0.axis == axis.name }
      key.append(hasAxis ? "some" : "all")
      guard let number = numbers[key],
        let index = joined[number].condition.firstIndex(where: { $0.axis == axis.name })
      else {
        numbers[key] = joined.count
        joined.append(waiver)
        continue
      }
      let more = waiver.condition.first { $0.axis == axis.name }?.values ?? []
      let known = joined[number].condition[index].values
      joined[number].condition[index].values += more.filter { !known.contains($0) }
    }
    for number in joined.indices {
      guard let index = joined[number].condition.firstIndex(where: { $0.axis == axis.name }) else {
        continue
      }
      let values = joined[number].condition[index].values
      if Set(values).isSuperset(of: axis.values) {
        joined[number].condition.remove(at: index)
      } else {
        joined[number].condition[index].values = axis.values.filter(values.contains)
      }
    }
    self = joined
  }
}
