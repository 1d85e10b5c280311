import TokenDialects

/// Compiles a project given as texts by path: `tincture.json`, `*.resolver.json`,
/// `*.contract.json`, and token files under any other name.
///
/// Findings about the project file come first, as in the command.
package func compiled(_ files: [String: String], today: String? = nil) -> Compilation {
  compiled(files.map { SourceFile(path: $0.key, text: $0.value) }, today: today)
}

/// Compiles a project given as files.
package func compiled(_ files: [SourceFile], today: String? = nil) -> Compilation {
  let (sources, findings) = sources(files, today: today)
  var compilation = compile(sources.recognizing(.dialects))
  compilation.add(findings, isFirst: true)
  return compilation
}

/// A project given as texts by path.
package func sources(_ files: [String: String]) -> Sources {
  sources(files.map { SourceFile(path: $0.key, text: $0.value) }).sources
}

/// A project given as files, and the findings about its project file.
package func sources(
  _ files: [SourceFile], today: String? = nil
) -> (sources: Sources, findings: [Diagnostic]) {
  var project = Project.withoutFile
  project.outputs = [Project.Output(format: .swift, to: "generated/Themes")]
  var findings: [Diagnostic] = []
  var sources = Sources(project: project, tokens: [], today: today)
  for file in files {
    if file.path == "tincture.json" {
      let outputs = sources.project.outputs
      (sources.project, findings) = Project.read(file)
      if sources.project.outputs == Project.withoutFile.outputs {
        sources.project.outputs = outputs
      }
    } else if file.path.hasSuffix(".resolver.json") {
      sources.resolver = file
    } else if file.path.hasSuffix(".contract.json") {
      sources.contracts.append(file)
    } else if file.path.hasSuffix(".mustache") {
      sources.templates.append(file)
    } else {
      sources.tokens.append(file)
    }
  }
  return (sources, findings)
}

/// A project file that turns off unpaired-color, for tests about something else.
package let unpairedOff = #"{ "rules": { "unpaired-color": "off" } }"#

/// Compiles one token file, `tokens/t.tokens.json`.
package func compiled(tokens: String) -> Compilation { compiled(["tokens/t.tokens.json": tokens]) }

/// The text as a JSON string.
package func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{0}"..."\u{1F}": "\\u" + String(String(0x1_0000 + scalar.value, radix: 16).dropFirst())
    default: String(scalar)
    }
  }
  return "\"\(scalars.joined())\""
}

extension Compilation {
  /// The findings of one rule.
  package func findings(_ rule: Rule) -> [Diagnostic] { findings.filter { $0.rule == rule } }

  /// The findings as `rule line:column path`, with `-` for no path.
  package var marks: [String] { findings.map(\.mark) }

  /// The findings as `rule path`.
  package var named: [String] { findings.map { "\($0.rule.rawValue) \($0.path ?? "-")" } }

  /// The text of the generated file with a name; empty if there is none.
  package func file(_ name: String) -> String {
    let file = files.first { $0.path.split(separator: "/").last == name[...] }
    return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// The property generated for a token: `name: Type`, as in `Theme.swift`.
  package func property(of path: String) -> String? {
    let lines = file("Theme.swift").split(separator: "\n")
    guard
      let comment = lines.firstIndex(where: {
        $0.contains("/// `\(path)`: ") || $0.hasSuffix("/// `\(path)`")
      })
    else { return nil }
    let line = lines[comment...].first { $0.contains("public var ") }
    let declaration = line?.drop { $0 == " " }.dropFirst("public var ".count)
    return declaration.map { String($0.prefix { $0 != "{" }.trimmedEnd) }
  }

  /// The value in the comment above a token's property; if values differ, each after its condition.
  package func value(of path: String) -> String? {
    let mark = "/// `\(path)`"
    let lines = file("Theme.swift").split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let index = lines.firstIndex(where: { $0 == mark || $0.hasPrefix(mark + ": ") }) else {
      return nil
    }
    if lines[index] != mark { return String(lines[index].dropFirst(mark.count + 2)) }
    let values = lines[(index + 1)...].prefix { $0.hasPrefix("///") }.filter {
      $0.hasPrefix("/// - ")
    }
    return values.map { $0.dropFirst(6).replacing(": ", with: " ", maxReplacements: 1) }
      .joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The finding as `rule line:column path`.
  package var mark: String { "\(rule.rawValue) \(place.line):\(place.column) \(path ?? "-")" }
}

extension Substring {
  /// The text without trailing spaces.
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
