import TokenJSON
import TokenModel

/// Finds files that contain several sets without affected so: their references resolve only if the
/// first name of a path is the name of a set.
struct StudioSets {
  /// The indices of the files.
  private(set) var files: Set<Int> = []

  init(_ files: [ForeignFile]) {
    guard !files.contains(where: \.listsStudioSets) else { return }
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

/// The tokens of a file, read as one set.
private func tokens(of file: ForeignFile) -> [StudioToken] {
  var findings = Findings()  // reported when the sets are read
  let set = StudioProject.TokenSet(
    name: "", document: file.document, steps: [], value: file.document.json.root)
  return StudioTokenReader([set], options: ConversionOptions(), findings: &findings).tokens
}

extension StudioToken {
  /// The path without its first name; nil if it has only one.
  fileprivate var innerKey: String? {
    key.firstIndex(of: ".").map { String(key[key.index(after: $0)...]) }
  }
}

extension ForeignFile {
  /// Whether it lists sets or themes.
  fileprivate var listsStudioSets: Bool {
    let root = document.json.root
    return root.kind == .array || root["$themes"] != nil || root["$metadata"] != nil
      || root["tokenSetOrder"] != nil
  }
}
