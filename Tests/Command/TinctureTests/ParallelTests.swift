import CLibrary
import TokenTesting

/// A project with two outputs, whose tokens all have the same number.
private func numbers(_ value: Int) throws -> Folder {
  let folder = try Folder([
    "tincture.json": """
    { "outputs": [{ "format": "swift", "to": "out/Themes" }, { "format": "json", "to": "out/t.json" }] }
    """
  ])
  try write(value, to: folder)
  return folder
}

private func write(_ value: Int, to folder: Folder) throws {
  for name in ["a", "b", "c"] {
    let text = #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
    try folder.makeFolder("tokens")
    try Data(text.utf8).write(to: folder.url("tokens/\(name).json"), options: .atomic)
  }
}

@Test func `a build waits for a lock, and then uses the latest tokens`() throws {
  let folder = try numbers(1)
  let descriptor = open(folder.url.path, O_RDONLY)
  #expect(flock(descriptor, LOCK_EX) == 0)
  let build = try start(["build"], in: folder)
  let check = try start(["build", "--check"], in: folder)
  Thread.sleep(forTimeInterval: 0.3)  // lets them compile, or this test could not fail
  #expect(build.isRunning)
  #expect(check.isRunning)
  #expect(try Snapshot(folder).paths.count == 4)
  try write(2, to: folder)
  close(descriptor)
  build.waitUntilExit()
  check.waitUntilExit()
  #expect(try folder.text("out/t.json").contains(#""value": 2"#))
  #expect(try tincture("build", "--check", in: folder).code == 0)
}

@Test func `two checks share a lock, and audit and explain need none`() throws {
  let folder = try numbers(1)
  _ = try tincture("build", in: folder)
  let descriptor = open(folder.url.path, O_RDONLY)
  defer { close(descriptor) }
  #expect(flock(descriptor, LOCK_SH) == 0)
  #expect(try tincture("build", "--check", in: folder).code == 0)
  #expect(flock(descriptor, LOCK_EX) == 0)
  #expect(try tincture("audit", in: folder).code == 0)
  #expect(try tincture("explain", "a", in: folder).code == 0)
  #expect(try tincture("build", "--list-actions", in: folder).code == 0)
}

@Test func `a read-only folder can be checked`() throws {
  let folder = try numbers(1)
  _ = try tincture("build", in: folder)
  chmod(folder.url.path, 0o555)
  defer { chmod(folder.url.path, 0o755) }
  #expect(try tincture("build", "--check", in: folder).code == 0)
  #expect(try tincture("build", in: folder).code == 0)
}

/// Starts the command without waiting for it. Ignores its output.
private func start(_ arguments: [String], in folder: Folder) throws -> Process {
  let process = Process()
  process.executableURL = builtCommand
  process.arguments = arguments
  process.currentDirectoryURL = folder.url
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  return process
}
