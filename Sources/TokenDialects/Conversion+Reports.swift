import TokenModel
import Writers

extension Conversion {
  /// What `convert` prints at the end: the dialect of each file, what was converted, and what to do
  /// next.
  package func summary(folder: String) -> [String] {
    var lines = recognized.map { file in
      "\(lineOpening(file.path)): \(file.dialect.title), because \(printable(file.explanation))"
    }
    if isUnreadable {
      return lines + ["Nothing was written: a file cannot be read"]
    }
    guard let resolver else {
      return lines + ["Nothing was written: no file contains tokens that can be converted"]
    }
    let copies = recognized.count { $0.dialect == .dtcg || $0.dialect == .resolver }
    lines.append(
      "Converted \(counted(tokenCount, word: "token")), copied \(counted(copies, word: "file")) of "
        + "DTCG 2025.10, wrote \(counted(files.count, word: "file")) to \(printable(folder))")
    for (rule, count) in counts {
      lines.append("  \(count) \(phrase(rule)) [\(rule.rawValue)]")
    }
    lines.append(
      "Next: put { \"resolver\": \"\(printable(resolver))\" } in \(printable(folder))/tincture.json, and "
        + "run tincture build --project \(printable(folder))")
    return lines
  }

  /// The report as JSON: the dialect of each file, and all findings.
  package var json: [UInt8] {
    var json = JSONWriter(lines: 2)
    json.object { json in
      json.number("version", value: 1)
      json.number("tokens", value: tokenCount)
      json.array("inputs", items: recognized) { json, file in
        json.object {
          $0.string("file", value: file.path)
          $0.string("dialect", value: file.dialect.id)
          $0.string("because", value: file.reason)
          if let syntax = file.syntax { $0.string("syntax", value: syntax.rawValue) }
        }
      }
      json.array("outputs", items: files) { $0.string(nil, value: $1.path) }
      json.array("findings", items: findings) { json, finding in
        json.object {
          $0.string("rule", value: finding.rule.rawValue)
          $0.string("severity", value: finding.severity.rawValue)
          $0.string("message", value: finding.message)
          $0.string("path", value: finding.path)
          $0.string("file", value: finding.place.file)
          $0.number("line", value: finding.place.line)
          $0.number("column", value: finding.place.column)
        }
      }
    }
    json.end()
    return json.bytes
  }

  /// The report as Markdown: a table of the files, and a table of findings for each rule.
  package var markdown: String {
    var text = "# Conversion\n\n| file | dialect | because |\n|---|---|---|\n"
    for file in recognized {
      text += "| \(code(file.path)) | \(file.dialect.id) | \(markdownText(file.explanation)) |\n"
    }
    for (rule, count) in counts {
      text += "\n## \(rule.rawValue) (\(count))\n\n| place | finding |\n|---|---|\n"
      for finding in findings where finding.rule == rule {
        let place = "\(finding.place.file):\(finding.place.line):\(finding.place.column)"
        text += "| \(code(place)) | \(markdownText(finding.message)) |\n"
      }
    }
    return text
  }

  /// The number of findings of each rule, in the order of the rules.
  private var counts: [(Rule, Int)] {
    let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    return Rule.allCases.compactMap { rule in counts[rule].map { (rule, $0) } }
  }
}

private func phrase(_ rule: Rule) -> String {
  switch rule {
  case .notCarried: "not converted"
  case .changedValue: "changed"
  case .missingType: "without a type"
  case .partialToken: "missing in some themes, an error in a build"
  // Other rules come from the build of the result.
  default: "other"
  }
}

private func counted(_ count: Int, word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
