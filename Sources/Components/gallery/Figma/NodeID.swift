/// The id of a layer in a Figma file: two numbers, as in `4076:9091`.
struct NodeID: Hashable, CustomStringConvertible {
  let description: String

  /// Nil unless the text is two numbers with a colon between them.
  init?(_ text: String) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    let isNumber = { (part: Substring) in
      !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber }
    }
    guard numbers.count == 2, numbers.allSatisfy(isNumber) else { return nil }
    description = text
  }
}

extension NodeID: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let node = NodeID(text) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "'\(text)' is not a node; expected two numbers, as in 4076:9091")
    }
    self = node
  }
}
