import Foundation
import Mustache
import TokenJSON

/// The response of the renderer: the rendered text, or the faults of the templates.
struct Response: Encodable {
  var text: String?
  var faults: [Fault] = []
  /// Names in templates that do not exist in their context.
  var unknown: [String] = []
  /// Names of objects and lists that templates use as text.
  var whole: [String] = []

  /// A syntax error in a template.
  struct Fault: Encodable {
    /// The name of the partial; empty for the template itself.
    var template: String
    var line: Int
    var column: Int
    var message: String
  }
}

/// The error for a request without a template or model.
struct IncompleteRequest: Error {}

extension Response {
  /// - Parameter valueLimit: The number of values that the template can ask for.
  init(to request: JSONValue, valueLimit: Int) throws {
    guard let text = request["template"]?.string, let json = request["model"] else {
      throw IncompleteRequest()
    }
    ExactHTML.register()
    var library = MustacheLibrary()
    for (name, value) in request["partials"]?.members ?? [] {
      let partial = template(value.string ?? "", named: name.string)
      if let partial { library.register(partial, named: name.string) }
    }
    if let template = template(text, named: ""), faults.isEmpty {
      let size = request["limit"]?.number.flatMap { Int(exactly: $0) } ?? .max
      let model = Model(limit: valueLimit, size: size)
      self.text = template.render(model.value(json, named: "", isOutermost: true), library: library)
      (unknown, whole) = (model.unknown, model.whole)
      guard model.rest < 0 || model.size < 0 else { return }
      faults.append(
        Fault(
          template: "", line: 1, column: 1,
          message: model.size < 0
            ? "the texts that the template writes exceed the limit of \(size) bytes; write fewer"
            : "the sections of the template repeat more than \(valueLimit) values; put fewer "
              + "lists in lists"))
    }
  }

  private mutating func template(_ text: String, named name: String) -> MustacheTemplate? {
    do {
      return try MustacheTemplate(string: ExactHTML.line + text)
    } catch let error as MustacheTemplate.ParserError {
      faults.append(
        Fault(
          template: name, line: max(1, error.context.lineNumber - 1),
          column: error.context.columnNumber, message: message(for: error.error)))
    } catch { faults.append(Fault(template: name, line: 1, column: 1, message: "\(error)")) }
    return nil
  }
}

private func message(for error: any Error) -> String {
  guard let error = error as? MustacheTemplate.Error else {
    return "the template ends inside a tag; close the tag"
  }
  switch error {
  case .sectionCloseNameIncorrect:
    return "this does not match the open section; close the inner section first"
  case .unfinishedName: return "expected a name and closing braces in this tag"
  case .expectedSectionEnd:
    return "a section is not closed; close it before the end of the template"
  case .invalidSetDelimiter: return "expected delimiters in the form {{=<% %>=}}"
  case .transformAppliedToInheritanceSection: return "functions cannot be used on a block"
  case .illegalTokenInsideInheritSection:
    return "only blocks are allowed inside an inherited partial"
  case .textInsideInheritSection:
    return "text is not allowed inside an inherited partial; put it in a block"
  case .invalidConfigVariableSyntax: return "expected a pragma in the form {{% CONTENT_TYPE:TEXT}}"
  case .unrecognisedConfigVariable:
    return "the only pragma is CONTENT_TYPE, with the value TEXT or HTML"
  }
}
