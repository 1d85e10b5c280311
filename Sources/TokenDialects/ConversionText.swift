import TokenModel
import Writers

/// What `convert` prints when it is done: what each file was taken for, what was carried, and what
/// to do next.
package func conversionSummary(_ conversion: Conversion, folder: String) -> [String] {
  var lines = conversion.recognized.map { path, dialect, reason in
    "\(lineOpening(path)): \(dialect.title), because \(printable(reason))"
  }
  if conversion.isUnreadable {
    return lines + ["Nothing is written: a file could not be read as JSON"]
  }
  guard let resolver = conversion.resolver else {
    return lines + ["Nothing is written: no file holds tokens that can be carried"]
  }
  let copies = conversion.recognized.count { $0.dialect == .dtcg || $0.dialect == .resolver }
  lines.append(
    "Carried \(counted(conversion.tokenCount, word: "token")), copied \(counted(copies, word: "file")) of DTCG "
      + "2025.10, wrote \(counted(conversion.files.count, word: "file")) to \(printable(folder))")
  for (rule, count) in counts(conversion) {
    lines.append("  \(count) \(phrase(rule)) [\(rule.rawValue)]")
  }
  lines.append(
    "Next: a tincture.json in \(printable(folder)) that says { \"resolver\": \"\(printable(resolver))\" }, and "
      + "tincture build --project \(printable(folder))")
  return lines
}

/// How many findings of each rule there are, in the order of the rules.
private func counts(_ conversion: Conversion) -> [(Rule, Int)] {
  let counts = Dictionary(conversion.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
  return Rule.allCases.compactMap { rule in counts[rule].map { (rule, $0) } }
}

private func phrase(_ rule: Rule) -> String {
  switch rule {
  case .notCarried: "not carried"
  case .changedValue: "carried with a change"
  case .missingType: "without a type"
  case .partialToken: "about tokens that some themes lack, an error of the build"
  // A conversion has findings of these rules; others come from the build of its result.
  default: "of another rule"
  }
}

private func counted(_ count: Int, word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}

/// The report as JSON: what each file was taken for, and all findings with their places.
package func conversionJSON(_ conversion: Conversion) -> [UInt8] {
  var json = JSONWriter(lines: 2)
  json.object { json in
    json.number("version", number: 1)
    json.number("tokens", number: conversion.tokenCount)
    json.array("inputs", items: conversion.recognized) { json, file in
      json.object {
        $0.string("file", text: file.path)
        $0.string("dialect", text: file.dialect.id)
        $0.string("because", text: file.reason)
      }
    }
    json.array("outputs", items: conversion.files) { $0.string(nil, text: $1.path) }
    json.array("findings", items: conversion.findings) { json, finding in
      json.object {
        $0.string("rule", text: finding.rule.rawValue)
        $0.string("severity", text: finding.severity.rawValue)
        $0.string("message", text: finding.message)
        $0.string("path", text: finding.path)
        $0.string("file", text: finding.place.file)
        $0.number("line", number: finding.place.line)
        $0.number("column", number: finding.place.column)
      }
    }
  }
  json.end()
  return json.bytes
}

/// The report as Markdown: a table of the files, and one of the findings for each rule.
package func conversionMarkdown(_ conversion: Conversion) -> String {
  var text = "# Conversion\n\n| file | dialect | because |\n|---|---|---|\n"
  for (path, dialect, reason) in conversion.recognized {
    text += "| \(code(path)) | \(dialect.id) | \(markdownText(reason)) |\n"
  }
  for (rule, count) in counts(conversion) {
    text += "\n## \(rule.rawValue) (\(count))\n\n| place | finding |\n|---|---|\n"
    for finding in conversion.findings where finding.rule == rule {
      let place = "\(finding.place.file):\(finding.place.line):\(finding.place.column)"
      text += "| \(code(place)) | \(markdownText(finding.message)) |\n"
    }
  }
  return text
}
