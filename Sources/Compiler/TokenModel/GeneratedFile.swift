/// A file that the compiler wrote, in memory.
package struct GeneratedFile: Hashable, Sendable {
  /// The path relative to the project folder.
  package var path: String
  /// Its bytes.
  package var bytes: [UInt8]

  /// A file in memory.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
