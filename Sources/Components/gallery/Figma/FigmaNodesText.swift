import Foundation

/// The decoded text of `Sources/Components/figma/nodes.json`, before it is validated.
struct FigmaNodesText: Decodable {
  let fileKey: String?
  let components: [Component]
  let sheets: [Sheet]

  struct Component: Decodable {
    let name: String
    let node: String?
  }

  struct Sheet: Decodable {
    let name: String
    let properties: [String]
    let variants: [Variant]
  }

  struct Variant: Decodable {
    let node: String
    let size: FigmaNodes.Size
    let old: [String: String]
    let new: New
  }

  struct New: Decodable {
    let component: String
    let state, style, mode, title, cta: String?
    let hasLimit: Bool?
    let count, limit: Int?
    let units: [String]?
  }

  /// Decodes a file; throws a sentence about the first place with another form.
  init(_ data: Data) throws(FigmaNodesFault) {
    do {
      self = try JSONDecoder().decode(FigmaNodesText.self, from: data)
    } catch {
      throw FigmaNodesFault(lines: ["\(FigmaNodes.path): error: \(Self.sentence(error))"])
    }
  }

  private static func sentence(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(place(context.codingPath))no '\(key.stringValue)'"
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      "\(place(context.codingPath))unexpected type of value"
    default: "not JSON"
    }
  }

  /// The place of a value, as in `sheets[0].name: `; empty for the file itself.
  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    return place.isEmpty ? "" : "\(place): "
  }
}

/// The faults of `Sources/Components/figma/nodes.json`, one line each, which begins with the place.
struct FigmaNodesFault: Error { var lines: [String] }
