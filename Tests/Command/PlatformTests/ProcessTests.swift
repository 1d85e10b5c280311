import CLibrary
import Platform
import Testing

/// Runs a program; returns its exit code and the lines that it prints.
private func run(
  _ words: String..., variables: [String] = [], removing removed: [String] = []
) throws -> (code: Int32, lines: [Substring]) {
  try TemporaryFolder.with { folder in
    let run = try ChildProcess(words, variables: variables, removing: removed, in: folder)
    return (run.code, String(decoding: run.output, as: UTF8.self).split(separator: "\n"))
  }
}

@Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)])
func `a process ends with its exit code, or with 128 and the signal`(script: String, code: Int32)
  throws
{
  #expect(try run("sh", "-c", script).code == code)
}

@Test func `a process inherits the environment, except for what is set or removed`() throws {
  let path = try #require(environment("PATH"))
  let all = try run("env").lines.sorted()
  #expect(all.contains("PATH=\(path)"))
  #expect(try run("env", variables: ["ONE=1"]).lines.sorted() == (all + ["ONE=1"]).sorted())
  let changed = "PATH=\(path):/nowhere"
  let others = all.filter { !$0.hasPrefix("PATH=") }
  #expect(try run("env", variables: [changed]).lines.sorted() == (others + [changed[...]]).sorted())
  #expect(try run("env", removing: ["PATH"]).lines.sorted() == others)
}

@Test func `a program that is missing is an error that names it`() throws {
  try TemporaryFolder.with { folder in
    let program = folder.appending("missing")
    expectError("cannot run: No such file or directory", at: program) {
      _ = try ChildProcess([program.string], in: folder)
    }
  }
}

@Test func `a temporary folder is removed with its contents, and links in it are not followed`()
  throws
{
  try TemporaryFolder.with { outer in
    try outer.appending("kept").replace(with: [1])
    let path = try TemporaryFolder.with { folder in
      try folder.appending("a/b").makeFolder()
      try folder.appending("a/file").replace(with: [1])
      #expect(symlink(outer.string, folder.appending("link").string) == 0)
      return folder
    }
    #expect(!path.exists)
    #expect(outer.appending("kept").exists)
  }
}

@Test func `one writer or many readers hold the lock of a folder`() throws {
  try TemporaryFolder.with { folder in
    let inner = folder.appending("inner")
    try inner.makeFolder()
    func isFree(_ operation: Int32) -> Bool {
      let descriptor = open(inner.string, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      return flock(descriptor, operation | LOCK_NB) == 0 && flock(descriptor, LOCK_UN) == 0
    }
    func expectLock(_ mode: FolderLock.Mode, sharesWithReaders: Bool) throws {
      try FolderLock.hold(mode, on: inner, announcing: {}) { isHeld in
        #expect(isHeld)
        #expect(!isFree(LOCK_EX))
        #expect(isFree(LOCK_SH) == sharesWithReaders)
      }
    }
    try expectLock(.exclusive, sharesWithReaders: false)
    try expectLock(.shared, sharesWithReaders: true)
    // A process that another test starts holds a copy of the lock until it runs its program.
    for _ in 1...1000 where !isFree(LOCK_EX) { usleep(1000) }
    #expect(isFree(LOCK_EX))
    try FolderLock.hold(.exclusive, on: folder.appending("none"), announcing: {}) { #expect(!$0) }
  }
}

@Test func `a stamp changes with a file, and a missing file has none`() throws {
  try TemporaryFolder.with { folder in
    let file = folder.appending("file")
    #expect(Stamp(at: file) == nil)
    try file.replace(with: [1])
    let before = try #require(Stamp(at: file))
    #expect(Stamp(at: file) == before)
    try file.replace(with: [2])
    #expect(Stamp(at: file) != before)
  }
}

@Test func `a stopwatch has one line for each stage, in order of the first ends`() {
  let stopwatch = Stopwatch()
  for stage in ["read", "parse", "read"] { stopwatch.finish(stage) }
  let lines = stopwatch.report.split(separator: "\n")
  #expect(lines.map { $0.prefix { $0 != " " } } == ["read", "parse"])
  #expect(lines.allSatisfy { $0.wholeMatch(of: /[a-z]+ \d+\.\d{3} ms/) != nil })
}
