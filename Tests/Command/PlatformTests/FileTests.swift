import CLibrary
import Platform
import Testing

@Test func `a missing file, a folder and a pipe are not read`() throws {
  try TemporaryFolder.with { folder in
    let (missing, pipe) = (folder.appending("missing"), folder.appending("pipe"))
    #expect(mkfifo(pipe.string, 0o600) == 0)
    expectError("cannot read: No such file or directory", at: missing) { _ = try missing.bytes() }
    expectError("cannot read: Is a directory", at: folder) { _ = try folder.bytes() }
    expectError(
      "cannot read: not a regular file; write its contents to one, and name that", at: pipe
    ) { _ = try pipe.bytes() }
  }
}

@Test(arguments: [0, 1, 4095, 4096, 100_000])
func `all bytes of a file are read, or those that it begins with`(count: Int) throws {
  try TemporaryFolder.with { folder in
    let file = folder.appending("file")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try file.replace(with: bytes)
    #expect(try file.bytes() == bytes)
    #expect(file.head(count: 4096) == Array(bytes.prefix(4096)))
  }
}

@Test func `a file that is replaced keeps its permissions, and a link its target`() throws {
  try TemporaryFolder.with { folder in
    let (file, link) = (folder.appending("inner/file"), folder.appending("link"))
    try file.replace(with: [1])
    #expect(chmod(file.string, 0o640) == 0)
    #expect(symlink("inner/file", link.string) == 0)
    try link.replace(with: [2])
    #expect(link.isLink)
    #expect(try file.bytes() == [2])
    var status = stat()
    #expect(stat(file.string, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try folder.appending("inner").entryNames() == ["file"])
  }
}

@Test func `of several files, none is replaced if one cannot be`() throws {
  try TemporaryFolder.with { folder in
    let (old, new) = (folder.appending("old"), folder.appending("new/file"))
    let inTheWay = folder.appending("folder")
    try old.replace(with: [1])
    try inTheWay.makeFolder()
    expectError("cannot write: Is a directory", at: inTheWay) {
      try replaceFiles([(old, [2]), (new, [2]), (inTheWay, [2])])
    }
    #expect(try old.bytes() == [1])
    #expect(try folder.entryNames().sorted() == ["folder", "old"])
    try replaceFiles([(old, [2]), (new, [3])])
    #expect(try old.bytes() == [2])
    #expect(try new.bytes() == [3])
  }
}

@Test func `what a killed process left is removed, and what another one writes is kept`() throws {
  try TemporaryFolder.with { folder in
    let (left, written) = (
      folder.appending(TemporaryName.single.random()),
      folder.appending(TemporaryName.single.random())
    )
    let output = folder.appending(TemporaryName.output.random())
    try left.replace(with: [1])
    // A process that another test starts holds a copy of our locks until it runs its program.
    for _ in 1...1000 where left.exists {
      try output.replace(with: [1])
      usleep(1000)
    }
    #expect(!left.exists)
    try replaceFiles([(written, [1]), (output, [1])])
    let descriptor = open(written.string, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    try folder.appending("file").replace(with: [1])
    #expect(written.exists && output.exists)
    #expect(flock(descriptor, LOCK_UN) == 0)
    for _ in 1...1000 where written.exists {
      TemporaryName.single.removeAbandoned(in: folder)
      usleep(1000)
    }
    #expect(!written.exists && output.exists)
  }
}

@Test(arguments: [TemporaryName.output, .single, .folder])
func `the name of a temporary file is recognized, and others are not`(kind: TemporaryName) {
  let name = kind.random()
  #expect(kind.fits(name))
  #expect(name != kind.random())
  for other in [
    name + "x", "x" + name, String(name.dropFirst()),
    name.replacing("tincture-", with: "tincture-0"), ".tincture-0123456789abcdeg" + kind.rawValue,
  ] { #expect(!kind.fits(other), "\(other)") }
  #expect([TemporaryName.output, .single, .folder].count { $0.fits(name) } == 1)
}
