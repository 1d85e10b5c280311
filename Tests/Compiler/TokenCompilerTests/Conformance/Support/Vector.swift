import TokenTesting

/// A document with the result that a compiler of DTCG 2025.10 must have.
struct Vector: CustomTestStringConvertible, Sendable {
  /// The requirement's id, a slash, and a name.
  var id: String
  var document: JSONTree
  var isValid: Bool
  /// The input of a resolver document, if it has one.
  var input: JSONTree?
  /// The values that a valid document resolves to, by path, if the vector has them.
  var result: JSONTree?
  /// JSON Pointers to acceptable places of the fault; empty for a valid document.
  var places: [String]

  var testDescription: String { id }
  var requirement: String { String(id.prefix(5)) }

  /// The vectors of the specification, then our own.
  static let all: [Vector] = {
    let places = dataFile("places")
    return ["dtcg", "more"].flatMap { file in
      (dataFile(file)["vectors"]?.items ?? []).compactMap { Vector($0, places) }
    }
  }()

  private init?(_ row: JSONTree, _ places: JSONTree) {
    guard let id = row["id"]?.text, let document = row["document"],
      let expected = row["expect"]?.text
    else { return nil }
    self.id = id
    self.document = document
    isValid = expected == "valid"
    input = row["input"]
    result = row["result"].flatMap { $0 == .null ? nil : $0 }
    self.places = (places[id]?.items ?? []).compactMap(\.text)
  }

  /// Compiles the document as a token file or as a resolver document.
  func build() -> Built {
    Built(document, of: id, settings: input.map { "\"inputs\": [\($0.json)]" } ?? "")
  }
}

/// A file of `Conformance/Data`.
func dataFile(_ name: String) -> JSONTree {
  let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data")
  guard let url, let bytes = try? Data(contentsOf: url), let tree = try? JSONTree([UInt8](bytes))
  else { preconditionFailure("Conformance/Data/\(name).json is missing or not JSON") }
  return tree
}
