import Platform
import Testing

/// Expects some work to fail with a message about a path.
func expectError(
  _ message: String, at path: FilePath, sourceLocation: SourceLocation = #_sourceLocation,
  work: () throws -> Void
) {
  let error = #expect(throws: FileError.self, sourceLocation: sourceLocation) { try work() }
  #expect(error?.message == message, sourceLocation: sourceLocation)
  #expect(error?.path == path, sourceLocation: sourceLocation)
}
