import ForeignValues
import TokenJSON
import TokenModel

extension Dialect {
  /// Whether aliases in files of this dialect may reference plain values that are not tokens, as Style
  /// Dictionary resolves them.
  var adoptsPlainValues: Bool {
    [.draft1, .draft2, .draft3, .styleDictionary].contains(self)
  }
}

extension Document {
  /// The texts of all aliases, also those in the middle of other text.
  var aliases: Set<String> {
    var texts: Set<String> = []
    var open = [json.root]
    while let value = open.popLast() {
      if let object = value.object {
        open += object.map(\.value)
      } else if let items = value.array {
        open += items
      } else if value.kind == .string, let text = value.string {
        texts.formUnion(text.aliases)
      }
    }
    return texts
  }

  /// Whether the file has a text or a number at one of some paths, such as `options.font.size`.
  func hasPlainValue(named texts: Set<String>) -> Bool {
    var open = [(value: json.root, path: "")]
    while let (value, path) = open.popLast() {
      guard let object = value.object, path.utf8.count < longestPath else { continue }
      for (key, member) in object {
        let name = path.isEmpty ? key.string : "\(path).\(key.string)"
        switch member.kind {
        case .object: open.append((member, name))
        case .string, .number: if !path.isEmpty, texts.contains(name) { return true }
        case .array, .boolean, .null: break
        }
      }
    }
    return false
  }
}

/// The length of the longest path that an alias to a plain value can have, in bytes.
private let longestPath = 1_000
