import Platform
import TokenModel
import TokenOutputs
import Writers

/// Renders a template with `tincture-mustache`, which reads a request from standard input and
/// writes a response to standard output.
func render(_ rendering: Rendering) throws -> (file: GeneratedFile?, findings: [Diagnostic]) {
  let renderer = try rendererPath()
  return try withTemporaryFolder { scratch in
    let (input, output) = (joined(scratch, path: "request"), joined(scratch, path: "response"))
    let errors = joined(scratch, path: "errors")
    try replaceFile(at: input, with: rendering.request)
    let code = try spawn(
      [renderer], variables: inherited(), input: input, output: output, errors: errors)
    guard code == 0, let result = rendering.result(of: try readFile(at: output)) else {
      let log = String(decoding: try readFile(at: errors), as: UTF8.self)
      let line = log.split(separator: "\n").last.map { ": " + printable(String($0)) } ?? ""
      throw FileError(
        at: rendering.path,
        message: "cannot render: '\(printable(renderer))' exited with \(code)\(line)")
    }
    return result
  }
}

/// The variable for the path of another renderer.
private let rendererVariable = "TINCTURE_MUSTACHE"

/// The renderer from the environment, else the one next to this program.
private func rendererPath() throws -> String {
  if let path = environment(rendererVariable), !path.isEmpty { return path }
  let own = executablePath() ?? ""
  let folder = own.parts(at: "/", keepingEmpty: true).dropLast()
  let path = joined(folder.joined(separator: "/"), path: "tincture-mustache")
  guard fileExists(path) else {
    throw FileError(
      at: path,
      message:
        "templates need this program, which is missing; build the product 'tincture-mustache', "
        + "or set \(rendererVariable) to its path")
  }
  return path
}
