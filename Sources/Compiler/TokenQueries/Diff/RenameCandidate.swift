/// A path with the parts that are compared.
struct RenameCandidate {
  let path: PathID
  let text: String
  private let group: [UInt8]
  private let name: [UInt8]
  private let names: [String]

  init(_ path: PathID, side: Side) {
    self.path = path
    names = side.paths.segments(of: path)
    text = names.tokenPath
    name = Array(side.paths.name(of: path).utf8)
    group = side.paths.parent(of: path).map { Array(side.text(of: $0).utf8) } ?? []
  }

  /// The variants of the path with one name left out.
  fileprivate var outlines: [[UInt8]] {
    names.indices.map { index in
      var names = names
      names[index] = ""
      return Array(names.tokenPath.utf8)
    }
  }

  /// The reason to consider a token with the same value a rename of this one; nil without one.
  func renameReason(to other: RenameCandidate) -> TokenRenaming.Reason? {
    if name == other.name { return .name }
    return group == other.group ? .group : nil
  }
}

extension [RenameCandidate] {
  /// The pairs of paths that differ in one name and have no other such partner. This finds renamed
  /// groups, however many tokens they contain.
  func pairsMoved(to others: Self) -> [(old: RenameCandidate, new: RenameCandidate)] {
    let forth = onlyPartners(among: others)
    let back = others.onlyPartners(among: self)
    return indices.compactMap { index in
      guard let partner = forth[index], back[partner] == index else { return nil }
      return (self[index], others[partner])
    }
  }

  /// For each path, the only one of the others that differs in one name; nil if it is not exactly one.
  private func onlyPartners(among others: Self) -> [Int?] {
    var owners: [[UInt8]: [Int]] = [:]
    for (index, other) in others.enumerated() {
      for outline in other.outlines { owners[outline, default: []].append(index) }
    }
    return map { path in
      let partners = path.outlines.reduce(into: Set<Int>()) { partners, outline in
        partners.formUnion(owners[outline, default: []].prefix(2))  // two rule a partner out
      }
      return partners.count == 1 ? partners.first : nil
    }
  }
}
