import TokenTesting

/// Regression tests that check all inputs again without the fuzzer.
@Suite struct ReplayTests {
  /// An input in the repository.
  struct Input: CustomTestStringConvertible {
    var target: FuzzTarget
    var file: URL

    var testDescription: String { "\(target)/\(file.lastPathComponent)" }
    var bytes: [UInt8] { get throws { [UInt8](try Data(contentsOf: file)) } }
  }

  private static let folder = packageFolder.appending(path: "Tests/Fuzzing")

  /// The inputs of all targets in a folder of inputs.
  private static func inputs(in name: String) -> [Input] {
    FuzzTarget.allCases.flatMap { target in
      let folder = folder.appending(path: name).appending(path: target.rawValue)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { Input(target: target, file: folder.appending(path: $0)) }
    }
  }

  static let corpus = inputs(in: "Corpus")
  static let regressions = inputs(in: "Regressions")

  @Test func `every target has a corpus`() {
    #expect(Set(Self.corpus.map(\.target)) == Set(FuzzTarget.allCases))
  }

  @Test(arguments: corpus + regressions) func `an input violates no property`(input: Input) throws {
    try input.target.check(input.bytes)
  }

  @Test(arguments: corpus) func `changed inputs violate no property`(input: Input) throws {
    var mutator = InputMutator(target: input.target)
    var random = SplitMix(seed: digest(Array(input.testDescription.utf8)))
    var bytes = try input.bytes
    for step in 0..<25 {
      if step % 5 == 0 { bytes = try input.bytes }
      guard let changed = mutator.mutate(bytes, &random) else { continue }
      bytes = changed
      do {
        try input.target.check(bytes)
      } catch {
        Issue.record("\(error)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
