import TokenModel
import Writers

struct ContractDraft {
  /// A role and its tokens.
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
  var themeAxis: String?
  var roles: [Role]
  var pairs: [PairDraft]
  var waivers: [WaiverDraft] = []
  /// What the names do not tell.
  var comments: [String] = []
  /// Whether pairs that may not exist became comments.
  var hadUnsurePairs = false
  var borders: Set<String> = []
  var colors: Set<PathID> = []

  /// The contract as a file has it.
  var json: [UInt8] {
    let opening =
      "Proposed by 'tincture propose' from the names of tokens. Check each pair, then remove this comment."
    var json = JSONWriter(lines: 2)
    json.object { json in
      json.array("$comment", items: [opening] + comments) { $0.string(nil, value: $1) }
      json.string("component", value: component)
      if let path { json.string("path", value: path) }
      json.values("axes", of: axes.map { ($0.name, $0.values) })
      if let themeAxis { json.string("theme", value: themeAxis) }
      json.object("roles") { json in
        for role in roles { write(role, to: &json) }
      }
      json.array("contrast", items: pairs) { $1.write(to: &$0) }
      if !waivers.isEmpty { json.array("waivers", items: waivers) { $1.write(to: &$0) } }
    }
    json.end()
    return json.bytes
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
    Dictionary(
      pairs.flatMap(\.combinations).map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }
}
