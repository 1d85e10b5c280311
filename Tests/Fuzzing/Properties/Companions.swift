import TokenCompiler
import TokenModel
import TokenOutputs

extension FuzzTarget {
  /// The files of a project: those of the input, and other files that it needs.
  func files(in bytes: [UInt8]) -> [SourceFile] {
    let own = bytes.isEmpty ? [] : Archive(bytes, main: main).files
    let known = Set(own.map(\.path))
    return own
      + companions.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, text: $0.value) }
  }

  /// The files of a project other than the one that is fuzzed.
  private var companions: [String: String] {
    switch self {
    case .json, .convert: [:]
    case .tokens: ["tincture.json": projectText(""), "tokens/c.contract.json": contractText]
    case .contracts, .project:
      [
        "tincture.json": projectText(""), "tokens/c.contract.json": contractText,
        "tokens/a.tokens.json": tokensText, "t.mustache": templateText,
      ]
    case .resolver:
      [
        "tincture.json": projectText(#""resolver": "tokens/r.resolver.json", "#),
        "tokens/c.contract.json": contractText, "tokens/a.tokens.json": tokensText,
        "tokens/light.tokens.json": themeText, "tokens/dark.tokens.json": themeText,
      ]
    }
  }
}

/// A project from files, and the findings about its project file.
func assembled(_ files: [SourceFile]) -> (sources: Sources, findings: [Diagnostic]) {
  var project = Project.withoutFile
  var findings: [Diagnostic] = []
  if let file = files.first(where: { $0.path == "tincture.json" }) {
    (project, findings) = Project.read(file)
  }
  var sources = Sources(project: project, tokens: [], today: "2026-07-01")
  sources.resolver = project.resolver.flatMap { path in files.first { $0.path == path } }
  let named = sources.resolver.map { Set(project.files(namedBy: $0)) }
  for file in files where file.path != "tincture.json" && file.path != project.resolver {
    if file.path.hasSuffix(".contract.json") {
      sources.contracts.append(file)
    } else if file.path.hasSuffix(".mustache") {
      sources.templates.append(file)
    } else if file.path == "baseline.json" {
      sources.baseline = file
    } else if named?.contains(file.path) ?? true {
      sources.tokens.append(file)
    }
  }
  return (sources, findings)
}

private func projectText(_ source: String) -> String {
  """
  { \(source)"contracts": ["tokens/*.contract.json"],
    "outputs": [
      { "format": "swift", "to": "out/Themes" },
      { "format": "audit-markdown", "to": "out/contrast.md" },
      { "format": "audit-html", "to": "out/contrast.html" },
      { "format": "component-markdown", "to": "out/components" },
      { "format": "json", "to": "out/tokens.json" }, { "format": "css", "to": "out/tokens.css" },
      { "format": "xcassets", "to": "out/Colors.xcassets" },
      { "format": "compose", "to": "out/kotlin", "package": "a.b" } ],
    "audit": { "surface": "page" }, "rules": { "unpaired-color": "off" } }
  """
}

private let contractText = """
  { "component": "Tag", "path": "tag/<state>/*", "axes": { "state": ["idle", "selected"] },
    "roles": { "bg": { "type": "paint" }, "label": { "type": "color" } },
    "contrast": [{ "foreground": "label", "on": "bg" }] }
  """

private let tokensText = """
  { "page": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
    "tag": { "$type": "color",
      "idle": { "bg": { "$value": "{page}" },
        "label": { "$value": { "colorSpace": "oklch", "components": [0.3, 0.1, 250] } } },
      "selected": { "bg": { "$value": "{tag.idle.label}" }, "label": { "$value": "{page}" } } },
    "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
  """

private let themeText = """
  { "text": { "$type": "color", "$value": "{tag.idle.label}" } }
  """

private let templateText = "{{#themes}}{{name}}{{/themes}}"
