/// What a rule is about, why, an example and what to do: its page in `docs/diagnostics`.
package struct RulePage {
  private let rule: Rule
  private var blocks: [Block] = []

  private enum Block {
    case heading(String)
    case paragraph(String)
    /// Text in a fence, with the name of its file; nil for what the command prints.
    case example(file: String?, language: String, lines: [String])
  }

  package init(_ rule: Rule) {
    self.rule = rule
    var paragraph: [String] = []
    var fence: (info: [String], lines: [String])?
    for line in String(decoding: rule.source, as: UTF8.self).parts(at: "\n", keepingEmpty: true) {
      if line.hasPrefix("```") {
        if let (info, lines) = fence {
          let names = info.dropFirst().filter { $0.contains(".") }
          blocks.append(.example(file: names.first, language: info.first ?? "", lines: lines))
          fence = nil
        } else {
          fence = (line.dropFirst(3).split(separator: " ").map(String.init), [])
        }
      } else if fence != nil {
        fence?.lines.append(String(line))
      } else if line.hasPrefix("## ") {
        blocks.append(.heading(String(line.dropFirst(3))))
      } else if line.isEmpty || line.hasPrefix("# ") {
        if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: "\n"))) }
        paragraph = []
      } else {
        paragraph.append(withoutLinks(line))
      }
    }
  }

  /// What a finding reports: the first sentence of the page, without its period.
  package var summary: String {
    guard case .paragraph(let text)? = blocks.first else { return "" }
    let sentence = text.parts(around: ". ")[0]
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// The page for a terminal, with lines of at most 80 characters except in examples.
  package var text: String {
    var lines = [rule.rawValue, ""]
    for block in blocks {
      switch block {
      case .heading(let heading): lines.append(heading)
      case .paragraph(let text):
        lines += text.parts(at: "\n").flatMap { line in
          String(line).wrapped(to: 80, indent: line.hasPrefix("- ") ? 2 : 0)
        }
      case .example(let file, _, let example):
        if let file { lines.append("  \(file):") }
        lines += example.map { $0.isEmpty ? "" : "    \($0)" }
      }
      if case .heading = block { continue }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  package var json: [UInt8] {
    JSONWriter.file { json in
      json.number("version", value: 1)
      json.object("rule") { json in
        json.members(
          ("id", rule.rawValue), ("summary", summary), ("severity", rule.defaultSeverity.rawValue),
          ("criterion", rule.row.criterion), ("page", markdown))
      }
    }
  }

  /// The page as Markdown, without its title and without links.
  var markdown: String {
    blocks.map { block in
      switch block {
      case .heading(let heading): "## \(heading)\n"
      case .paragraph(let text): text + "\n"
      case .example(let file, let language, let lines):
        (file.map { "`\($0)`:\n\n" } ?? "")
          + "```\(language)\n" + lines.map { $0 + "\n" }.joined() + "```\n"
      }
    }.joined(separator: "\n")
  }
}

/// The text with the words of its links in place of the links: they are relative to the page.
private func withoutLinks(_ line: Substring) -> String {
  let pieces = line.parts(around: "](")
  return pieces.indices.map { index in
    let piece = index == 0 ? pieces[0][...] : pieces[index].drop { $0 != ")" }.dropFirst()
    guard index < pieces.count - 1, let open = piece.lastIndex(of: "[") else {
      return String(piece)
    }
    return piece[..<open] + String(piece[piece.index(after: open)...])
  }.joined()
}
