import TokenJSON
import TokenModel

/// Which files hold several sets, where none of them says: those whose references lead somewhere only
/// if the name of a set is no part of a path.
struct StudioSets {
  /// The files, by their indices.
  private(set) var files: Set<Int> = []

  init(_ files: [ForeignFile]) {
    guard !files.contains(where: \.isOfStudioIndex) else { return }
    let tokens = files.map(tokens)
    let whole = Set(tokens.joined().map(\.key))
    let inner = Set(tokens.joined().compactMap(\.innerKey))
    for (index, tokens) in tokens.enumerated() where tokens.allSatisfy({ $0.innerKey != nil }) {
      let named = tokens.flatMap(\.references)
      if named.count(where: inner.contains) > named.count(where: whole.contains) {
        self.files.insert(index)
      }
    }
  }
}

/// The tokens of a file that is one set.
private func tokens(of file: ForeignFile) -> [StudioToken] {
  var findings = Findings()  // they are reported when the sets are read
  let set = StudioProject.TokenSet(
    name: "", document: file.document, steps: [], value: file.document.json.root)
  return StudioTokenReader([set], options: ConversionOptions(), findings: &findings).tokens
}

extension StudioToken {
  /// The path without its first name; nil where that is all of it.
  fileprivate var innerKey: String? {
    key.firstIndex(of: ".").map { String(key[key.index(after: $0)...]) }
  }
}

extension ForeignFile {
  /// Whether it tells of sets or themes.
  fileprivate var isOfStudioIndex: Bool {
    let root = document.json.root
    return root.kind == .array || root["$themes"] != nil || root["$metadata"] != nil
      || root["tokenSetOrder"] != nil
  }
}
