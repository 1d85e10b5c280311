extension Fix {
  /// The remedies, each as a sentence, with the lines that they change.
  ///
  /// - Parameters:
  ///   - folder: A prefix for every path.
  ///   - notes: What the tokens that remedies change were, by path.
  package func text(folder: String, notes: [String: String] = [:]) -> String {
    files.map { file in
      let remedies = applied.filter { $0.edits.contains { $0.start.file == file.old.path } }
      let name = printable(folder + file.old.path)
      let sentences = remedies.map { remedy in
        printable(remedy.edit.capitalizedOnce + (notes[remedy.token].map { "; \($0)" } ?? ""))
      }
      return (sentences + ["--- \(name)", "+++ \(name)", ""]).joined(separator: "\n")
        + file.old.changedLines(in: file.new)
    }.joined(separator: "\n")
  }

  /// What the edits do, what is left, and the command to run next if there are no errors.
  package func summary(isWritten: Bool, next: String) -> String {
    let (was, now) = (before.checked.audit.count(.fail), after.checked.audit.count(.fail))
    if before.checked.audit.results.isEmpty { return "Nothing to fix: nothing is measured yet.\n" }
    if was == 0 { return "Nothing to fix: no check fails.\n" }
    let done = "\(isWritten ? "Changed" : "Would change") \(counted(files.count, noun: "file"))"
    let refusals = left.compactMap { cause in
      cause.remedy.map {
        "Not applied, because \(reason(against: $0, of: cause)): \(printable($0.edit))\n"
      }
    }
    let isClean = !after.findings.contains { $0.severity == .error }
    return refusals.joined() + "\(files.isEmpty ? "Nothing was changed" : done). "
      + "Checks that fail: \(was) before, \(now) after.\n"
      + (isWritten && !files.isEmpty && isClean ? "Next: \(next)\n" : "")
  }
}

extension SourceFile {
  /// The lines that differ in another state, as the hunks of a unified diff without context.
  fileprivate func changedLines(in new: SourceFile) -> String {
    let (old, new) = (lines, new.lines)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (here, there) = (0, 0)
    var text = ""
    while here < old.count || there < new.count {
      let (first, target) = (here, there)
      while removed.contains(here) { here += 1 }
      while inserted.contains(there) { there += 1 }
      if here == first, there == target {
        (here, there) = (here + 1, there + 1)
      } else {
        text += "@@ -\(first + 1),\(here - first) +\(target + 1),\(there - target) @@\n"
        text += old[first..<here].map { "-\(shown($0))\n" }.joined()
        text += new[target..<there].map { "+\(shown($0))\n" }.joined()
      }
    }
    return text
  }

  private var lines: [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}

/// A line as it is written, except for what is invisible.
private func shown(_ line: ArraySlice<UInt8>) -> String {
  let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  return text.parts(at: "\t", keepingEmpty: true).map { printable(String($0)) }
    .joined(separator: "\t")
}
