import ForeignValues
import TokenJSON
import TokenModel
import Writers

/// The values by mode that plugins write in `$extensions`, under `mode` or `modes`, and that no reader
/// carries.
package struct UnreadModes {
  /// The tokens with such values, in the order of the text.
  private var found: [(modes: Modes, path: String, place: Place)] = []

  /// The modes in which a token has another value than in `$value`.
  package struct Modes: Hashable {
    /// Their key in `$extensions`.
    package var key: String
    package var names: [String]
  }

  package init() {}

  /// Adds the modes of a token.
  package mutating func add(_ modes: [Modes], path: String, at place: Place) {
    for modes in modes { found.append((modes, path, place)) }
  }

  /// One finding for each list of modes.
  package var findings: Findings {
    var findings = Findings()
    for group in found.grouped(by: { $0.modes }) {
      let (entry, isSingle) = (group[0], group.count == 1)
      findings.noteLoss(
        (isSingle ? "" : "\(group.count) tokens, such as ")
          + "'\(printable(entry.path))'\(isSingle ? " has" : ", have") values for "
          + entry.modes.names.map(printable).quotedList()
          + " in $extensions.\(entry.modes.key), which no theme gets; put each mode into a file, and use "
          + "--mode", at: entry.place, path: isSingle ? entry.path : nil)
    }
    return findings
  }
}

extension JSONValue {
  /// The modes for which the `$extensions` of a token have another value than this, its own.
  package func otherModes(in extensions: JSONValue?) -> [UnreadModes.Modes] {
    lazy var own = JSONTree(self).comparable
    return ["mode", "modes"].compactMap { key in
      let names = (extensions?[key]?.members ?? []).filter { _, value in
        isLikeOwn(value) && JSONTree(value).comparable != own
      }
      return names.isEmpty ? nil : UnreadModes.Modes(key: key, names: names.map(\.key.string))
    }
  }

  /// Whether a value can be one of a token with this value. Other members say something else about it.
  private func isLikeOwn(_ value: JSONValue) -> Bool {
    let isAlias = string?.first == "{"
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      // A color's other value is a color or an alias, and not a word such as an author's name.
      return string?.first != "#" || text.first == "#" || text.first == "{" || text.contains("(")
    case .number: return kind == .number || isAlias || self["unit"] != nil
    case .object, .array: return kind == value.kind || isAlias
    case .boolean, .null: return false
    }
  }
}

extension JSONTree {
  /// Equal for values that differ only in the order of members or the case of letters.
  fileprivate var comparable: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { Member($0.name, value: $0.value.comparable) }.sorted { $0.name < $1.name })
    case .array(let items): .array(items.map(\.comparable))
    case .string(let text): .string(text.lowercased())
    case .number, .boolean, .null, .spelled: self
    }
  }
}
