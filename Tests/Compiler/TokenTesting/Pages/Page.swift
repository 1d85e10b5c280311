/// A Markdown page whose fences are files, and the output of compiling them.
package struct Page: CustomTestStringConvertible, Sendable {
  /// The file's name without `.md`.
  package let name: String
  package let url: URL
  package private(set) var lines: [String]
  package private(set) var fences: [Fence] = []
  /// The title and the headings, as written.
  package private(set) var headings: [String] = []

  package var testDescription: String { name }

  /// A fenced block.
  package struct Fence: Sendable {
    /// The heading above it.
    package var heading: String
    package var kind: Kind
    /// The words after its mark: the language, and what it is.
    package var info: String
    /// The lines between the two fences.
    package var body: Range<Int>
    /// The indentation of every line, for a fence in a list.
    package var margin: String
  }

  /// The kind of fence, from the words after its language.
  package enum Kind: Equatable, Sendable {
    /// `json tokens/a.tokens.json`, followed by `escaped` if `\xFF` means a byte.
    case input(path: String, isEscaped: Bool)
    /// `swift on disk: generated/Themes/Theme.swift`: the file that replaces the compiled one.
    case onDisk(path: String)
    /// `sh on disk`: lines `rm generated/…`.
    case removed
    /// `text output`, followed by `--today DAY` if waivers have end dates.
    case output(today: String?)
    /// `text output of audit`: the findings of `tincture audit`, perhaps with `--min-coverage`.
    case audit(leastCoverage: Double?)
    /// `text output of convert`: the findings of `tincture convert` about the files.
    case conversion
    /// Not tested.
    case illustration
  }

  package init(_ url: URL) throws {
    self.url = url
    name = url.deletingPathExtension().lastPathComponent
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    find()
  }

  private mutating func find() {
    fences = []
    headings = []
    var open: (info: Substring, margin: String, start: Int)?
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      if let (info, margin, start) = open {
        guard words == "```" else { continue }
        fences.append(
          Fence(
            heading: headings.last ?? "", kind: Kind(info: info), info: String(info),
            body: start..<number, margin: margin))
        open = nil
      } else if words.hasPrefix("```") {
        open = (words.dropFirst(3), String(line.prefix { $0 == " " }), number + 1)
      } else if line.hasPrefix("#") {
        headings.append(line)
      }
    }
  }

  /// The contents of a fence, without indentation.
  package func text(of fence: Fence) -> String {
    lines[fence.body].map { $0.dropFirst(fence.margin.count) + "\n" }.joined()
  }

  /// The text of a section, without fences.
  package func prose(under heading: String) -> String {
    var prose: [String] = []
    var isInside = false
    for (number, line) in lines.enumerated() {
      let isFenced = fences.contains { $0.body.contains(number) }
      if line.hasPrefix("#"), !isFenced {
        isInside = line == heading
      } else if isInside, !isFenced, !line.hasPrefix("```") {
        prose.append(line)
      }
    }
    return prose.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes a text into a fence of the page.
  package mutating func record(_ text: String, in fence: Fence) throws {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    lines.replaceSubrange(fence.body, with: new.map { fence.margin + $0 })
    find()
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}

extension Page.Kind {
  package init(info: Substring) {
    let words = info.split(separator: " ").map(String.init)
    switch words.dropFirst().first {
    case "output" where words.dropFirst(2) == ["of", "convert"]: self = .conversion
    case "output" where words.dropFirst(2).prefix(2) == ["of", "audit"]:
      let least = words.firstIndex(of: "--min-coverage").flatMap { Double(words[$0 + 1]) }
      self = .audit(leastCoverage: least)
    case "output":
      let day = words.firstIndex(of: "--today").map { words[$0 + 1] }
      self = .output(today: day)
    case "on" where words.count == 4 && words[2] == "disk:": self = .onDisk(path: words[3])
    case "on" where words.count == 3 && words[2] == "disk": self = .removed
    case let path? where path.contains("."):
      self = .input(path: path, isEscaped: words.last == "escaped")
    default: self = .illustration
    }
  }
}

extension Page {
  /// The files of the example. If `isFixed`, the files of *What to do* replace those of the same name.
  package func files(isFixed: Bool = false) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for fence in fences where fence.heading == "## Example" || isFixed {
      guard case .input(let path, let isEscaped) = fence.kind else { continue }
      files[path] = isEscaped ? unescaped(text(of: fence)) : Array(text(of: fence).utf8)
    }
    return files
  }

  /// The date that the command gets; nil without one.
  package var today: String? {
    for fence in fences { if case .output(let today) = fence.kind { return today } }
    return nil
  }

  /// Whether the page is about `tincture audit` instead of a build.
  package var isAboutAudit: Bool {
    fences.contains { if case .audit = $0.kind { true } else { false } }
  }

  /// The coverage that the audit must have, in percent; nil for any.
  package var leastCoverage: Double? {
    for fence in fences { if case .audit(let least) = fence.kind { return least } }
    return nil
  }

  /// Whether the page is about `tincture convert` instead of a build.
  package var isAboutConversion: Bool { fences.contains { $0.kind == .conversion } }

  /// Whether the page is about files on disk instead of sources.
  package var isAboutDisk: Bool { !disk.isEmpty }

  /// The files on disk that differ from the compiled ones; nil for a missing file.
  package var disk: [String: [UInt8]?] {
    var disk: [String: [UInt8]?] = [:]
    for fence in fences {
      switch fence.kind {
      case .onDisk(let path): disk.updateValue(Array(text(of: fence).utf8), forKey: path)
      case .removed:
        for line in lines[fence.body] where line.hasPrefix("rm ") {
          disk.updateValue(nil, forKey: String(line.dropFirst(3)))
        }
      default: break
      }
    }
    return disk
  }
}

/// The bytes of a text in which `\xFF` means the byte FF.
private func unescaped(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.first {
    let digits = rest.dropFirst(2).prefix(2)
    if rest.starts(with: #"\x"#.utf8),
      let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    {
      bytes.append(code)
      rest = rest.dropFirst(4)
    } else {
      bytes.append(byte)
      rest = rest.dropFirst()
    }
  }
  return bytes
}
