/// What matters in one folder.
package struct FolderInterest {
  /// The entries that a build looked at, or went through.
  package var names: Set<String> = []
  /// Whether every entry that is added or removed matters.
  package var isListed = false

  package init() {}

  package mutating func formUnion(_ other: FolderInterest) {
    names.formUnion(other.names)
    isListed = isListed || other.isListed
  }

  package func isCovered(by other: FolderInterest?) -> Bool {
    guard let other else { return false }
    return names.isSubset(of: other.names) && (other.isListed || !isListed)
  }
}
