import Foundation

/// A stateful imitation of Figma's variables API for one file, with the rules of
/// github.com/figma/rest-api-spec (`postVariables`).
///
/// A body is applied as a whole or not at all. Numbers become 32-bit floats, as in Figma.
struct FigmaServer {
  typealias Object = [String: Any]

  struct Refusal: Error, CustomStringConvertible { var description: String }

  var collections: [String: Object] = [:]
  var variables: [String: Object] = [:]
  private var idCount = 0
  /// The real ids of the temporary ones of a body.
  private var realIDs: [String: String] = [:]

  /// A file without variables.
  init() {}

  /// A file with the variables of an answer.
  init(_ answer: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Object ?? [:]
    let meta = root["meta"] as? Object ?? [:]
    collections = meta["variableCollections"] as? [String: Object] ?? [:]
    variables = meta["variables"] as? [String: Object] ?? [:]
  }

  /// The answer of `GET /v1/files/:key/variables/local`.
  var answer: String {
    get throws {
      let meta: Object = ["variableCollections": collections, "variables": variables]
      let root: Object = ["status": 200, "error": false, "meta": meta]
      return String(
        decoding: try JSONSerialization.data(withJSONObject: root, options: .sortedKeys),
        as: UTF8.self)
    }
  }

  /// Answers `POST /v1/files/:key/variables`.
  mutating func post(_ bytes: [UInt8]) throws {
    var copy = self
    copy.realIDs = [:]
    try check(bytes.count <= 4_000_000, "the body is larger than 4 MB")
    let body = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [Object]] ?? [:]
    let arrays = ["variableCollections", "variableModes", "variables", "variableModeValues"]
    try check(Set(body.keys).isSubset(of: arrays), "unknown arrays: \(body.keys.sorted())")
    for change in body[arrays[0]] ?? [] { try copy.change(collection: change) }
    for change in body[arrays[1]] ?? [] { try copy.change(mode: change) }
    for change in body[arrays[2]] ?? [] { try copy.change(variable: change) }
    for change in body[arrays[3]] ?? [] { try copy.set(change) }
    self = copy
  }

  // MARK: Ids and members

  func check(_ condition: Bool, _ message: String) throws {
    if !condition { throw Refusal(description: message) }
  }

  func text(_ name: String, of change: Object) throws -> String {
    guard let text = change[name] as? String, !text.isEmpty else {
      throw Refusal(description: "'\(name)' is missing in \(change)")
    }
    return text
  }

  mutating func newID(_ kind: String, for temporary: Any?) throws -> String {
    idCount += 1
    let id = "\(kind):\(idCount):0"
    if let temporary = temporary as? String {
      try check(realIDs[temporary] == nil, "the temporary id '\(temporary)' is not unique")
      realIDs[temporary] = id
    }
    return id
  }

  func real(_ id: String) -> String { realIDs[id] ?? id }

  func allow(_ names: Set<String>, in change: Object) throws {
    let unknown = Set(change.keys).subtracting(names)
    try check(unknown.isEmpty, "unknown members \(unknown.sorted())")
  }

  func collection(_ id: String) throws -> Object {
    guard let collection = collections[real(id)] else {
      throw Refusal(description: "there is no collection '\(id)'")
    }
    try check(collection["remote"] as? Bool != true, "the collection '\(id)' is remote")
    return collection
  }

  func variable(_ id: String) throws -> Object {
    guard let variable = variables[real(id)], variable["deletedButReferenced"] as? Bool != true
    else { throw Refusal(description: "there is no variable '\(id)'") }
    return variable
  }

  /// The variable with an id, which is not part of a library.
  func ownVariable(_ id: String) throws -> Object {
    let variable = try variable(id)
    try check(variable["remote"] as? Bool != true, "the variable '\(id)' is remote")
    return variable
  }
}
