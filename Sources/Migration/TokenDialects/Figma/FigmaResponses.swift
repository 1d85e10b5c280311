import ForeignValues

/// The variables of several files in Figma, whose ids do not mean each other.
struct FigmaResponses {
  private(set) var imported = ImportedTokens()
  private(set) var collections: [FigmaCollection] = []
  /// The file and the collection of each set.
  private var homes: [(file: Int, collection: Int)] = []
  /// The mode of each set.
  private var modes: [String] = []

  init(_ files: [FigmaFile]) {
    if files.count == 1 {
      (imported, collections) = (files[0].imported, files[0].collections)
      return
    }
    var names = UniqueNames()
    for (index, file) in files.enumerated() {
      add(file, index: index, names: &names)
    }
    imported.nameSets(of: collections)
    separateNames()
  }

  private mutating func add(_ file: FigmaFile, index: Int, names: inout UniqueNames) {
    let (count, sets) = (collections.count, imported.sets.count)
    for collection in file.collections {
      collections.append(collection.after(collections: count, sets: sets, names: &names))
    }
    imported.append(file.imported)
    homes += Array(repeating: (index, 0), count: file.imported.sets.count)
    modes += Array(repeating: "", count: file.imported.sets.count)
    for own in collections.indices.dropFirst(count) {
      // The values of a collection that extends another one are of the same variables.
      var root = own
      while let parent = collections[root].parent { root = parent }
      for mode in collections[own].modes {
        (homes[mode.set].collection, modes[mode.set]) = (root, mode.name)
      }
    }
  }

  // MARK: Names

  /// A variable: its tokens, one for each mode.
  private typealias Variable = [Int]

  /// Puts the name of the collection in front of variables with one path in several files, unless they are the
  /// same variables with the same values.
  private mutating func separateNames() {
    let tokens = imported.tokens
    let variables = tokens.indices.grouped { [homes] index in
      [Array("\(homes[tokens[index].file].collection)".utf8), key(tokens[index].names)]
    }
    let shared = Dictionary(grouping: variables) { key(tokens[$0[0]].names) }
      .filter { $0.value.count > 1 }
    var taken = UniqueNames(Set(tokens.map { $0.names.joined(separator: ".") }), separator: "-")
    /// The new names in each file.
    var renamed: [Int: [[UInt8]: [String]]] = [:]
    let differing = differing(shared)
    for variable in variables where differing.contains(key(tokens[variable[0]].names)) {
      let token = tokens[variable[0]]
      let home = homes[token.file]
      var names = [collections[home.collection].name.withoutBraces] + token.names
      let joined = names.joined(separator: ".")
      names[names.count - 1] += taken.add(joined).dropFirst(joined.count)
      renamed[home.file, default: [:]][key(token.names)] = names
      let path = names.tokenPath
      imported.findings.noteChange(
        "'\(printable(token.names.tokenPath))' is in \(shared[key(token.names)]?.count ?? 0) collections; this "
          + "one becomes '\(printable(path))'", at: token.place, path: path)
    }
    for index in tokens.indices {
      guard let names = renamed[homes[tokens[index].file].file] else { continue }
      if let new = names[key(tokens[index].names)] { imported.tokens[index].names = new }
      if let new = tokens[index].value.alias.flatMap({ names[Array($0.utf8)] }) {
        imported.tokens[index].value = .alias(new)
      }
    }
  }

  /// The paths of several files whose variables have different values, all others that are in the same
  /// collections as these, and those of their aliases.
  private func differing(_ shared: [[UInt8]: [Variable]]) -> Set<[UInt8]> {
    var found = Set(shared.filter { Set($0.value.map(values(of:))).count > 1 }.keys)
    var count = 0
    while count < found.count {
      count = found.count
      let own = Set(found.flatMap { shared[$0] ?? [] }.map(collection(of:)))
      for (path, variables) in shared where !found.contains(path) {
        let follows = variables.contains { variable in
          own.contains(collection(of: variable))
            || variable.contains { index in
              imported.tokens[index].value.alias.map { found.contains(Array($0.utf8)) } ?? false
            }
        }
        if follows { found.insert(path) }
      }
    }
    return found
  }

  private func collection(of variable: Variable) -> Int {
    homes[imported.tokens[variable[0]].file].collection
  }

  /// The name of a variable and its values by mode, to compare.
  private func values(of variable: Variable) -> Set<[JSONTree]> {
    Set(
      variable.map { index in
        let token = imported.tokens[index]
        return [
          .string(token.names.tokenPath), .string(modes[token.file]), .string(token.type ?? ""),
          token.value, token.alpha.map { .number($0) } ?? .null,
        ]
      })
  }
}

extension ImportedTokens {
  /// Adds the sets of another file, and their tokens.
  fileprivate mutating func append(_ other: ImportedTokens) {
    let first = sets.count
    sets += other.sets
    for var token in other.tokens {
      token.file += first
      tokens.append(token)
    }
    lostCount += other.lostCount
    for (set, place) in other.losses { losses[set + first] = place }
    findings.add(other.findings)
  }
}

/// The text of an alias of a token, which is not compared after Unicode normalization.
private func key(_ names: [String]) -> [UInt8] { Array(names.joined(separator: ".").utf8) }
