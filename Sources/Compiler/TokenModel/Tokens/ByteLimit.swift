/// The largest size, in bytes, of anything that a compilation makes: each output, the values that
/// references copy, the findings.
///
/// It grows with the size of the files. A large design system can have large outputs, but a short
/// file cannot fill the memory or the disk.
package struct ByteLimit: Hashable, Sendable {
  /// The limit in bytes.
  package let bytes: Int
  /// The size of the files.
  package var fileSize: Int { (bytes - Self.base) / Self.factor }
  /// The limit of what every command works through: a small project gets a quarter.
  package var work: Int { bytes - Self.base / 4 * 3 }

  /// The number of bytes that each byte of the files can add.
  static let factor = 64
  /// The limit for empty files.
  static let base = 64 << 20

  /// The limit for files with a total size in bytes.
  init(forFilesOf size: Int = 0) { bytes = Self.base + Self.factor * size }

  package init(_ sources: Sources) {
    let single = [sources.resolver, sources.baseline].compactMap { $0 }
    let files = sources.tokens + sources.contracts + sources.templates + single
    self.init(forFilesOf: files.reduce(0) { $0 + $1.text.count })
  }
}
