/// Finds what can be checked before a template is rendered: missing files, partials that include
/// themselves, unknown names.
struct TemplateCheck {
  private let root: String
  private let files: [String: SourceFile]
  private(set) var findings: Findings
  /// The bytes of each file with its partials written out, up to one more than the limit.
  private var sizes: [String: Int] = [:]
  /// Their lines, which the spaces before a partial are repeated for.
  private var lines: [String: Int] = [:]
  /// How deep the sections of each file are, with those of its partials.
  private var depths: [String: Int] = [:]

  init(_ template: String, of input: OutputFormat.CheckInput) {
    root = template
    files = Dictionary(firsts: input.sources.templates.map { ($0.path, $0) })
    findings = input.noFindings
    guard let file = files[template] else {
      report(
        "the template " + template.missingFile(similar: input.sources.similarFiles[template]),
        at: input.project.outputs.last { $0.template == template }?.settings["template"]?.place
          ?? Place(file: "tincture.json"))
      return
    }
    check(file, below: [])
    if depths[template] ?? 0 > sectionLimit {
      report(
        "sections in sections are \(depths[template] ?? 0) deep, with those of partials, and the limit is "
          + "\(sectionLimit); nest fewer", at: Place(file: template))
    }
    guard sizes[template] ?? 0 > templateSizeLimit else { return }
    report(
      "the template is more than \(templateSizeLimit) bytes with its partials written "
        + "out; include fewer", at: Place(file: template))
  }

  private mutating func check(_ file: SourceFile, below: [String]) {
    guard sizes[file.path] == nil else { return }
    sizes[file.path] = file.text.count
    lines[file.path] = file.text.count { $0 == 0x0A }
    if file.text.firstInvalidUTF8 != nil || file.text.contains(0) {
      report(
        "the template must be UTF-8 text without NUL characters; convert it",
        at: Place(file: file.path))
    }
    var depth = 0
    for tag in file.templateTags {
      checkName(tag)
      depth += [.section, .block].contains(tag.kind) ? 1 : tag.kind == .close ? -1 : 0
      if tag.kind == .partial { follow(tag, lineage: below + [file.path]) }
      let inner = tag.kind == .partial ? tag.partialPath(of: root).flatMap { depths[$0] } : nil
      depths[file.path] = max(depths[file.path] ?? 0, depth + (inner ?? 0))
    }
  }

  private mutating func follow(_ tag: TemplateTag, lineage: [String]) {
    guard let path = tag.partialPath(of: root) else {
      return report(
        "'\(printable(tag.text))' is not a partial's name; use the name of a file next to '\(printable(root))', "
          + "without '.mustache'", at: tag.place)
    }
    guard let file = files[path] else {
      return report(
        "the partial '\(printable(tag.text))' is missing; create '\(printable(path))'",
        at: tag.place)
    }
    guard !lineage.contains(path) else {
      return report(
        "the partial '\(printable(tag.text))' includes itself; remove the tag", at: tag.place)
    }
    check(file, below: lineage)
    let parent = lineage[lineage.count - 1]
    let (count, limit) = (lines[path] ?? 0, templateSizeLimit + 1)
    lines[parent] = min((lines[parent] ?? 0) + count, limit)
    sizes[parent] = min((sizes[parent] ?? 0) + (sizes[path] ?? 0) + count * tag.place.column, limit)
  }

  private mutating func checkName(_ tag: TemplateTag) {
    if tag.kind == .unfinished { report("this tag is never closed; close it", at: tag.place) }
    guard [.value, .section].contains(tag.kind) else { return }
    let (functions, name) = tag.call
    for function in functions where !TemplateModel.functions.contains(function) {
      refuse(function, what: "function", among: TemplateModel.functions, at: tag.place)
    }
    for part in name.split(separator: ".") where !TemplateModel.names.contains(String(part)) {
      refuse(String(part), what: "value", among: TemplateModel.names, at: tag.place)
    }
  }

  private mutating func refuse(_ name: String, what: String, among names: [String], at place: Place)
  {
    report(
      "unknown \(what) '\(printable(name))'"
        + name.suggestion(among: names, else: "; see docs/reference/templates.md"), at: place)
  }

  private mutating func report(_ message: String, at place: Place) {
    findings.add(.invalidTemplate, message: message, at: place)
  }
}

/// The bytes that a template can have with its partials written out: 4 MiB.
let templateSizeLimit = 4_194_304

/// How deep sections can be.
let sectionLimit = 64
