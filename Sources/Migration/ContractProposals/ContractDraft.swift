import TokenChecks

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
  var roles: [Role]
  var pairs: [PairDraft]
  var waivers: [WaiverDraft] = []
  /// What the names do not tell.
  var comments: [String] = []
  /// Whether pairs that may not exist became comments.
  var hadUnsurePairs = false
  var colors: Set<PathID> = []

  /// The contract as a file has it.
  var json: [UInt8] {
    let opening =
      "Proposed by 'tincture propose' from the names of tokens. Check each pair, then remove this comment."
    return JSONWriter.file(lines: 2) { json in
      json.array("$comment", items: [opening] + comments) { $0.string(nil, value: $1) }
      json.string("component", value: component)
      if let path { json.string("path", value: path) }
      json.values("axes", of: axes.map { ($0.name, $0.values) })
      json.object("roles") { json in
        for role in roles { write(role, to: &json) }
      }
      json.array("contrast", items: pairs) { $1.write(to: &$0) }
      if !waivers.isEmpty { json.array("waivers", items: waivers) { $1.write(to: &$0) } }
    }
  }

  private func write(_ role: Role, to json: inout JSONWriter) {
    json.object(role.name) { json in
      json.string("type", value: role.type)
      if path == nil { json.string("path", value: role.path) }
      json.values("when", of: role.when)
    }
  }

  /// The colors of each pair, by what results call it.
  var pairColors: [String: PairDraft.Combination] {
    Dictionary(pairs.flatMap(\.combinations).map { ($0.name, $0) }) { $1 }
  }

  /// Removes a pair, and roles that no pair has now. Returns whether there was such a pair.
  @discardableResult
  mutating func remove(_ name: String) -> Bool {
    let before = pairs.map(\.backgrounds.count)
    for index in pairs.indices {
      let pair = pairs[index]
      pairs[index].backgrounds.removeAll { pair.name(on: $0) == name }
    }
    let hasChanged = before != pairs.map(\.backgrounds.count)
    waivers.removeAll { $0.colors.name == name }
    pairs.removeAll(where: \.backgrounds.isEmpty)
    dropUnusedRoles()
    return hasChanged
  }

  /// Puts a color below the background of a pair.
  mutating func putBelow(_ ground: String, pair name: String) {
    for index in pairs.indices where !pairs[index].isInverse {
      let pair = pairs[index]
      for (number, background) in pair.backgrounds.enumerated()
      where pair.name(on: background) == name && background.last?.name != ground {
        pairs[index].backgrounds[number].append(PairDraft.Layer(name: ground))
      }
    }
  }

  /// Replaces pairs that may not exist by comments with their ratios.
  mutating func settleUnsure(_ ratios: [String: Double]) {
    let names = pairs.filter(\.isUnsure).flatMap(\.combinations).map(\.name)
    hadUnsurePairs = !names.isEmpty
    let lines = names.map { name in
      let ratio = ratios[name].map { ", \(shown($0)):1" } ?? ""
      return "Not sure that there is such a pair: \(paths(of: name))\(ratio)."
    }
    note(lines, rest: "Not sure of")
    pairs.removeAll(where: \.isUnsure)
    dropUnusedRoles()
  }

  /// Replaces pairs that cannot be seen by comments with their highest ratios.
  mutating func settleFaint(_ faint: [(pair: String, highest: Double, isEverywhere: Bool)]) {
    let lines = faint.map { item in
      "Left out: \(paths(of: item.pair)), at most \(shown(item.highest)):1"
        + (item.isEverywhere ? "" : " in most variants")
        + ". It cannot be seen there, so the names may mean something else."
    }
    note(lines, rest: "Left out:")
    for item in faint { remove(item.pair) }
  }

  /// Says that borders may be decorative, if some pair has one.
  mutating func noteBorders() {
    let names = NameWords(pairs.map(\.foreground.name)).words
    guard names.contains(where: { RoleWord($0)?.family == .border }) else { return }
    comments.append(
      "If nothing depends on seeing a border, write 'decorative' with the reason instead of 'graphic', and remove its waivers."
    )
  }

  mutating func limit(_ name: String, to values: [String], on axis: String) {
    for index in pairs.indices where pairs[index].part == nil {
      var pair = pairs[index]
      let own = pair.backgrounds.filter { pair.name(on: $0) == name }
      guard !own.isEmpty else { continue }
      (pair.backgrounds, pair.part) = (own, (axis, values))
      pairs.append(pair)
      pairs[index].backgrounds.removeAll { own.contains($0) }
    }
    pairs.removeAll(where: \.backgrounds.isEmpty)
  }

  /// A pair with the paths of its colors instead of their roles.
  private func paths(of pair: String) -> String {
    guard let colors = pairColors[pair] else { return pair }
    return path(of: colors.foreground) + " on "
      + colors.background.map(path).joined(separator: " over ")
  }

  /// The path of a color, which may have no role later.
  private func path(of layer: PairDraft.Layer) -> String {
    let path = roles.first { $0.name == layer.name }?.path ?? layer.name
    return path + (layer.state.map { " in \($0)" } ?? "")
  }

  /// Adds the first comments, and says how many more pairs there are.
  private mutating func note(_ lines: [String], rest: String) {
    comments += lines.prefix(12)
    if lines.count > 12 { comments.append("\(rest) \(lines.count - 12) more pairs.") }
  }

  /// Gives the reason why a role is not measured in every variant. Returns whether there was a pair
  /// without a reason.
  mutating func excuse(_ role: String) -> Bool {
    let index = pairs.firstIndex { pair in
      ([pair.foreground] + pair.backgrounds.flatMap { $0 }).contains { $0.name == role }
    }
    guard let index, pairs[index].unless == nil else { return false }
    pairs[index].excuse(role)
    return true
  }

  /// Removes roles that no pair has, and axes that no path has.
  private mutating func dropUnusedRoles() {
    // With one path for all roles, a token without a role would be unexpected.
    guard path == nil else { return }
    let names = Set(pairs.flatMap { [$0.foreground] + $0.backgrounds.flatMap { $0 } }.map(\.name))
    roles.removeAll { !names.contains($0.name) }
    axes.removeAll { axis in
      !roles.contains { $0.path.holds(text: "<\(axis.name)>") }
        && !pairs.contains { $0.states != nil && axis.name == "state" }
    }
  }
}

extension PairDraft {
  /// Gives the reason why the pair, or a role of it, is not measured in every variant.
  mutating func excuse(_ role: String? = nil) {
    unless =
      unless ?? proposedReason + "no name says what '\(role ?? foreground.name)' is seen with "
      + "elsewhere; add a pair, or the reason"
  }
}
