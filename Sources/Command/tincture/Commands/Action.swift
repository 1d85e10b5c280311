import Writers

/// A command that a build system can run separately. Paths are relative to the project folder.
struct Action {
  /// The program and its arguments.
  var command: [String]
  var inputs: [String]
  /// The files that it writes, or the output folder if errors hide its files.
  var outputs: [String]
  /// The working directory: the project folder. Nil for the current folder.
  var folder: String?

  /// The action as a line of JSON.
  var json: [UInt8] {
    JSONWriter.file(lines: 0) { json in
      json.array("command", items: command) { $0.string(nil, value: $1) }
      json.array("inputs", items: inputs) { $0.string(nil, value: $1) }
      json.array("outputs", items: outputs) { $0.string(nil, value: $1) }
      if let folder { json.string("folder", value: folder) }
    }
  }
}
