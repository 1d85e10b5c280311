import TokenThemes

extension [ContrastResult] {
  /// Waivers for the results as JSON, to paste into the `waivers` of a contract, by its file. Those that
  /// differ only in the values of one axis are one. The floor is the ratio; the reason and the owner are
  /// empty, so the contract is rejected until someone writes them.
  package var waiverTexts: [(file: String, texts: [String])] {
    var drafts = map(WaiverDraft.init)
    for axis in drafts.flatMap(\.conditions).map(\.axis).uniqued {
      drafts = drafts.grouped { $0.with([], on: axis) }.map { alike in
        alike[0].with(alike.flatMap { $0.values(of: axis) }.uniqued, on: axis)
      }
    }
    return drafts.grouped(by: \.file).map { ($0[0].file, $0.map(\.text)) }
  }
}

/// A waiver that accepts results as they are.
private struct WaiverDraft: Hashable {
  let file, foreground, background: String
  let floor: Double?
  private(set) var conditions: [Condition]

  struct Condition: Hashable {
    let axis: String
    var values: [String]
  }

  init(_ result: ContrastResult) {
    file = result.pair.file
    (foreground, background) = (result.foregroundName, result.backgroundName)
    floor = result.ratio.flatMap { Double(shown($0)) }
    conditions =
      result.ownVariant.map { Condition(axis: $0.axis, values: [$0.value]) }
      + result.holds.restrictions.map { Condition(axis: $0.axis, values: $0.values) }
  }

  func values(of axis: String) -> [String] { conditions.first { $0.axis == axis }?.values ?? [] }

  /// The waiver with other values of an axis, if it has the axis.
  func with(_ values: [String], on axis: String) -> WaiverDraft {
    var draft = self
    for index in conditions.indices where conditions[index].axis == axis {
      draft.conditions[index].values = values
    }
    return draft
  }

  var text: String {
    let json = JSONWriter.object(lines: 2) { json in
      json.members(("foreground", foreground), ("on", background))
      json.object("where") { json in
        for condition in conditions {
          json.array(condition.axis, items: condition.values) { $0.string(nil, value: $1) }
        }
      }
      json.members(("floor", floor), ("because", ""), ("owner", ""))
    }
    return String(decoding: json, as: UTF8.self)
  }
}
