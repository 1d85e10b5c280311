extension Dialect {
  /// A resolver document of DTCG 2025.10. It is copied.
  package static let resolver: Dialect = .init(
    id: "dtcg-resolver", title: "a DTCG 2025.10 resolver document",
    fileSigns: [
      FileSign(.declaration, at: "resolutionOrder", because: "it has a 'resolutionOrder'") {
        $0["resolutionOrder"]?.array != nil
      },
      FileSign(.declaration, at: "version", because: "it has the version \"2025.10\"") {
        $0["version"]?.string == "2025.10"
      },
    ],
    refusal: .never, reader: nil)
}
