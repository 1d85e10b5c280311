import Foundation

/// The project that a target's tokens are compiled from.
struct TokenProject {
  /// The project's folder.
  let folder: URL
  /// The project file, or the folder if there is none.
  let path: String

  /// The command that compiles a target, and the paths that it reads and writes.
  struct Plan: Decodable {
    /// The program and its arguments.
    var command: [String]
    /// Files and folders, as paths in the project's folder.
    var inputs: [String]
    /// The names of the files in the folder that is written to.
    var outputs: [String]
  }

  /// The project in the first folder that has one: a `tincture.json`, or a folder `tokens` in the
  /// target's folder, which is first.
  init?(in folders: [URL]) {
    func hasFile(_ folder: URL) -> Bool {
      isFolder(folder.appending(path: "tincture.json")) == false
    }
    func hasTokens(_ folder: URL) -> Bool { isFolder(folder.appending(path: "tokens")) == true }
    guard
      let root = folders.first(where: { hasFile($0) || $0 == folders.first && hasTokens($0) })
    else { return nil }
    folder = root.standardizedFileURL
    path = (hasFile(root) ? folder.appending(path: "tincture.json") : folder)
      .path(percentEncoded: false)
  }

  /// What the program says that it reads and writes: a Swift file for each contract, and two others.
  func plan(askedFrom tool: Tool) throws -> Plan {
    let json = try tool.output(["plan-target", "--project", path])
    return try JSONDecoder().decode(Plan.self, from: Data(json.utf8))
  }

  /// The plan for a program that is compiled in the same build, which cannot be asked yet: every file
  /// in the project's folder that can be an input counts as one, and all contracts share a Swift file.
  var planWithoutTool: Plan {
    let inputs = possibleInputs
    let outputs = ["Theme.tokens.swift", "TokenValues.tokens.swift"]
    return Plan(
      command: ["tincture", "build-target", "--project", path]
        + ["--shared", outputs[0], "--values", outputs[1]]
        + inputs.flatMap { ["--watched", $0] },
      inputs: inputs, outputs: outputs)
  }

  /// The JSON files and templates in the project's folder, without hidden ones, as sorted paths in it.
  private var possibleInputs: [String] {
    let root = folder.path(percentEncoded: false)
    let found = FileManager.default.enumerator(atPath: root)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name == "node_modules" {
        found?.skipDescendants()
      } else if [".json", ".tokens", ".mustache"].contains(where: name.hasSuffix) {
        paths.append(path)
      }
    }
    return paths.sorted()
  }
}

/// Whether a path is of a folder; nil if there is nothing.
private func isFolder(_ url: URL) -> Bool? {
  var isFolder: ObjCBool = false
  let isThere = FileManager.default.fileExists(
    atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
  return isThere ? isFolder.boolValue : nil
}
