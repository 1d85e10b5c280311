import TokenCompiler

/// The generated files on disk, against those that the tokens compile to.
struct OutputFolder {
  var root: String
  var outputs: [Project.Output]

  /// What a build did.
  struct Written {
    var changed: [String] = []
    var removed: [String] = []
  }

  /// Writes the files whose bytes differ, all of them or none, and removes those of ours that no
  /// longer belong.
  func write(_ files: [GeneratedFile]) throws -> Written {
    var written = Written()
    var pending: [(temporary: String, path: String)] = []
    do {
      for file in files where existing(file.path) != file.bytes {
        let path = joined(root, file.path)
        pending.append((try writeTemporary(file.bytes, beside: path), path))
        written.changed.append(file.path)
      }
      while let (temporary, path) = pending.first {
        try rename(temporary, to: path)
        pending.removeFirst()
      }
    } catch {
      for (temporary, _) in pending { removeFile(at: temporary) }
      throw error
    }
    for stray in try strays(among: files) {
      guard let bytes = existing(stray), isGenerated(bytes) else { continue }
      removeFile(at: joined(root, stray))
      written.removed.append(stray)
    }
    return written
  }

  /// A finding for every file that is not as the tokens compile it.
  func drift(from files: [GeneratedFile]) throws -> [Diagnostic] {
    var findings = try files.compactMap { file in
      let path = joined(root, file.path)
      return outputFinding(
        expected: file, found: fileExists(path) ? try readFile(at: path) : nil)
    }
    for stray in try strays(among: files) {
      findings.append(strayFinding(stray, isOurs: existing(stray).map(isGenerated) ?? false))
    }
    return findings.sorted { $0.place < $1.place }
  }

  private func existing(_ path: String) -> [UInt8]? { try? readFile(at: joined(root, path)) }

  /// Files in folders of ours that nothing compiles to; names that begin with a dot are let be.
  private func strays(among files: [GeneratedFile]) throws -> [String] {
    let expected = Set(files.map(\.path))
    var open = outputs.filter(\.format.isFolder).map(\.to)
    var strays: Set<String> = []
    while let folder = open.popLast() {
      guard isFolder(joined(root, folder)) else { continue }
      for name in try namesInFolder(at: joined(root, folder)) where !name.hasPrefix(".") {
        let path = joined(folder, name)
        if isFolder(joined(root, path)), !isLink(joined(root, path)) {
          open.append(path)
        } else if !expected.contains(path) {
          strays.insert(path)
        }
      }
    }
    return strays.sorted()
  }
}
