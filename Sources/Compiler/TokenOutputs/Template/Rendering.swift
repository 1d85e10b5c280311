/// A file to render from a template: the request to the renderer, and the reader of its answer.
///
/// A separate program, `tincture-mustache`, renders templates, because its library needs
/// Foundation. The compiler prepares the request, and the command runs the program.
package struct Rendering: Sendable {
  /// The file to write, relative to the project folder.
  package var path: String
  var template: SourceFile
  var partials: [String: SourceFile]
  /// The place of the output in the project file.
  var place: Place
  /// What the template can write, which many outputs share, and the greatest number of bytes.
  private let model: [UInt8]
  private let limit: ByteLimit

  /// The renderer's input: one JSON object with the templates by name and the model.
  package var request: [UInt8] {
    JSONWriter.file { json in
      json.number("limit", value: limit.bytes)
      json.string("template", value: String(decoding: template.text, as: UTF8.self))
      json.object("partials") { json in
        for (name, file) in partials.sorted(by: { $0.key < $1.key }) {
          json.string(name, value: String(decoding: file.text, as: UTF8.self))
        }
      }
      json.json("model", text: model)
    }
  }

  /// The rendering of an output; nil if it has no template, or if that is missing.
  package init?(_ output: Project.Output, sources: Sources, model: () -> [UInt8]) {
    guard let path = output.template,
      let template = sources.templates.first(where: { $0.path == path })
    else { return nil }
    var partials: [String: SourceFile] = [:]
    var open = [template]
    while let file = open.popLast() {
      for tag in file.templateTags where tag.kind == .partial && partials[tag.text] == nil {
        let wanted = tag.partialPath(of: path)
        guard let found = sources.templates.first(where: { $0.path == wanted }) else { continue }
        partials[tag.text] = found
        open.append(found)
      }
    }
    self.path = output.to
    (self.template, self.partials) = (template, partials)
    (self.model, limit) = (model(), ByteLimit(sources))
    place = sources.project.places.outputs[output.to] ?? Place(file: "tincture.json")
  }

  /// The finding about a model that is too large to be read; nil if it is not.
  package var oversize: Diagnostic? {
    guard model.count > limit.work else { return nil }
    return Diagnostic(
      .limitExceeded,
      message:
        "what '\(printable(template.path))' names is \(model.count) bytes in all themes, and the limit is "
        + "\(limit.work); use fewer names, or list fewer themes in 'inputs'", at: place)
  }

  /// The file in an answer, or the findings about the template; nil if it is not a valid answer.
  ///
  /// An answer is `{"text": "…"}`, with optional members `"unknown": ["name"]`, `"whole": ["name"]`
  /// and `"faults": [{"template": "name", "line": 1, "column": 1, "message": "…"}]`.
  package func result(of answer: [UInt8]) -> (file: GeneratedFile?, findings: [Diagnostic])? {
    guard let json = try? JSONDocument(answer) else { return nil }
    var findings = json.root["faults"]?.array?.map(finding) ?? []
    for name in names("unknown", in: json) { findings.append(finding(unknown: name)) }
    for name in names("whole", in: json) { findings.append(finding(wholeObject: name)) }
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

  /// A line or a column in an answer. Another renderer may send any number.
  private func count(_ value: JSONValue?) -> Int {
    max(1, value?.number.flatMap { Int(exactly: $0) } ?? 1)
  }

  /// The finding for a name that is unknown at some place of the template, at the first tag with
  /// it.
  private func finding(unknown name: String) -> Diagnostic {
    let place = place { tag in
      [.value, .section].contains(tag.kind)
        && tag.call.name.split(separator: ".").contains { $0 == name }
    }
    return Diagnostic(
      .invalidTemplate,
      message: "'\(printable(name))' has no value here; " + "see docs/reference/templates.md",
      at: place ?? Place(file: template.path))
  }

  /// The finding for an object or a list that is used as text, at the first tag with its name. If
  /// there is none, at the first tag that means the current object.
  private func finding(wholeObject name: String) -> Diagnostic {
    let place =
      place { $0.kind == .value && $0.call.name.split(separator: ".").last ?? "" == name }
      ?? place { $0.kind == .value && $0.call.name.allSatisfy { $0 == "." } }
    return Diagnostic(
      .invalidTemplate,
      message: (name.isEmpty ? "the whole model" : "'\(printable(name))'")
        + " has members and is not text; use one of its members, listed in docs/reference/templates.md",
      at: place ?? Place(file: template.path))
  }

  /// The place of the first matching tag of the template and its partials.
  private func place(where isMatch: (TemplateTag) -> Bool) -> Place? {
    let files = [template] + partials.values.sorted { $0.path < $1.path }
    return files.lazy.flatMap(\.templateTags).first(where: isMatch)?.place
  }
}
