/// A file that the compiler wrote, in memory.
package struct GeneratedFile: Hashable, Sendable {
  /// The path relative to the project folder.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
