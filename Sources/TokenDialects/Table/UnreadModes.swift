import TokenJSON
import TokenModel
import Writers

/// The values by mode that plugins write in `$extensions`, under `mode` or `modes`, and that no reader
/// carries.
struct UnreadModes {
  /// The tokens with values for the same modes, in the order of the text.
  private var entries: [Entry] = []
  /// The index of each entry.
  private var indices: [Modes: Int] = [:]

  /// The modes in which a token has another value than in `$value`.
  struct Modes: Hashable {
    /// Their key in `$extensions`.
    var key: String
    var names: [String]
  }

  private struct Entry {
    var modes: Modes
    /// The first token.
    var path: String
    var place: Place
    var count = 0
  }

  /// Adds the modes of a token.
  mutating func add(_ modes: [Modes], path: String, at place: Place) {
    for modes in modes {
      let index = indices[modes] ?? entries.count
      if index == entries.count {
        indices[modes] = index
        entries.append(Entry(modes: modes, path: path, place: place))
      }
      entries[index].count += 1
    }
  }

  /// Reports the values: one finding for each list of modes.
  func report(_ findings: inout Findings) {
    for entry in entries {
      let isSingle = entry.count == 1
      findings.add(
        .notCarried,
        message: (isSingle ? "" : "\(entry.count) tokens, such as ")
          + "'\(printable(entry.path))'\(isSingle ? " has" : ", have") values for "
          + listed(entry.modes.names.map(printable))
          + " in $extensions.\(entry.modes.key), which no theme gets; put each mode into a file, and use "
          + "--mode",
        at: entry.place, path: isSingle ? entry.path : nil)
    }
  }
}

extension JSONValue {
  /// The modes for which the `$extensions` of a token have another value than this, its own.
  func otherModes(in extensions: JSONValue?) -> [UnreadModes.Modes] {
    ["mode", "modes"].compactMap { key in
      // Text is an alias or a color. Members of another kind say something else about the token.
      guard let members = extensions?[key]?.members, !members.isEmpty,
        members.allSatisfy({ $0.value.kind == .string || $0.value.kind == kind })
      else { return nil }
      let own = JSONTree(self)
      let names = members.filter { JSONTree($0.value) != own }.map(\.key.string)
      return names.isEmpty ? nil : UnreadModes.Modes(key: key, names: names)
    }
  }
}
