import Platform
import TokenModel

/// A dependency rule in the syntax of make, as compilers write it for build systems.
struct Depfile {
  private let place: FilePath
  /// The outputs. Ninja identifies the rule by the first one.
  private let outputs: [String]
  /// The files and folders that the outputs depend on.
  private let inputs: [String]

  /// The dependencies of a build, relative to the working directory.
  ///
  /// If errors hide the outputs, the rule has one target: the first output, or its folder. A build
  /// system that expects other outputs then knows that they are out of date.
  init(
    at place: FilePath, _ inputs: Inputs, root: FilePath, outputs: [Project.Output],
    files: [GeneratedFile]
  ) {
    self.place = place
    func fromHere(_ path: String) -> String { root.appending(path).string }
    let targets = files.isEmpty ? Array(outputs.map(\.to).sorted().prefix(1)) : files.map(\.path)
    let owned = outputs.filter(\.isFolder).map(\.to)
    let folders = inputs.folders(in: root).filter { folder in
      !owned.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }
    self.outputs = targets.isEmpty ? [root.string] : targets.map(fromHere)
    self.inputs = inputs.files.map(fromHere) + folders.map { Self.folder(fromHere($0)) }
  }

  /// Adds a slash to a folder whose last character make would misread: `a(b)` is an archive member,
  /// and an escaped space at the end of a line is lost.
  private static func folder(_ path: String) -> String {
    [UInt8(ascii: ")"), UInt8(ascii: " ")].contains(path.utf8.last) ? path + "/" : path
  }

  /// The text. Spaces, `#`, `$` and `:` are escaped so that both make and ninja read them.
  /// Backslashes are doubled only before an escaped space.
  ///
  /// Throws if a path cannot be written so that both read it.
  private func text() throws -> String {
    for path in outputs where Self.isMisread(path) { throw refusal(of: path) }
    let outputs = try outputs.map(escaped).joined(separator: " \\\n  ")
    // As the first input, a name with '=' would be a variable assignment in make.
    let plain = inputs.filter { !$0.holds("=") } + inputs.filter { $0.holds("=") }
    if let first = plain.first, first.holds("=") { throw refusal(of: first) }
    return try outputs + ":" + plain.map(escaped).map { " \\\n  " + $0 }.joined() + "\n"
  }

  /// The error for a path that a depfile cannot contain.
  private func refusal(of path: String) -> FileError {
    FileError(
      at: place,
      message:
        "make cannot read the path '\(printable(path))' in a depfile; rename the file or folder")
  }

  /// Whether make reads a target as something else: a pattern, a wildcard, a variable, a group of
  /// targets, a home folder, a directive, or a special target.
  private static func isMisread(_ path: String) -> Bool {
    if path.utf8.contains(where: "%=*?[&".utf8.contains) || path.utf8.first == UInt8(ascii: "~") {
      return true
    }
    var name = Substring(path)
    while name.hasPrefix("./") { name = name.dropFirst(2) }  // as make does
    let isSpecial = name.hasPrefix(".") && !name.holds("/") && ![".", ".."].contains(name)
    return isSpecial || directives.contains(String(name))
  }

  /// The directives of makefiles (GNU Make manual, Quick Reference).
  private static let directives: Set = [
    "define", "else", "endef", "endif", "export", "ifdef", "ifeq", "ifndef", "ifneq", "include",
    "-include", "load", "-load", "override", "private", "sinclude", "undefine", "unexport", "vpath",
  ]

  private func escaped(_ path: String) throws -> String {
    // ';' starts a recipe in make, and '|' starts order-only inputs.
    let hasUnsupportedByte = path.utf8.contains {
      $0 < 0x20 || $0 == 0x7F || ";|".utf8.contains($0)
    }
    let bytes = Array(path.utf8)
    let hasAmbiguousEscape = zip(bytes, bytes.dropFirst()).contains { pair in
      pair.0 == UInt8(ascii: "\\") && "#:".utf8.contains(pair.1)
    }
    guard !hasUnsupportedByte, !hasAmbiguousEscape,
      !(bytes.last.map("\\: )".utf8.contains) ?? false)
    else { throw refusal(of: path) }
    var text = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ": text += String(repeating: "\\", count: backslashes) + "\\ "
      case "#", ":": text += "\\\(scalar)"
      case "$": text += "$$"
      default: text.unicodeScalars.append(scalar)
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    return text
  }

  /// Writes the depfile if it changes.
  func write() throws {
    let bytes = Array(try text().utf8)
    if (try? place.read()) != bytes {
      try place.replace(with: bytes)
    } else {
      TemporaryName.single.removeAbandoned(in: place.folder)
    }
  }
}
