import Platform
import TokenModel

extension FilePath {
  /// The bytes of a file. The error about a missing file suggests the nearest one, and names the
  /// argument with its path.
  func read(namedBy argument: String? = nil, as kind: String = "file") throws -> [UInt8] {
    do {
      if string.utf8.contains(where: { $0 >= 0x80 }) {
        try folder.refuseTwins(among: (try? folder.entryNames()) ?? [])
      }
      return try bytes()
    } catch var error as FileError {
      if let argument, error.isMissing, !exists {
        error.message = "\(argument) names a \(kind) that does not exist"
      }
      throw error.suggestingNearestFile
    }
  }

  /// The names in a folder, in no order. Throws if a name is not UTF-8, so that no file is silently
  /// ignored, unless it is hidden.
  func utf8Names() throws -> [String] {
    let names = try entryNames()
    for name in names where !name.hasPrefix(".") && name.unicodeScalars.contains("\u{FFFD}") {
      guard try appending(name).kind() != .nothing else {
        throw FileError(
          at: appending(name), message: "cannot read: the name is not UTF-8; rename the file")
      }
    }
    try refuseTwins(among: names)
    return names
  }

  /// Throws if two names in this folder differ only in Unicode normalization: Swift treats them as one.
  private func refuseTwins(among names: [String]) throws {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      let reason = "another name in its folder differs only in Unicode normalization; rename one"
      throw FileError(at: appending(name), message: "cannot read: \(reason)")
    }
  }

  /// The paths that a missing one may mean, below this folder unless it is absolute: each missing
  /// name is replaced by the most similar name in its folder, if it can be of a file that is not
  /// `read`. From the first name with `*` or `?`, the path stays the same.
  func nearestPaths(to path: String, read: (String) -> Bool = { _ in true }) -> [String] {
    var found = ""
    let names = path.parts(at: "/", keepingEmpty: true).map(String.init)
    for (index, name) in names.enumerated() {
      let before = index == 0 ? "" : found + "/"
      if name.contains("*") || name.contains("?") {
        return names[..<index].elementsEqual(found.parts(at: "/").map(String.init))
          ? [] : [before + names[index...].joined(separator: "/")]
      }
      if name.isEmpty || place(before + name).exists {
        found = before + name
        continue
      }
      let others = ((try? place(before).entryNames()) ?? [])
        .filter { $0.hasPrefix(".") == name.hasPrefix(".") }.sorted()
      let near = name.nearestFiles(among: others) { read(before + $0) }
      if near.isEmpty || index == names.count - 1 { return near.map { before + $0 } }
      found = before + near[0]
    }
    return found == path || !place(found).exists ? [] : [found]
  }

  private func place(_ path: String) -> FilePath {
    path.hasPrefix("/") ? FilePath(path) : appending(path)
  }
}

extension FileError {
  /// The error as a line in the format of findings.
  var line: String { "\(lineOpening(path.string)): error: \(printable(message))\n" }

  /// The error with a suggestion of the nearest file, if the file is missing.
  var suggestingNearestFile: FileError {
    var error = self
    if isMissing { error.message += FilePath(".").nearestPaths(to: path.string).didYouMean }
    return error
  }
}
