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
  /// One waiver for the results of a pair that fail with the same ratio and differ on one axis only.
  /// `pairs` has the colors of each pair, by what results call it, and `axes` also the modifiers.
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
    func index(_ waiver: WaiverDraft) -> Int? {
      waiver.condition.firstIndex { $0.axis == axis.name }
    }
    let groups = grouped { waiver in
      let rest = waiver.condition.filter { $0.axis != axis.name }
      return [waiver.floor, waiver.colors.name, index(waiver) == nil ? "all" : "some"]
        + rest.flatMap { ["\($0.values.count)", $0.axis] + $0.values }
    }
    self = groups.map { group in
      var waiver = group[0]
      guard let own = index(waiver) else { return waiver }
      let values = Set(
        group.flatMap { waiver in index(waiver).map { waiver.condition[$0].values } ?? [] })
      if values.isSuperset(of: axis.values) {
        waiver.condition.remove(at: own)
      } else {
        waiver.condition[own].values = axis.values.filter(values.contains)
      }
      return waiver
    }
  }
}
