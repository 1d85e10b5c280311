import Foundation
import Mustache
import TokenJSON

/// What the renderer says: the text, or what is wrong with the templates.
struct Answer: Encodable {
  var text: String?
  var faults: [Fault] = []
  /// Names that nothing has where they are asked for.
  var unknown: [String] = []
  /// Names of objects and lists that are asked for as if they were texts.
  var whole: [String] = []

  /// Where a template is not what Mustache asks for.
  struct Fault: Encodable {
    /// The name of the partial; empty for the template itself.
    var template: String
    var line: Int
    var column: Int
    var message: String
  }
}

/// A request that lacks a template.
struct IncompleteRequest: Error {}

/// Renders what the request asks for.
func answer(to request: JSONValue) throws -> Data {
  guard let text = request["template"]?.string, let model = request["model"] else {
    throw IncompleteRequest()
  }
  var answer = Answer()
  ExactHTML.register()
  var library = MustacheLibrary()
  if let partials = request["partials"]?.object {
    for (name, value) in partials {
      let partial = template(value.string ?? "", named: name.string, answer: &answer)
      if let partial { library.register(partial, named: name.string) }
    }
  }
  if let template = template(text, named: "", answer: &answer), answer.faults.isEmpty {
    let misses = Misses()
    let model = modelValue(model, named: "", isOutermost: true, misses: misses)
    answer.text = template.render(model, library: library)
    (answer.unknown, answer.whole) = (misses.unknown, misses.whole)
  }
  return try JSONEncoder().encode(answer)
}

private func template(
  _ text: String, named name: String, answer: inout Answer
) -> MustacheTemplate? {
  do {
    return try MustacheTemplate(string: ExactHTML.line + text)
  } catch let error as MustacheTemplate.ParserError {
    answer.faults.append(
      Answer.Fault(
        template: name, line: max(1, error.context.lineNumber - 1),
        column: error.context.columnNumber,
        message: sentence(error.error)))
  } catch {
    answer.faults.append(Answer.Fault(template: name, line: 1, column: 1, message: "\(error)"))
  }
  return nil
}

/// What is wrong, and what would do.
private func sentence(_ error: any Error) -> String {
  guard let error = error as? MustacheTemplate.Error else {
    return "the template ends within a tag; close it"
  }
  switch error {
  case .sectionCloseNameIncorrect:
    return "this closes another section than the one that is open; close the inner one first"
  case .unfinishedName: return "the tag is not a name and its closing braces"
  case .expectedSectionEnd: return "a section is still open where the template ends; close it"
  case .invalidSetDelimiter: return "delimiters are set as {{=<% %>=}}"
  case .transformAppliedToInheritanceSection: return "a block takes no function"
  case .illegalTokenInsideInheritSection: return "only blocks stand within an inherited partial"
  case .textInsideInheritSection:
    return "text stands within an inherited partial; put it in a block"
  case .invalidConfigVariableSyntax: return "a pragma is written {{% CONTENT_TYPE:TEXT}}"
  case .unrecognisedConfigVariable:
    return "the one pragma is CONTENT_TYPE, and its value TEXT or HTML"
  }
}
