import TokenChecks
import TokenModel
import Writers

extension Fix {
  /// The remedies, each as a sentence, with the lines that they change.
  ///
  /// - Parameters:
  ///   - folder: A prefix for every path.
  ///   - note: More about a remedy.
  package func text(folder: String, note: (Remedy) -> String? = { _ in nil }) -> String {
    files.map { file in
      let remedies = applied.filter { remedy in
        remedy.edits.contains { $0.start.file == file.old.path }
      }.map { remedy in
        var only = remedy
        only.nearest = nil
        let note = note(remedy).map { "  \($0)\n" } ?? ""
        return "\(printable(only.instruction.capitalizedOnce))\n\(note)"
      }
      let name = printable(folder + file.old.path)
      return remedies.joined() + "--- \(name)\n+++ \(name)\n" + file.old.changedLines(in: file.new)
    }.joined(separator: "\n")
  }

  /// What the edits do, and what is left.
  ///
  /// - Parameter isWritten: Whether the files are written.
  package func summary(isWritten: Bool) -> String {
    let (was, now) = (before.checked.audit.count(.fail), after.checked.audit.count(.fail))
    if was == 0 { return "Nothing to fix: no check fails.\n" }
    let notApplied = refused.map { "Not applied: \($0.remedy.instruction); \($0.why)\n" }.joined()
    if files.isEmpty {
      return notApplied + (left.isEmpty ? "Nothing to fix there" : "Nothing was changed")
        + ": \(counted(now, noun: "check")) \(now == 1 ? "fails" : "fail").\n"
    }
    return notApplied
      + "\(isWritten ? "Changed" : "Would change") \(counted(files.count, noun: "file")). "
      + "Checks that fail: \(was) before, \(now) now.\n"
      + (isWritten ? "Next: tincture build\n" : "")
  }
}

extension SourceFile {
  /// The lines that differ in another state of the file, as the hunks of a unified diff without context.
  fileprivate func changedLines(in new: SourceFile) -> String {
    let (old, new) = (lines, new.lines)
    let difference = new.difference(from: old)
    func offset(of change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var (here, there) = (0, 0)
    var text = ""
    while here < old.count || there < new.count {
      let (first, target) = (here, there)
      while removed.contains(here) { here += 1 }
      while inserted.contains(there) { there += 1 }
      if here == first, there == target {
        (here, there) = (here + 1, there + 1)
        continue
      }
      text += "@@ -\(span(first..<here)) +\(span(target..<there)) @@\n"
      for index in first..<here { text += shown("-", line: index, of: old) }
      for index in target..<there { text += shown("+", line: index, of: new) }
    }
    return text
  }

  private var lines: [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}

/// Lines as a hunk names them.
private func span(_ lines: Range<Int>) -> String {
  let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
  return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
}

/// A line of a hunk. Only tabs and the carriage return at its end are left as they are.
private func shown(_ sign: String, line: Int, of lines: [ArraySlice<UInt8>]) -> String {
  var bytes = lines[line]
  let end = bytes.last == 0x0D ? "\r\n" : "\n"
  if bytes.last == 0x0D { bytes.removeLast() }
  let parts = String(decoding: bytes, as: UTF8.self).parts(at: "\t", keepingEmpty: true)
  return sign + parts.map { printable(String($0)) }.joined(separator: "\t") + end
    + (line == lines.count - 1 ? "\\ No newline at end of file\n" : "")
}
