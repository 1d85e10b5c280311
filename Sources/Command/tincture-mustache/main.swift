import Foundation
import TokenModel

/// Renders a template: reads a request from standard input and writes a response to standard output
/// (docs/reference/templates.md).
///
/// It is a separate program because the library needs Foundation, which would triple the start time
/// of `tincture`. `--version` prints the version.
if CommandLine.arguments.dropFirst() == ["--version"] {
  print(toolVersion)
  exit(0)
}
do {
  let input = try Array(FileHandle.standardInput.readToEnd() ?? Data())
  let request = try JSONDocument(input)
  // Sections in sections repeat what they contain.
  let response = try Response(to: request.root, valueLimit: 200_000 + 16 * input.count)
  try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(response))
} catch {
  FileHandle.standardError.write(Data("cannot read the request: \(error)\n".utf8))
  exit(2)
}
