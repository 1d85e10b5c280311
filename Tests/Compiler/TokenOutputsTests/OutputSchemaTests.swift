import TokenTesting

/// The part of `schemas/tincture.schema.json` about outputs, and the table of formats in the
/// documentation. Both are generated from `OutputFormat.all`.
///
/// `UPDATE_SCHEMA=1 swift test --filter OutputSchema` updates both, and fails. Read the difference,
/// then run again without it.
@Suite(.serialized) struct OutputSchemaTests {
  @Test func `the schema has the formats and their settings`() throws {
    let url = packageFolder.appending(path: "schemas/tincture.schema.json")
    let starter = packageFolder.appending(
      path: "Sources/Command/tincture/Starter/schemas/tincture.schema.json")
    var lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: #"    "output": {"#))
    let format = try #require(lines[start...].firstIndex(of: #"        "format": {"#))
    let to = try #require(lines[format...].firstIndex(of: #"        "to": {"#))
    let settings = try #require(lines[to...].firstIndex { $0.hasPrefix("        }") })
    let end = try #require(lines[settings...].firstIndex { $0 == "    }" || $0 == "    }," })
    lines.replaceSubrange(settings..<end, with: OutputSchema().settings)
    lines.replaceSubrange(format..<to, with: OutputSchema().format)
    let text = lines.joined(separator: "\n")
    try expect(url, toBe: text)
    #expect(
      try String(contentsOf: starter, encoding: .utf8) == text,
      "the starter's schema must be a link to \(url.path)")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func `the page about outputs lists the formats and their settings`() throws {
    let url = packageFolder.appending(path: "docs/reference/outputs.md")
    var lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let table = ["| format | `to` | settings | writes |", "|---|---|---|---|"] + rows
    let start = try #require(lines.firstIndex(of: table[0]), "the page needs a table of formats")
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: table)
    try expect(url, toBe: lines.joined(separator: "\n"))
  }

  private var rows: [String] {
    OutputFormat.all.map { format in
      let kind = format.kind
      let settings = kind.settings.map { "`\($0.name)`" + ($0.isRequired ? " (required)" : "") }
      let to =
        switch kind.destination {
        case .file: "file"
        case .folder: "folder"
        case .fileOrFolder(let ending): "folder, or a file ending in `\(ending)`"
        }
      return "| `\(kind.id)` | \(to) | \(settings.joined(separator: ", ")) | \(kind.summary) |"
    }
  }

  private func expect(_ url: URL, toBe text: String) throws {
    guard try String(contentsOf: url, encoding: .utf8) != text else { return }
    let isUpdate = ProcessInfo.processInfo.environment["UPDATE_SCHEMA"] == "1"
    if isUpdate { try text.write(to: url, atomically: true, encoding: .utf8) }
    Issue.record(
      "\(url.lastPathComponent) does not match OutputFormat.all\(isUpdate ? "; updated" : "; run again with UPDATE_SCHEMA=1")"
    )
  }
}

/// The lines of the schema that are generated from the formats.
private struct OutputSchema {
  let kinds = OutputFormat.all.map(\.kind)

  /// The property `format`.
  var format: [String] {
    let words = kinds.map { "`\($0.id)`: \($0.summary)" }.joined(separator: " ")
    return [
      #"        "format": {"#, "          \"description\": \(quoted("The format. " + words)),",
      "          \"enum\": \(list(kinds.map(\.id)))", "        },",
    ]
  }

  /// The lines after the property `to`: the settings, and the rules about their combinations.
  var settings: [String] {
    var all: [OutputSetting] = []
    for setting in kinds.flatMap(\.settings) where !all.contains(where: { $0.name == setting.name })
    {
      all.append(setting)
    }
    var lines = ["        },"]
    for (index, setting) in all.enumerated() {
      lines.append("        \(quoted(setting.name)): {")
      lines.append("          \"description\": \(quoted(setting.summary)),")
      lines.append("          \(members(of: setting.shape))")
      lines.append(index == all.count - 1 ? "        }" : "        },")
    }
    let rules = rules(of: all)
    lines += ["      },", "      \"allOf\": ["]
    lines += rules.enumerated().map { "        \($1)\($0 == rules.count - 1 ? "" : ",")" }
    return lines + ["      ]"]
  }

  private func members(of shape: OutputSetting.Shape) -> String {
    switch shape {
    case .flag: "\"type\": \"boolean\""
    case .word(let words): "\"enum\": \(list(words))"
    case .text(let pattern): "\"type\": \"string\", \"pattern\": \(quoted(pattern))"
    case .path: "\"$ref\": \"#/$defs/path\""
    case .list(let shape): "\"type\": \"array\", \"items\": { \(members(of: shape)) }"
    case .object(let shape):
      "\"type\": \"object\", \"additionalProperties\": { \(members(of: shape)) }"
    }
  }

  private func rules(of settings: [OutputSetting]) -> [String] {
    let foreign = settings.compactMap { setting -> String? in
      let owners = kinds.filter { $0.settings.contains { $0.name == setting.name } }.map(\.id)
      guard owners.count < kinds.count else { return nil }
      return "{ \"if\": { \"required\": \(list([setting.name])) }, "
        + "\"then\": { \"properties\": { \"format\": { \"enum\": \(list(owners)) } } } }"
    }
    let required = kinds.compactMap { kind -> String? in
      let names = kind.settings.filter(\.isRequired).map(\.name)
      guard !names.isEmpty else { return nil }
      return "{ \"if\": { \"required\": [\"format\"], \"properties\": { \"format\": "
        + "{ \"const\": \(quoted(kind.id)) } } }, \"then\": { \"required\": \(list(names)) } }"
    }
    let conflicts = settings.flatMap { setting in
      setting.conflicts.map { conflict in
        let names = "\"required\": \(list([conflict.other, setting.name]))"
        let word = conflict.word.map {
          ", \"properties\": { \(quoted(conflict.other)): { \"const\": \(quoted($0)) } }"
        }
        return "{ \"not\": { \(names)\(word ?? "") } }"
      }
    }
    return foreign + required + conflicts
  }

  private func list(_ words: [String]) -> String {
    "[\(words.map(quoted).joined(separator: ", "))]"
  }

  /// The text as a JSON string.
  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
