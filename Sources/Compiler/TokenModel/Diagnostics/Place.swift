/// A place in a source file. Line and column count from 1, columns in Unicode scalars.
package struct Place: Hashable, Comparable, Sendable {
  /// The file's path relative to the project folder.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  package init(file: String, line: Int = 1, column: Int = 1) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The project folder, for what no file says.
  static let projectFolder = Place(file: ".")

  /// By file, line and column.
  package static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}
