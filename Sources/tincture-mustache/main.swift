import Foundation
import TokenJSON
import TokenModel

/// Renders one template: a request on standard input, an answer on standard output
/// (docs/reference/templates.md).
/// A program of its own, because the library it is made of needs Foundation, which would make every
/// start of `tincture` three times as long.
///
/// With `--version` it reads nothing and prints the version.
if CommandLine.arguments.dropFirst() == ["--version"] {
  print(toolVersion)
  exit(0)
}
do {
  let input = try FileHandle.standardInput.readToEnd() ?? Data()
  let request = try JSONDocument(Array(input))
  let answer = try answer(to: request.root)
  try FileHandle.standardOutput.write(contentsOf: answer)
} catch {
  FileHandle.standardError.write(Data("the request could not be read: \(error)\n".utf8))
  exit(2)
}
