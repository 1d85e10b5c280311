import TokenTesting

/// A changed token changes only the Swift files of the contracts that name it (ruling 2).
@Suite struct ChangedTokenTests {
  @Test func `a changed color changes only its files`() throws {
    var shipped = try Shipped()
    for rule in [Rule.lowContrast, .undercutWaiver, .unneededWaiver] {
      shipped.sources.project.rules[rule] = .off  // this test is about files
    }
    shipped.sources.project.outputs.removeAll { $0.format != OutputFormat.swift.id }
    let before = swiftFiles(compile(shipped.sources))
    let owners = [
      "tokens/countdown.contract.json": "EBCountdown.swift",
      "tokens/countdown-promo.contract.json": "EBCountdownPromo.swift",
      "tokens/counter.contract.json": "EBCounter.swift",
    ]
    let asks = try shipped.asks().filter { !$0.path.hasPrefix("text/") && $0.word != "\"on\"" }
    var tried = 0
    for ask in asks {
      let isSemantic = ask.path.hasPrefix("color/")
      let files =
        isSemantic
        ? ["Theme.swift"] : asks.filter { $0.path == ask.path }.compactMap { owners[$0.file] }
      guard !files.isEmpty else { continue }
      var copy = shipped
      _ = try copy.set(ask.path, to: "#123457")
      let after = swiftFiles(compile(copy.sources))
      try #require(after.count == before.count, "\(ask.path)")
      let changed = before.filter { after[$0.key] != $0.value }.keys
      #expect(Set(changed) == Set(files.map { "generated/Themes/\($0)" }), "\(ask.path)")
      tried += 1
    }
    #expect(tried == 114)
  }

  private func swiftFiles(_ compilation: Compilation) -> [String: [UInt8]] {
    let files = compilation.files.filter { $0.path.hasSuffix(".swift") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }
}
