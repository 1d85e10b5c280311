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

/// Renders a request.
func response(to request: JSONValue) throws -> Data {
  guard let text = request["template"]?.string, let model = request["model"] else {
    throw IncompleteRequest()
  }
  var response = Response()
  ExactHTML.register()
  var library = MustacheLibrary()
  if let partials = request["partials"]?.object {
    for (name, value) in partials {
      let partial = template(value.string ?? "", named: name.string, response: &response)
      if let partial { library.register(partial, named: name.string) }
    }
  }
  if let template = template(text, named: "", response: &response), response.faults.isEmpty {
    let misses = Misses()
    let model = modelValue(model, named: "", isOutermost: true, misses: misses)
    response.text = template.render(model, library: library)
    (response.unknown, response.whole) = (misses.unknown, misses.whole)
  }
  return try JSONEncoder().encode(response)
}

private func template(
  _ text: String, named name: String, response: inout Response
) -> MustacheTemplate? {
  do {
    return try MustacheTemplate(string: ExactHTML.line + text)
  } catch let error as MustacheTemplate.ParserError {
    response.faults.append(
      Response.Fault(
        template: name, line: max(1, error.context.lineNumber - 1),
        column: error.context.columnNumber,
        message: message(for: error.error)))
  } catch {
    response.faults.append(Response.Fault(template: name, line: 1, column: 1, message: "\(error)"))
  }
  return nil
}

/// The message about a syntax error.
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
