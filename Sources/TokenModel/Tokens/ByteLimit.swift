/// The largest size in bytes of anything that a project makes: each output, the values that
/// references repeat, the findings.
///
/// It grows with the files, so a large design system is not held to the size of a small one, and a
/// short file cannot fill the memory or the disk.
package struct ByteLimit: Hashable, Sendable {
  /// How many bytes there may be.
  package let bytes: Int

  /// How many bytes each byte of the files may become.
  static let factor = 64
  /// How many bytes there may be whatever the files are.
  static let base = 64 << 20

  /// The limit for files of so many bytes.
  init(forFilesOf size: Int = 0) { bytes = Self.base + Self.factor * size }

  /// The limit for a project.
  package init(_ sources: Sources) {
    let single = [sources.resolver, sources.baseline].compactMap { $0 }
    let files = sources.tokens + sources.contracts + sources.templates + single
    self.init(forFilesOf: files.reduce(0) { $0 + $1.text.count })
  }
}
