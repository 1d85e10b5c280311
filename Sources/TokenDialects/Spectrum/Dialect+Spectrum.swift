extension Dialect {
  /// Adobe Spectrum's design data.
  package static let spectrum: Dialect = .init(
    id: "spectrum", title: "Adobe Spectrum",
    tokenSigns: [
      TokenSign(
        .older, at: "$schema", because: "a token has a $schema of Spectrum's token types"
      ) {
        $0["$schema"]?.string?.contains("/token-types/") ?? false
      }
    ],
    refusal: .always, reader: .spectrum)
}
