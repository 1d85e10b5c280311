import Testing
import TokenCompiler
import TokenModel
import TokenOutputs

/// One changed token changes one Swift file (ruling 2).
@Suite struct ChangedTokenTests {
  @Test func `a changed color changes only its file`() throws {
    var shipped = try Shipped()
    for rule in [Rule.lowContrast, .undercutWaiver, .unneededWaiver] {
      shipped.sources.project.rules[rule] = .off  // this test is about files
    }
    shipped.sources.project.outputs.removeAll { $0.format != OutputFormat.swift.id }
    let before = swiftFiles(compile(shipped.sources))
    let owners = [
      "tokens/badge.contract.json": "Theme.swift",  // its colors are the semantic ones
      "tokens/notification-badge.contract.json": "Theme.swift",
      "tokens/countdown.contract.json": "EBCountdown.swift",
      "tokens/counter.contract.json": "EBCounter.swift",
    ]
    let asks = try shipped.asks().filter { !$0.path.hasPrefix("text/") && $0.word != "\"on\"" }
    var tried = 0
    for ask in asks {
      guard let owner = owners[ask.file] else { continue }
      var copy = shipped
      _ = try copy.set(ask.path, to: "#123457")
      let after = swiftFiles(compile(copy.sources))
      try #require(after.count == before.count, "\(ask.path)")
      let changed = before.filter { after[$0.key] != $0.value }.keys
      #expect(Array(changed) == ["generated/Themes/\(owner)"], "\(ask.path)")
      tried += 1
    }
    #expect(tried == 93)
  }

  private func swiftFiles(_ compilation: Compilation) -> [String: [UInt8]] {
    let files = compilation.files.filter { $0.path.hasSuffix(".swift") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }
}
