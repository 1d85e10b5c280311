/// The header of a generated file.
package struct FileHeader {
  private let seal: any Seal
  private let bytes: [UInt8]

  /// The seals of all formats, without duplicates.
  private static let seals: [any Seal] = OutputFormat.all.compactMap(\.seal).reduce(into: []) {
    all, seal in if !all.contains(where: { $0.opening == seal.opening }) { all.append(seal) }
  }

  /// The header of a file, or of its beginning if only the sources matter; nil if it was not generated.
  package init?(_ bytes: [UInt8]) {
    guard let seal = Self.seals.first(where: { bytes.starts(with: $0.opening.utf8) })
    else { return nil }
    (self.seal, self.bytes) = (seal, bytes)
  }

  /// Whether the file's body is unchanged since the header was written.
  package var isIntact: Bool { intactForm != nil }

  /// The form of a file whose body is unchanged since the header was written; nil otherwise.
  var intactForm: Int? { seal.intactForm(of: bytes) }

  func isMade(for project: String) -> Bool { seal.isMade(for: project, bytes: bytes) }

  /// The sources in the header; nil if they are not complete.
  package var sources: [String]? { seal.sources(in: bytes) }
}
