/// The names of the Swift files that are generated for a target.
///
/// A plugin declares them before the tool runs, so they are derived from the contracts' file names
/// here and passed to the tool. The endings avoid collisions with an app's files: a target cannot have
/// two files with the same name.
struct GeneratedNames {
  private let shared = "Theme.tokens.swift"
  private let values = "TokenValues.tokens.swift"
  private var components: [(name: String, contract: String)] = []

  /// - Parameter contracts: Paths in the project, in a stable order.
  init(contracts: [String]) {
    var taken: Set<String> = []
    for contract in contracts {
      let file = contract.split(separator: "/").last.map(String.init) ?? contract
      let stem = String(
        file.dropLast(TokenProject.contractEnding.count).map { character in
          let isPlain = character.isASCII && (character.isLetter || character.isNumber)
          return isPlain || "-_".contains(character) ? character : "_"
        })
      var name = stem
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      components.append(("\(name).contract.swift", contract))
    }
  }

  /// The names of all files.
  var all: [String] { [shared, values] + components.map(\.name) }

  /// The arguments that pass the names to the tool.
  var arguments: [String] {
    ["--shared", shared, "--values", values]
      + components.flatMap { ["--component", "\($0.name)=\($0.contract)"] }
  }
}
