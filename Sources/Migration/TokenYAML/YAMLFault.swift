import TokenJSON
import Yams

/// Why a YAML text cannot be translated to JSON.
package struct YAMLFault: Error, Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// It is not YAML, or has something that JSON does not have.
    case syntax
    case duplicateKey
    case invalidUTF8
    /// It is too long, with all aliases written out.
    case limit
  }

  package let kind: Kind
  /// What is wrong, and what to do.
  package let message: String
  /// The byte offset of the fault.
  package let offset: Int

  package init(_ kind: Kind, message: String, offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }

  /// The fault for an error of the library in a text that begins at an offset of the file.
  init(_ error: any Error, in yaml: String, start: Int, lines: LineTable) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      self.init(
        .syntax, message: phrase(problem, context: context?.text), offset: lines.offset(of: mark))
    case .reader(let problem, let offset, _, _):
      self.init(
        .syntax, message: phrase(problem), offset: start + byteOffset(ofCharacter: offset, in: yaml)
      )
    case .duplicatedKeysInMapping(let keys, let context):
      self.init(
        .duplicateKey, message: "duplicate key '\(keys.first ?? "")'; keep one of the two",
        offset: lines.offset(of: context.mark))
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded, nil:
      self.init(.syntax, message: phrase("\(error)"), offset: start)
    }
  }
}

private func phrase(_ problem: String, context: String? = nil) -> String {
  if problem.hasSuffix("another document") {
    return "a second document begins here; put each document into its own file"
  }
  if problem.hasPrefix("Maximum nesting level") {
    return "mappings and sequences are nested deeper than the limit of 1000 levels; nest fewer"
  }
  return "this is not YAML: \(context.map { $0 + ", " } ?? "")\(problem)"
}

private func byteOffset(ofCharacter number: Int?, in yaml: String) -> Int {
  guard let number,
    let index = yaml.index(yaml.startIndex, offsetBy: number, limitedBy: yaml.endIndex)
  else { return 0 }
  return yaml.utf8.distance(from: yaml.startIndex, to: index)
}
