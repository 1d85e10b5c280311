import Platform
import TokenModel
import TokenOutputs
import Writers

/// A rule in make's syntax, as compilers write for build systems: outputs, a colon, and all that
/// they are made from.
struct Depfile {
  /// What is written, the first being the one that ninja knows the rule by.
  var outputs: [String]
  /// Files and folders.
  var inputs: [String]

  /// The text. Blanks, `#`, `$` and `:` are escaped so that both make and ninja read them; in front
  /// of an escaped blank backslashes are doubled, elsewhere a backslash is a backslash.
  ///
  /// Throws an error that names a path which has no spelling that both read.
  func text() throws(Unspeakable) -> String {
    for path in outputs where Self.isMisread(path) { throw Unspeakable(path: path) }
    let outputs = try outputs.map(Self.escaped).joined(separator: " \\\n  ")
    // An input that begins with a name and '=' would be a variable to make, if it came first.
    let plain = inputs.filter { !$0.holds("=") } + inputs.filter { $0.holds("=") }
    if let first = plain.first, first.holds("=") { throw Unspeakable(path: first) }
    let inputs = try plain.map(Self.escaped).map { " \\\n  " + $0 }.joined()
    return "\(outputs):\(inputs)\n"
  }

  /// A path that no depfile can hold.
  struct Unspeakable: Error { var path: String }

  /// Whether make takes a target for something else: a pattern, names of other files, a variable, a
  /// group of targets, a home folder, a line of its own language, or a target with a meaning.
  private static func isMisread(_ path: String) -> Bool {
    if path.utf8.contains(where: "%=*?[&".utf8.contains) || path.utf8.first == UInt8(ascii: "~") {
      return true
    }
    var name = Substring(path)
    while name.hasPrefix("./") { name = name.dropFirst(2) }  // as make does
    let isSpecial = name.hasPrefix(".") && !name.holds("/") && ![".", ".."].contains(name)
    return isSpecial || directives.contains(String(name))
  }

  /// The words that begin a line of a makefile (GNU Make manual, Quick Reference).
  private static let directives: Set = [
    "define", "else", "endef", "endif", "export", "ifdef", "ifeq", "ifndef", "ifneq", "include",
    "-include", "load", "-load", "override", "private", "sinclude", "undefine", "unexport", "vpath",
  ]

  private static func escaped(_ path: String) throws(Unspeakable) -> String {
    // After ';' make runs a command, and after '|' it takes no notice of changes.
    let isCut = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || ";|".utf8.contains($0) }
    let bytes = Array(path.utf8)
    let isUnclear = zip(bytes, bytes.dropFirst()).contains { pair in
      pair.0 == UInt8(ascii: "\\") && "#:".utf8.contains(pair.1)
    }
    guard !isCut, !isUnclear, !(bytes.last.map("\\: )".utf8.contains) ?? false) else {
      throw Unspeakable(path: path)
    }
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
}

extension Depfile {
  /// A folder so that its last mark means nothing: make takes `a(b)` for a part of an archive, and an
  /// escaped blank at the end of a line for a blank.
  private static func folder(_ path: String) -> String {
    [UInt8(ascii: ")"), UInt8(ascii: " ")].contains(path.utf8.last) ? path + "/" : path
  }

  /// Writes the depfile, unless that is what it says already.
  func write(to path: String) throws {
    do {
      let bytes = Array(try text().utf8)
      if (try? readFile(at: path)) != bytes {
        try replaceFile(at: path, with: bytes)
      } else {
        removeAbandonedFiles(beside: path)
      }
    } catch let error as Unspeakable {
      throw FileError(
        at: path,
        message: "cannot name '\(printable(error.path))' in a depfile, because make would "
          + "misread it; rename it")
    }
  }

  /// What a build depends on, as paths from the current folder.
  ///
  /// While errors keep the outputs unknown, the rule has one target: the first output, or its
  /// folder. A build system that expects other outputs then knows that they are out of date.
  init(_ inputs: Inputs, root: String, outputs: [Project.Output], files: [GeneratedFile]) {
    func seen(_ path: String) -> String { path.isEmpty ? root : joined(root, path: path) }
    let targets = files.isEmpty ? Array(outputs.map(\.to).sorted().prefix(1)) : files.map(\.path)
    let owned = outputs.filter(\.isFolder).map(\.to)
    let folders = inputs.folders(in: root).filter { folder in
      !owned.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }
    self.outputs = (targets.isEmpty ? [root] : targets).map(seen)
    self.inputs = inputs.files.map(seen) + folders.map { Self.folder(seen($0)) }
  }
}
