extension Dialect {
  /// A token file of DTCG 2025.10.
  package static let dtcg: Dialect = .init(
    id: "dtcg", title: "DTCG 2025.10",
    fileSigns: [
      FileSign(.declaration, at: "$schema", because: "its $schema is a DTCG 2025.10 schema") {
        $0["$schema"]?.string.map(isSchema) ?? false
      }
    ],
    tokenSigns: [
      TokenSign(.current, at: "$value", because: "its tokens have $value") { !$0.isDraftToken }
    ],
    refusal: .never, reader: .dtcg)
}

/// Whether a `$schema` belongs to DTCG 2025.10. Compares bytes, because the standard library's
/// search is slow for short texts.
private func isSchema(_ text: String) -> Bool {
  let text = text.utf8
  return text.indices.contains {
    text[$0...].starts(with: "designtokens.org/schemas/2025.10/".utf8)
  }
}
