extension Dialect {
  /// A token file of DTCG 2025.10.
  package static let dtcg: Dialect = .init(
    id: "dtcg", title: "DTCG 2025.10",
    fileSigns: [
      FileSign(.declaration, at: "$schema", because: "its $schema is that of DTCG 2025.10") {
        $0["$schema"]?.string.map(isSchema) ?? false
      }
    ],
    tokenSigns: [
      TokenSign(.current, at: "$value", because: "its tokens have $value") { !$0.isDraftToken }
    ],
    refusal: .never, reader: .dtcg)
}

/// Whether a `$schema` is one of DTCG 2025.10. Byte by byte: the search of the standard library
/// prepares itself for long texts.
private func isSchema(_ text: String) -> Bool {
  let text = text.utf8
  return text.indices.contains {
    text[$0...].starts(with: "designtokens.org/schemas/2025.10/".utf8)
  }
}
