/// A contract before it is written.
struct ContractDraft {
  struct Role {
    var name: String
    var type: String
    var path: String
    var when: [(axis: String, values: [String])]
  }

  /// The component, as code and reports write it.
  var component: String
  /// The name of the file, without folder.
  var file: String
  /// The path of all roles, if the contract can say it once.
  var path: String?
  var axes: [Axis]
  /// The axis that is a modifier of the resolver.
  var theme: String?
  var roles: [Role]
  var pairs: [PairDraft]
  /// The token with the size of the texts.
  var textStyle: String?
  /// The color behind the component.
  var ground: String?
  var waivers: [WaiverDraft] = []
  /// What the names do not tell.
  var comments: [String] = []
  var colors: Set<PathID> = []

  /// The pairs as the contract writes them: those that differ only in the background are one.
  private var groups: [[Int]] { pairs.indices.grouped { pairs[$0].common } }

  var json: [UInt8] {
    let opening =
      "Proposed by 'tincture propose' from the names of tokens. Check each pair, then remove this comment."
    return JSONWriter.file(lines: 2) { json in
      json.array("$comment", items: [opening] + comments) { $0.string(nil, value: $1) }
      json.string("component", value: component)
      if let path { json.string("path", value: path) }
      json.values("axes", of: axes.map { ($0.name, $0.values) })
      if let theme { json.string("theme", value: theme) }
      json.object("roles") { json in
        for role in roles {
          json.object(role.name) { json in
            json.string("type", value: role.type)
            if path == nil { json.string("path", value: role.path) }
            json.values("when", of: role.when)
          }
        }
      }
      json.array("contrast", items: groups) { json, group in
        group.map { pairs[$0] }.write(to: &json, textStyle: textStyle)
      }
      if !waivers.isEmpty {
        json.objects("waivers", items: waivers) { json, waiver in
          waiver.write(to: &json) { floor in
            proposedReason + "measured \(floor):1; fix the color, or say why this is accepted"
          }
        }
      }
    }
  }

  /// Replaces pairs by comments, those beyond a limit by `rest`, and removes roles and axes that no pair has.
  mutating func replace(_ items: [(pair: String, comment: String)], rest: String) {
    comments += items.prefix(Self.shownPairs).map(\.comment)
    if items.count > Self.shownPairs {
      comments.append("\(rest) \(items.count - Self.shownPairs) more pairs.")
    }
    let names = Set(items.map(\.pair))
    pairs.removeAll { names.contains($0.name) }
    waivers.removeAll { names.contains($0.pairName) }
    // With one path for all roles, a token without a role would be unexpected.
    guard path == nil else { return }
    let used = Set(pairs.flatMap(\.names))
    roles.removeAll { !used.contains($0.name) }
    axes.removeAll { axis in
      !roles.contains { $0.path.holds(text: "<\(axis.name)>") }
        && !pairs.contains { $0.conditions.contains { $0.axis == axis.name } }
    }
    if !axes.contains(where: { $0.name == theme }) { theme = nil }
  }

  /// The number of pairs that comments name.
  private static let shownPairs = 12

  /// A pair with the paths of its colors instead of their roles, which it may not have later.
  func paths(of pair: PairDraft) -> String {
    pair.text { name in roles.first { $0.name == name }?.path ?? name }
  }

  /// Gives the reason why the pair with a number in the contract is not measured in every variant.
  mutating func excuse(pair number: Int) { for index in groups[number] { pairs[index].excuse() } }

  /// Gives roles that a message names a reason for unmeasured variants. Returns whether a pair lacked one.
  mutating func excuse(rolesIn message: String) -> Bool {
    var hasChanged = false
    for role in roles where message.holds(text: "'\(printable(role.name))'") {
      guard
        let index = pairs.firstIndex(where: { $0.names.contains(role.name) && $0.unless == nil })
      else { continue }
      pairs[index].excuse(role.name)
      hasChanged = true
    }
    return hasChanged
  }
}
