import CLibrary
import Platform
import Testing

@Test(arguments: [
  (".", "a", "a"), ("a", "b/c", "a/b/c"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("..", "b", "../b"),
  ("a", "", "a"), (".", "", "."),
])
func `a path below a folder begins with the folder`(folder: String, path: String, joined: String) {
  #expect(FilePath(folder).appending(path).string == joined)
}

@Test(arguments: [
  ("a", "."), (".", "."), ("a/b", "a"), ("/a", "/"), ("/", "/"), ("/a/b", "/a"), ("a/", "a"),
  ("../a", ".."), ("a/\u{301}b", "a"),
]) func `the folder of a path`(path: String, folder: String) {
  #expect(FilePath(path).folder.string == folder)
}

@Test(arguments: [
  ("a", "a", true), ("a", "a/b", true), ("/", "/a", true), ("a", "ab", false), ("a/b", "a", false),
]) func `a folder contains itself and what is below it`(folder: String, path: String, isIn: Bool) {
  #expect(FilePath(folder).contains(FilePath(path)) == isIn)
}

@Test func `a relative path leads to the file, also through a link`() throws {
  try TemporaryFolder.with { folder in
    let file = folder.appending("a/b/file")
    try file.folder.makeFolder()
    try file.replace(with: [1])
    let (link, other) = (folder.appending("link"), folder.appending("c"))
    #expect(symlink("a/b", link.string) == 0)
    try other.makeFolder()
    #expect(link.appending("file").relative(to: folder) == "a/b/file")
    #expect(file.relative(to: other) == "../a/b/file")
    #expect(try other.appending(file.relative(to: other)).bytes() == [1])
  }
}

@Test func `a path is inside a folder if its links lead there, also if it does not exist`() throws {
  try TemporaryFolder.with { folder in
    let (inner, other) = (folder.appending("inner"), folder.appending("other"))
    try inner.makeFolder()
    try other.makeFolder()
    #expect(symlink("../inner", other.appending("link").string) == 0)
    #expect(inner.isInside(inner))
    #expect(inner.appending("a/b").isInside(inner))
    #expect(other.appending("link/a").isInside(inner))
    #expect(!other.appending("a").isInside(inner))
    #expect(!inner.isInside(folder.appending("none")))
  }
}

@Test func `a link counts as what it leads to, and as a file if it is broken`() throws {
  try TemporaryFolder.with { folder in
    let (inner, link) = (folder.appending("inner"), folder.appending("link"))
    let broken = folder.appending("broken")
    try inner.makeFolder()
    #expect(symlink("inner", link.string) == 0)
    #expect(symlink("nowhere", broken.string) == 0)
    #expect(try inner.kind() == .folder)
    #expect(try link.kind() == .folder)
    #expect(try broken.kind() == .file)
    #expect(try folder.appending("nothing").kind() == .nothing)
    #expect(try broken.appending("below").kind() == .nothing)
    #expect(link.isLink && link.isFolder && !inner.isLink)
    #expect(broken.exists && broken.real == nil)
    let entries = folder.entries.sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["broken", "inner", "link"])
    #expect(entries.map(\.isFolder) == [false, true, false])
  }
}

@Test func `after an error, no folder that was made for it is left`() throws {
  try TemporaryFolder.with { folder in
    let inner = folder.appending("a/b/c")
    let refusal = FileError(at: inner, message: "refused")
    func expectRefusal() {
      expectError("refused", at: inner) { try inner.makingFolder { throw refusal } }
    }
    expectRefusal()
    #expect(!folder.appending("a").exists)
    try inner.makingFolder { try inner.appending("file").replace(with: []) }
    expectRefusal()
    #expect(inner.appending("file").exists)
    let below = inner.appending("file/d")
    expectError("cannot make the folder: Not a directory", at: below) { try below.makeFolder() }
  }
}
