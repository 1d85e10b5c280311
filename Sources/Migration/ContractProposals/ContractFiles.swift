import TokenModel

/// The names of components and files that new contracts can have.
struct ContractFiles {
  /// The files that exist.
  let taken: Set<String>
  private var components: Set<String>
  private var files: Set<String>

  init(folder: String, taken: Set<String>, existing: [Contract]) {
    self.taken = Set(taken.map { $0.lowercased() })
    components = Set(existing.map { $0.component.lowercased() })
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = Set(
      existing.map(\.document.path).filter { $0.hasPrefix(prefix) }
        .map { $0.dropFirst(prefix.count).lowercased() })
  }

  /// A component and a file that no other contract has.
  mutating func name(_ words: [String]) -> (component: String, file: String) {
    let words = NameWords(words.map { String($0.prefix(64)) }.prefix(6).map { $0 })
    var number = 1
    while true {
      let suffix = number > 1 ? "\(number)" : ""
      let component = words.pascal + suffix
      let file = words.kebab + (suffix.isEmpty ? "" : "-") + suffix + ".contract.json"
      number += 1
      guard components.insert(component.lowercased()).inserted,
        files.insert(file.lowercased()).inserted
      else { continue }
      return (component, file)
    }
  }
}
