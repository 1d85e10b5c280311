import Writers

/// Something that a build system can run on its own. Paths are relative to the project folder.
public struct Action: Hashable, Sendable {
  /// The program, and its arguments.
  public var command: [String]
  /// The files that it reads.
  public var inputs: [String]
  /// The files that it writes; a folder, while errors keep its files unknown.
  public var outputs: [String]
  /// The project folder, in which the command is run; nil for the current one.
  public var folder: String?

  /// Something that a build system can run on its own.
  public init(command: [String], inputs: [String], outputs: [String], folder: String? = nil) {
    self.command = command
    self.inputs = inputs
    self.outputs = outputs
    self.folder = folder
  }
}

/// The action as a line of JSON.
public func actionJSON(_ action: Action) -> [UInt8] {
  var json = JSONWriter(lines: 0)
  json.object { json in
    json.array("command", items: action.command) { $0.string(nil, text: $1) }
    json.array("inputs", items: action.inputs) { $0.string(nil, text: $1) }
    json.array("outputs", items: action.outputs) { $0.string(nil, text: $1) }
    if let folder = action.folder { json.string("folder", text: folder) }
  }
  return json.bytes + Array("\n".utf8)
}
