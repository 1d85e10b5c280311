import Foundation
import TokenModel
import TokenYAML

/// Translates YAML to JSON: reads a YAML text from standard input and writes a response to standard
/// output: `{"json": "…", "places": […]}`, where the places are pairs of an offset in the JSON and one
/// in the YAML text. For a fault it is `{"fault": "syntax", "message": "…", "offset": 0}`.
///
/// It is a separate program because the library needs Foundation, which would triple the start time
/// of `tincture`. `--version` prints the version.
if CommandLine.arguments.dropFirst() == ["--version"] {
  print(toolVersion)
  exit(0)
}

/// Writes a response and ends the process, which is faster than freeing the tree.
private func respond(_ members: (inout JSONWriter) -> Void) throws -> Never {
  try FileHandle.standardOutput.write(contentsOf: Data(JSONWriter.file(members: members)))
  exit(0)
}

private func respond(with fault: YAMLFault) throws -> Never {
  try respond {
    $0.members(("fault", fault.kind.rawValue), ("message", fault.message), ("offset", fault.offset))
  }
}

// The library compares keys in full, which can take forever if they are aliases of aliases.
Thread.detachNewThread {
  Thread.sleep(forTimeInterval: 30)
  try? respond(
    with: YAMLFault(
      .limit, message: "reading the file takes too long; use no aliases in keys", offset: 0))
}
do {
  let translator = YAMLTranslator(Array(try FileHandle.standardInput.readToEnd() ?? Data()))
  do {
    let (translated, origins) = try translator.translate()
    try respond { json in
      json.string("json", value: String(decoding: translated, as: UTF8.self))
      json.array("places", items: origins.words.flatMap { [$0.made, $0.origin] }) {
        $0.number(nil, value: Double($1))
      }
    }
  } catch let fault as YAMLFault { try respond(with: fault) }
} catch {
  FileHandle.standardError.write(Data("cannot read the file: \(error)\n".utf8))
  exit(2)
}
