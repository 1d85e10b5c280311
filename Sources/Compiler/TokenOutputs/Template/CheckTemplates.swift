import TokenJSON
import TokenModel
import Writers

/// Reports what can be checked before a template is rendered: missing files, partials that include
/// themselves, unknown names.
func checkTemplate(_ template: String, of sources: Sources, findings: inout Findings) {
  let files = Dictionary(
    sources.templates.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  guard let file = files[template] else {
    findings.add(
      .invalidTemplate, message: "the template '\(printable(template))' is missing; write it",
      at: sources.project.place(ofTemplate: template) ?? Place(file: "tincture.json"))
    return
  }
  var check = TemplateCheck(root: template, files: files, findings: findings)
  check.check(file, below: [])
  findings = check.findings
}

private struct TemplateCheck {
  let root: String
  let files: [String: SourceFile]
  var findings: Findings
  private var known: Set<String> = []

  init(root: String, files: [String: SourceFile], findings: Findings) {
    self.root = root
    self.files = files
    self.findings = findings
  }

  mutating func check(_ file: SourceFile, below: [String]) {
    guard known.insert(file.path).inserted else { return }
    if file.text.firstInvalidUTF8 != nil || file.text.contains(0) {
      findings.add(
        .invalidTemplate,
        message: "the template must be UTF-8 text without NUL characters; convert it",
        at: Place(file: file.path))
    }
    for tag in templateTags(file) {
      checkName(tag)
      if tag.kind == .partial { follow(tag, lineage: below + [file.path]) }
    }
  }

  private mutating func follow(_ tag: TemplateTag, lineage: [String]) {
    guard let path = partialPath(tag.text, of: root) else {
      findings.add(
        .invalidTemplate,
        message:
          "'\(printable(tag.text))' is not a partial's name; use the name of a file next to '\(printable(root))', "
          + "without '.mustache'", at: tag.place)
      return
    }
    guard let file = files[path] else {
      findings.add(
        .invalidTemplate,
        message: "the partial '\(printable(tag.text))' is missing; create '\(printable(path))'",
        at: tag.place)
      return
    }
    guard !lineage.contains(path) else {
      findings.add(
        .invalidTemplate,
        message: "the partial '\(printable(tag.text))' includes itself; remove the tag",
        at: tag.place)
      return
    }
    check(file, below: lineage)
  }

  private mutating func checkName(_ tag: TemplateTag) {
    if tag.kind == .unfinished {
      findings.add(
        .invalidTemplate, message: "this tag is never closed; close it",
        at: tag.place)
    }
    guard [.value, .section].contains(tag.kind) else { return }
    let (functions, name) = tag.call
    for function in functions where !TemplateModel.functions.contains(function) {
      refuse(function, what: "function", among: TemplateModel.functions, at: tag.place)
    }
    for part in name.split(separator: ".") where !TemplateModel.names.contains(String(part)) {
      refuse(String(part), what: "value", among: TemplateModel.names, at: tag.place)
    }
  }

  private mutating func refuse(
    _ name: String, what: String, among names: [String], at place: Place
  ) {
    let near = name.suggestion(among: names)
    findings.add(
      .invalidTemplate,
      message: "unknown \(what) '\(printable(name))'"
        + (near.isEmpty ? "; see docs/reference/templates.md" : near), at: place)
  }
}
