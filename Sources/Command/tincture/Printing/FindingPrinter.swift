import ArgumentParser
import Platform
import TokenJSON
import TokenModel
import Writers

/// Prints findings as compilers do. On a terminal, prints the source line too.
struct FindingPrinter {
  private let root: FilePath
  /// The texts of files, by path in the project.
  private var texts: [String: [UInt8]] = [:]
  private let showsFrames = FileDescriptor.standardError.isTerminal
  private let usesColor = FileDescriptor.standardError.showsColor

  init(root: FilePath, files: [SourceFile]) {
    self.root = root
    for file in files { texts[file.path] = file.text }
  }

  func print(_ findings: [Diagnostic]) {
    for finding in findings {
      say(finding.text(folder: root.prefix, paint: paint, frame: frame))
    }
  }

  /// The source line with the value or key at the place underlined. A tab takes one column.
  private func frame(_ place: Place) -> String {
    guard showsFrames, let text = texts[place.file] else { return "" }
    let line = LineTable(text).text(ofLine: place.line)
    guard line.unicodeScalars.count < 200 else { return "" }
    func shown(_ text: some Sequence<Unicode.Scalar>) -> String {
      printable(text.map { $0 == "\t" ? " " : String($0) }.joined())
    }
    let before = shown(line.unicodeScalars.prefix(place.column - 1))
    let value = shown(valuePrefix(of: line.unicodeScalars.dropFirst(place.column - 1)))
    let margin = String(repeating: " ", count: String(place.line).count)
    return " \(place.line) | \(shown(line.unicodeScalars))\n"
      + " \(margin) | \(String(repeating: " ", count: before.count))^"
      + "\(String(repeating: "~", count: max(0, value.count - 1)))\n"
  }

  private func paint(_ word: Diagnostic.Word) -> String {
    let text = word.rawValue + ":"
    guard usesColor else { return text }
    let code =
      switch word {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}

/// The JSON value that a line begins with, or its part on that line.
private func valuePrefix(of line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
  var depth = 0
  var isInString = false
  var isEscaped = false
  var end = line.startIndex
  for index in line.indices {
    let scalar = line[index]
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isInString = false
      }
    } else {
      switch scalar {
      case "\"": isInString = true
      case "{", "[": depth += 1
      case "}", "]":
        depth -= 1
        if depth < 0 { return line[..<end] }
      case ",", ":", " ", "\t", "\r":
        if depth == 0 { return line[..<end] }
        continue
      default: break
      }
    }
    end = line.index(after: index)
    if depth == 0, !isInString, scalar == "}" || scalar == "]" || scalar == "\"" { break }
  }
  return line[..<end]
}

extension [Diagnostic] {
  var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// Prints the numbers of errors and warnings on standard error, if there are any. Every run that reads
  /// a project ends with this line.
  func sayCounts() {
    let counts = [Severity.error, .warning].compactMap { severity -> String? in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : counted(count, noun: severity.rawValue)
    }
    if !counts.isEmpty { say(counts.joined(separator: ", ") + "\n") }
  }

  /// Ends a run that read a project.
  ///
  /// - Throws: Exit code 1 if there are errors.
  func endRun() throws {
    sayCounts()
    if contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
