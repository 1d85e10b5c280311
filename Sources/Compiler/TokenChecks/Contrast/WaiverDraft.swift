/// A waiver that accepts results as they are.
package struct WaiverDraft: Hashable {
  let file, foreground, background: String
  /// The ratio, cut to two decimals.
  let floor: String?
  private(set) var conditions: [Axis]

  init(_ result: ContrastResult) {
    file = result.pair.file
    (foreground, background) = (result.foregroundName, result.backgroundName)
    floor = result.ratio.map { shown($0) }
    conditions =
      result.ownVariant.map { Axis(name: $0.axis, values: [$0.value]) }
      + result.holds.restrictions.map { Axis(name: $0.axis, values: $0.values) }
  }

  /// What results call the pair.
  package var pairName: String { "\(foreground) on \(background)" }

  func values(of axis: String) -> [String] { conditions.first { $0.name == axis }?.values ?? [] }

  /// The waiver with other values of an axis, if it has the axis.
  func with(_ values: [String], on axis: String) -> WaiverDraft {
    var draft = self
    for index in conditions.indices where conditions[index].name == axis {
      draft.conditions[index].values = values
    }
    return draft
  }

  /// Writes the waiver with a reason, which is made of the floor. Without one, the reason and the owner
  /// are empty, so the contract is rejected until someone writes them.
  package func write(to json: inout JSONWriter, because reason: ((String) -> String)? = nil) {
    json.members(("foreground", foreground), ("on", background))
    if !conditions.isEmpty || reason == nil {
      json.object("where") { json in
        for condition in conditions {
          json.array(condition.name, items: condition.values) { $0.string(nil, value: $1) }
        }
      }
    }
    json.members(("floor", floor.flatMap(Double.init)), ("because", reason?(floor ?? "") ?? ""))
    if reason == nil { json.members(("owner", "")) }
  }
}

extension [ContrastResult] {
  /// Waivers for the results, one for all values of an axis if nothing else differs. The floor is the ratio.
  package var waiverDrafts: [WaiverDraft] {
    var drafts = map(WaiverDraft.init)
    for axis in drafts.flatMap(\.conditions).map(\.name).uniqued {
      drafts = drafts.grouped { $0.with([], on: axis) }.map { alike in
        alike[0].with(alike.flatMap { $0.values(of: axis) }.uniqued, on: axis)
      }
    }
    return drafts
  }

  /// Waivers for the results as JSON, to paste into the `waivers` of a contract, by its file. Someone
  /// must write the reasons and the owners.
  package var waiverTexts: [(file: String, texts: [String])] {
    waiverDrafts.grouped(by: \.file).map { drafts in
      let texts = drafts.map { draft in
        String(decoding: JSONWriter.object(lines: 2) { draft.write(to: &$0) }, as: UTF8.self)
      }
      return (drafts[0].file, texts)
    }
  }
}
