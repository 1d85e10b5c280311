import ForeignValues
import TokenModel

extension FigmaExport {
  /// Groups the files into collections. Files that share most of their variables are modes of one.
  mutating func group(_ files: [ForeignFile]) {
    var ids = Array(repeating: Set<String>(), count: files.count)
    for (token, origin) in zip(tokens, origins) {
      ids[token.file].insert(origin.id ?? token.names.tokenPath)
    }
    var first: [Int] = []
    for file in files.indices {
      let known = first.firstIndex { other in
        ids[file].intersection(ids[other]).count * 2 > min(ids[file].count, ids[other].count)
      }
      if known == nil { first.append(file) }
      collections[file] = known ?? first.count - 1
    }
    for index in first.indices {
      let members = files.indices.filter { collections[$0] == index }
      names.append(
        uniqueName(
          collectionName(members.map { files[$0].name }, ids: ids[first[index]]), among: names)
      )
    }
  }

  /// The name of a collection: the one that aliases use, else what the names of its files share.
  private func collectionName(_ files: [String], ids: Set<String>) -> String {
    for origin in origins {
      if let target = origin.targetID, ids.contains(target), let set = origin.targetSet {
        return set
      }
    }
    if files.count == 1 { return files[0] }
    let folders = Set(files.map { $0.split(separator: "/").dropLast().last.map(String.init) })
    if folders.count == 1, let folder = folders.first ?? nil { return folder }
    let shared = contextNames(files).name
    return shared == "mode" && !names.contains("mode") ? "mode" : shared
  }

  mutating func makeNamesUnique(_ findings: inout Findings) {
    var variables = tokens.map { token in
      FigmaVariable(
        id: "", names: token.names, collection: collections[token.file], place: token.place)
    }
    disambiguateNames(&variables, collections: names, findings: &findings)
    for index in tokens.indices { tokens[index].names = variables[index].names }
  }
}
