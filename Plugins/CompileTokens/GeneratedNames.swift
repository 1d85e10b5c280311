/// The names of the Swift files that are compiled into a target. They are declared before the tool
/// is built, so they are made here, from nothing but the contracts' file names, and handed down.
///
/// No file of an app is called so, and a target cannot hold two files of one name.
struct GeneratedNames {
  private let shared = "Theme.tokens.swift"
  private let values = "TokenValues.tokens.swift"
  private var components: [(name: String, contract: String)] = []

  /// - Parameter contracts: Paths in the project, in an order that does not change.
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

  /// How they are handed down to the tool.
  var arguments: [String] {
    ["--shared", shared, "--values", values]
      + components.flatMap { ["--component", "\($0.name)=\($0.contract)"] }
  }
}
