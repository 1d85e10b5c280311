import TokenChecks
import TokenJSON
import TokenModel
import Writers

/// A file that a template makes of the tokens: what is to be rendered, and how the answer is read.
///
/// Templates are rendered by a program of its own, `tincture-mustache`, because the library that does
/// it needs Foundation. The compiler says what to ask it, and the command asks.
package struct Rendering: Sendable {
  /// The file to write, relative to the project folder.
  package var path: String
  /// What the renderer reads: one JSON object with the templates by name and the model.
  package var request: [UInt8]
  /// The template.
  var template: SourceFile
  /// Its partials, by the names they go by.
  var partials: [String: SourceFile]
  /// Where the output stands in the project file.
  var place: Place
}

extension Rendering {
  /// The file that an answer holds, or the findings about the template; nil for what is no answer.
  ///
  /// An answer is `{"text": "…"}`, and beside it `"unknown": ["name"]`, `"whole": ["name"]` and
  /// `"faults": [{"template": "name", "line": 1, "column": 1, "message": "…"}]`.
  package func result(of answer: [UInt8]) -> (file: GeneratedFile?, findings: [Diagnostic])? {
    guard let json = try? JSONDocument(answer) else { return nil }
    var findings = json.root["faults"]?.array?.map(finding) ?? []
    for name in names("unknown", in: json) { findings.append(finding(unknown: name)) }
    for name in names("whole", in: json) { findings.append(finding(whole: name)) }
    guard findings.isEmpty else { return (nil, findings) }
    guard let text = json.root["text"]?.bytes else { return nil }
    return (GeneratedFile(path: path, bytes: Array(text)), [])
  }

  private func names(_ key: String, in answer: JSONDocument) -> [String] {
    answer.root[key]?.array?.compactMap(\.string) ?? []
  }

  private func finding(_ fault: JSONValue) -> Diagnostic {
    let name = fault["template"]?.string ?? ""
    let place = Place(
      file: (partials[name] ?? template).path, line: count(fault["line"]),
      column: count(fault["column"]))
    return Diagnostic(.invalidTemplate, message: fault["message"]?.string ?? "", at: place)
  }

  /// A line or a column of an answer: another renderer may say anything.
  private func count(_ value: JSONValue?) -> Int {
    max(1, value?.number.flatMap { Int(exactly: $0) } ?? 1)
  }

  /// A name that some place of the template does not see: the first tag that says it.
  private func finding(unknown name: String) -> Diagnostic {
    let place = place { tag in
      [.value, .section].contains(tag.kind)
        && tag.call.name.split(separator: ".").contains { $0 == name }
    }
    return Diagnostic(
      .invalidTemplate,
      message: "there is no value '\(printable(name))' where it is asked for; "
        + "docs/reference/templates.md says what has it",
      at: place ?? Place(file: template.path))
  }

  /// An object or a list that is written where only a text can be: the first tag that says its name,
  /// else the first that says none and means what stands around it.
  private func finding(whole name: String) -> Diagnostic {
    let place =
      place { $0.kind == .value && $0.call.name.split(separator: ".").last ?? "" == name }
      ?? place { $0.kind == .value && $0.call.name.allSatisfy { $0 == "." } }
    return Diagnostic(
      .invalidTemplate,
      message: (name.isEmpty ? "the whole model" : "'\(printable(name))'")
        + " has members and is no text; name one of them, as docs/reference/templates.md lists them",
      at: place ?? Place(file: template.path))
  }

  /// Where the first such tag of the template and its partials stands.
  private func place(where isIt: (TemplateTag) -> Bool) -> Place? {
    let files = [template] + partials.values.sorted { $0.path < $1.path }
    return files.lazy.flatMap(templateTags).first(where: isIt)?.place
  }
}

/// What templates are to make of the tokens.
package func renderings(
  _ tokens: ResolvedTokens, checked: Checked, sources: Sources
) -> [Rendering] {
  let outputs = sources.project.outputs(of: .mustache)
  guard !outputs.isEmpty else { return [] }
  let model = TemplateModel(tokens, checked: checked).bytes
  return outputs.compactMap { output in
    guard let path = output.template,
      let template = sources.templates.first(where: { $0.path == path })
    else { return nil }
    var partials: [String: SourceFile] = [:]
    var open = [template]
    while let file = open.popLast() {
      for tag in templateTags(file) where tag.kind == .partial && partials[tag.text] == nil {
        let wanted = partialPath(tag.text, of: path)
        guard let found = sources.templates.first(where: { $0.path == wanted }) else { continue }
        partials[tag.text] = found
        open.append(found)
      }
    }
    return Rendering(
      path: output.to, request: request(template, partials: partials, model: model),
      template: template,
      partials: partials,
      place: sources.project.places.outputs[output.to] ?? Place(file: "tincture.json"))
  }
}

private func request(
  _ template: SourceFile, partials: [String: SourceFile], model: [UInt8]
) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.string("template", text: String(decoding: template.text, as: UTF8.self))
    json.object("partials") { json in
      for (name, file) in partials.sorted(by: { $0.key < $1.key }) {
        json.string(name, text: String(decoding: file.text, as: UTF8.self))
      }
    }
    json.json("model", text: model)
  }
  json.end()
  return json.bytes
}
