/// Whether the tests write the current output into the pages.
package let isRecording = ProcessInfo.processInfo.environment["UPDATE_PAGES"] == "1"

/// Compares a fence with the expected text. When recording, writes that text, and fails.
package func expect(
  _ written: String, toBe actual: String, in page: Page, _ fence: Page.Fence,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard written != actual else { return }
  if isRecording {
    // Other fences of the page may have been recorded.
    var current = try Page(page.url)
    let index = try #require(page.fences.firstIndex { $0.body == fence.body })
    try current.record(actual, in: current.fences[index])
    Issue.record("recorded \(page.name).md; read its difference", sourceLocation: sourceLocation)
  } else {
    Issue.record(
      """
      \(page.name).md differs from the compiler's output (- the page, + the compiler):
      \(difference(written, actual))
      To accept it: UPDATE_PAGES=1 swift test --filter Pages
      """, sourceLocation: sourceLocation)
  }
}

/// The lines of two texts, with marks on the lines that only one has.
package func difference(_ old: String, _ new: String) -> String {
  let old = old.components(separatedBy: "\n")
  let new = new.components(separatedBy: "\n")
  var lines: [String] = []
  let changes = new.difference(from: old)
  let removed = Set(changes.removals.map(\.offset))
  let inserted = Set(changes.insertions.map(\.offset))
  var (from, to) = (0, 0)
  while from < old.count || to < new.count {
    if from < old.count, removed.contains(from) {
      lines.append("- \(old[from])")
      from += 1
    } else if to < new.count, inserted.contains(to) {
      lines.append("+ \(new[to])")
      to += 1
    } else {
      lines.append("  \(old[from])")
      from += 1
      to += 1
    }
  }
  return lines.joined(separator: "\n")
}

/// The lines that only one of two texts has.
package func changedLines(_ old: String, _ new: String) -> String {
  difference(old, new).split(separator: "\n").filter { !$0.hasPrefix("  ") }.joined(separator: "\n")
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
