/// How much references can still copy: the layers, stops and fonts of lists that DTCG cannot reference. Lists
/// that refer to each other double with each step.
package final class CopyLimit {
  /// Whether something was not copied, because it was too much.
  package private(set) var isExceeded = false
  private var left = copyLimit

  /// Counts the items of a list that is copied. Returns false if they are too many. Short lists count only in
  /// others, because a reference takes as much space.
  func allows(_ count: Int, depth: Int = 0) -> Bool {
    let size = (count > 8 ? count : 0) + (depth > 0 ? 1 : 0)
    guard size <= left else {
      isExceeded = true
      return false
    }
    left -= size
    return true
  }
}

/// The limit of items that references copy.
package let copyLimit = 20_000
