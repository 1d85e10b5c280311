import Foundation
import Testing
import TokenChecks
import TokenCompiler
import TokenModel
import TokenOutputs
import TokenTesting

/// Each shipped waiver in turn is removed, weakened, made unneeded, expired or misdirected.
@Suite struct WaiverMutationTests {
  /// The files and numbers of all waivers.
  private static let waivers: [(file: Int, index: Int)] = {
    let contracts = (try? Shipped().sources.contracts) ?? []
    return contracts.enumerated().flatMap { file, contract in
      (waivers(of: contract) ?? []).indices.map { (file, $0) }
    }
  }()

  private static func waivers(of contract: SourceFile) -> [[String: Any]]? {
    let tree = try? JSONSerialization.jsonObject(with: Data(contract.text)) as? [String: Any]
    return tree?["waivers"] as? [[String: Any]]
  }

  /// The shipped project with one waiver changed or removed.
  private func compilation(
    _ waiver: (file: Int, index: Int), today: String? = nil,
    _ change: (inout [String: Any]) -> Bool
  ) throws -> Compilation {
    var sources = try Shipped().sources
    let text = Data(sources.contracts[waiver.file].text)
    var tree = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
    var waivers = try #require(tree["waivers"] as? [[String: Any]])
    if !change(&waivers[waiver.index]) { waivers.remove(at: waiver.index) }
    tree["waivers"] = waivers
    sources.contracts[waiver.file].text = [UInt8](
      try JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys]))
    sources.today = today
    return compile(sources)
  }

  private func errors(_ compilation: Compilation) -> Set<String> {
    Set(compilation.findings.filter { $0.severity == .error }.map(\.rule.rawValue))
  }

  @Test func `there are waivers to change`() { #expect(Self.waivers.count >= 3) }

  @Test(arguments: waivers.indices) func `a removed waiver makes its pairs fail`(index: Int) throws
  {
    let compilation = try compilation(Self.waivers[index]) { _ in false }
    #expect(errors(compilation) == ["low-contrast"])
    #expect(compilation.audit.count(.fail) > 0 && compilation.files.isEmpty)
  }

  @Test(arguments: waivers.indices) func `a waiver with a floor above the ratio is undercut`(
    index: Int
  ) throws {
    let compilation = try compilation(Self.waivers[index]) { waiver in
      waiver["floor"] = (waiver["floor"] as? Double ?? 1) + 0.1
      return true
    }
    #expect(errors(compilation) == ["low-contrast", "undercut-waiver"])
  }

  @Test(arguments: waivers.indices) func `a waiver for fixed colors is unneeded`(
    index: Int
  ) throws {
    let shipped = try Shipped()
    let waived = try Shipped.compilation.get().audit.results.filter { row in
      row.acceptance?.place.file == shipped.sources.contracts[Self.waivers[index].file].path
    }
    let places = Array(Set(waived.compactMap(\.acceptance?.place))).sorted()
    let own = waived.filter { $0.acceptance?.place == places[index] }
    #expect(!own.isEmpty)
    var copy = shipped
    for row in own {
      // Black or white: one of the two reaches 4.5 on any background.
      let isOnDark = row.theme["mode"] == "dark"
      _ = try copy.set(row.background.path, to: isOnDark ? "#0050D0" : row.background.value)
      if !isOnDark { _ = try copy.set(row.foreground.path, to: "#000000") }
    }
    let compilation = compile(copy.sources)
    #expect(errors(compilation) == ["unneeded-waiver"])
    #expect(compilation.findings(.unneededWaiver).count == 1)
  }

  @Test(arguments: waivers.indices)
  func `a waiver after its last day is expired and its pairs fail`(
    index: Int
  ) throws {
    let expire: (inout [String: Any]) -> Bool = { waiver in
      waiver["until"] = "2026-06-30"
      return true
    }
    let after = try compilation(Self.waivers[index], today: "2026-07-01", expire)
    #expect(errors(after) == ["expired-waiver", "low-contrast"])
    let onTheDay = try compilation(Self.waivers[index], today: "2026-06-30", expire)
    #expect(errors(onTheDay).isEmpty)
    let unjudged = try compilation(Self.waivers[index], expire)
    #expect(errors(unjudged).isEmpty && unjudged.audit.unjudgedWaivers == 1)
  }

  @Test(arguments: waivers.indices) func `a waiver for a pair that does not exist is unmatched`(
    index: Int
  ) throws {
    let compilation = try compilation(Self.waivers[index]) { waiver in
      waiver["on"] = "border"
      return true
    }
    #expect(errors(compilation) == ["low-contrast", "unmatched-waiver"])
  }

  @Test(arguments: waivers.indices) func `a waiver without an owner is reported`(
    index: Int
  ) throws {
    let compilation = try compilation(Self.waivers[index]) { waiver in
      waiver["owner"] = nil
      return true
    }
    #expect(errors(compilation).isEmpty)
    #expect(compilation.findings(.unownedWaiver).count == 1)
  }
}
