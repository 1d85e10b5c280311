/// Type-checks generated Swift with the `swiftc` in `PATH`. Warnings are errors.
package struct SwiftCompiler {
  /// A folder for this run, removed when the run ends.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tincture-compiled-\(ProcessInfo.processInfo.processIdentifier)")

  /// The compiler, once `TokenValues` has been built for it.
  package static let shared = Result { try SwiftCompiler() }

  private init() throws {
    let folder = Self.folder
    atexit { try? FileManager.default.removeItem(at: SwiftCompiler.folder) }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let messages = try run(
      ["-emit-module", "-module-name", "TokenValues", "-parse-as-library", "-swift-version", "6"]
        + ["-emit-module-path", folder.appendingPathComponent("TokenValues.swiftmodule").path]
        + Self.valueTypes())
    if !messages.isEmpty { throw Failed(messages: messages) }
  }

  /// The compiler's output for the Swift files of a compilation and a file that uses them, as one
  /// module; empty without faults.
  ///
  /// - Parameters:
  ///   - imports: The modules that the file imports.
  ///   - version: The Swift language mode, `5` or `6`.
  package func messages(
    about compilation: Compilation, use: String = "", imports: [String] = ["TokenValues"],
    module: String, version: String
  ) throws -> String {
    let place = Self.folder.appendingPathComponent("\(module)-\(version)")
    var paths = try write(compilation, into: place)
    if !use.isEmpty {
      let text = imports.map { "import \($0)\n" }.joined() + use
      paths.append(try write("_Use.swift", Array(text.utf8), into: place))
    }
    return try run(
      ["-typecheck", "-warnings-as-errors", "-strict-concurrency=complete"]
        + ["-swift-version", version, "-module-name", module, "-package-name", "tests"]
        + ["-parse-as-library", "-I", Self.folder.path] + paths)
  }

  /// The output of a program made of a compilation's Swift, `TokenValues` and a `main.swift`.
  package func output(
    of main: String, with compilation: Compilation, module: String
  ) throws -> String {
    let place = Self.folder.appendingPathComponent(module)
    var paths = try write(compilation, into: place)
    paths.append(try write("main.swift", Array(main.utf8), into: place))
    let values = place.appendingPathComponent("TokenValues.o").path
    let valueTypes = try Self.valueTypes()
    let program = place.appendingPathComponent("program")
    for arguments in [
      ["-c", "-wmo", "-module-name", "TokenValues", "-parse-as-library", "-swift-version", "6"]
        + ["-o", values] + valueTypes,
      ["-module-name", module, "-o", program.path] + paths + [values, "-I", Self.folder.path],
    ] {
      let messages = try run(arguments)
      if !messages.isEmpty { throw Failed(messages: messages) }
    }
    return try run(program.path, [])
  }

  /// The paths of the sources of `TokenValues`.
  private static func valueTypes() throws -> [String] {
    let sources = packageFolder.appendingPathComponent("Sources/Components/TokenValues")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    return names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { sources.appendingPathComponent($0).path }
  }

  /// Writes the Swift files of a compilation into a folder. Returns their paths.
  private func write(_ compilation: Compilation, into place: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return try compilation.files.filter { $0.path.hasSuffix(".swift") }.map { file in
      try write(String(file.path.split(separator: "/").last ?? ""), file.bytes, into: place)
    }
  }

  private func write(_ name: String, _ bytes: [UInt8], into place: URL) throws -> String {
    let path = place.appendingPathComponent(name)
    try Data(bytes).write(to: path)
    return path.path
  }

  /// Runs `swiftc`. Returns its output, which is never empty if it fails.
  private func run(_ arguments: [String]) throws -> String {
    try run("/usr/bin/env", ["swiftc"] + arguments)
  }

  /// Runs a program. Returns its output, which is never empty if it fails.
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text : "\(program) failed without a message"
  }

  package struct Failed: Error { package var messages: String }
}

/// Type-checks a compilation, which must have no error and at least one Swift file.
package func expectNoMessages(
  _ compilation: Compilation, use: String = "", imports: [String] = ["TokenValues"],
  module: String, version: String,
  _ location: SourceLocation = #_sourceLocation
) throws {
  let errors = compilation.findings.filter { $0.severity == .error }
  #expect(errors.map { $0.text() } == [], sourceLocation: location)
  try #require(
    compilation.files.contains { $0.path.hasSuffix("Theme.swift") }, sourceLocation: location)
  let messages = try SwiftCompiler.shared.get().messages(
    about: compilation, use: use, imports: imports, module: module, version: version)
  #expect(messages == "", sourceLocation: location)
}
