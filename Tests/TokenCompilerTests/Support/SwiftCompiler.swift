import Foundation
import Testing
import TokenCompiler

/// Type-checks generated Swift with the `swiftc` of the `PATH`, warnings being errors.
struct SwiftCompiler {
  /// A folder of this run's own, removed when the run ends.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tincture-compiled-\(ProcessInfo.processInfo.processIdentifier)")

  /// The compiler, once `TokenValues` has been built for it.
  static let shared = Result { try SwiftCompiler() }

  private init() throws {
    let folder = Self.folder
    atexit { try? FileManager.default.removeItem(at: SwiftCompiler.folder) }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = Shipped.root.appendingPathComponent("Sources/TokenValues")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let files = names.filter { $0.hasSuffix(".swift") }.sorted()
    let messages = try run(
      ["-emit-module", "-module-name", "TokenValues", "-parse-as-library", "-swift-version", "6"]
        + ["-emit-module-path", folder.appendingPathComponent("TokenValues.swiftmodule").path]
        + files.map { sources.appendingPathComponent($0).path })
    if !messages.isEmpty { throw Failed(messages: messages) }
  }

  /// What the compiler says about the Swift files of a compilation, and about a file that uses
  /// them, as one module; empty when all is well.
  ///
  /// - Parameter version: The Swift language mode, `5` or `6`.
  func messages(
    about compilation: Compilation, use: String = "", module: String, version: String
  ) throws -> String {
    let place = Self.folder.appendingPathComponent("\(module)-\(version)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var paths: [String] = []
    func write(_ name: String, _ bytes: [UInt8]) throws {
      let path = place.appendingPathComponent(name)
      try Data(bytes).write(to: path)
      paths.append(path.path)
    }
    for file in compilation.files where file.path.hasSuffix(".swift") {
      try write(String(file.path.split(separator: "/").last ?? ""), file.bytes)
    }
    if !use.isEmpty { try write("_Use.swift", Array(("import TokenValues\n" + use).utf8)) }
    return try run(
      ["-typecheck", "-warnings-as-errors", "-strict-concurrency=complete"]
        + ["-swift-version", version, "-module-name", module, "-package-name", "tests"]
        + ["-parse-as-library", "-I", Self.folder.path] + paths)
  }

  /// Runs `swiftc`; returns what it prints, never empty when it fails.
  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty ? text : "swiftc failed, saying nothing"
  }

  struct Failed: Error {
    var messages: String
  }
}

/// Type-checks a compilation, which must have no error and at least one Swift file.
func expectNoMessages(
  _ compilation: Compilation, use: String = "", module: String, version: String,
  _ location: SourceLocation = #_sourceLocation
) throws {
  let errors = compilation.findings.filter { $0.severity == .error }
  #expect(errors.map { $0.text() } == [], sourceLocation: location)
  try #require(!compilation.file("Theme.swift").isEmpty, sourceLocation: location)
  let messages = try SwiftCompiler.shared.get().messages(
    about: compilation, use: use, module: module, version: version)
  #expect(messages == "", sourceLocation: location)
}
