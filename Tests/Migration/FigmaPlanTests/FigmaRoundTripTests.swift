import FigmaPlan
import TokenTesting

/// `convert` and then `figma plan` against the same answer change nothing.
@Suite struct FigmaRoundTripTests {
  @Test func `what convert makes of an answer needs no change in Figma`() throws {
    var planCount = 0
    for seed in 0..<800 {
      var random = SplitMix(seed: UInt64(seed))
      let server = randomServer(&random)
      // A token that is missing where another one needs it is an error, so that there is no plan.
      let sources = try Sources(convertedFrom: server, expectsErrors: true)
      guard try planned(sources, for: server) != nil else { continue }
      let plan = try Planned(sources, for: server, deletes: true)
      #expect(plan.count == 0, "seed \(seed): \(plan.summary)")
      planCount += 1
    }
    // The projects of the others have errors.
    #expect(planCount > 100, "\(planCount)")
  }

  private let names = "a,b,a/b,a.b,a_b,a/ b,$a,x{y},x(y),a//b,gray/0.5,a/$root,Theme/a,é"
    .split(separator: ",").map(String.init)
  private let modes = ["Light", "Dark", "Acme", "Zen", "Mode 1", "Value", "x/y", "{m}"]
  private let kinds: [(type: String, scopes: [String], values: [Any])] = [
    ("COLOR", ["TEXT_FILL"], []), ("COLOR", [], []), ("BOOLEAN", [], [true]),
    ("FLOAT", [], [4, 12.300000190734863]), ("FLOAT", ["GAP", "FONT_VARIATIONS"], [4, 16]),
    ("FLOAT", ["OPACITY", "FONT_VARIATIONS"], [40, 100]), ("FLOAT", ["OPACITY", "GAP"], [40, -3]),
    ("FLOAT", ["LINE_HEIGHT"], [1.2, 24]), ("FLOAT", ["FONT_WEIGHT"], [400, 16, 1001]),
    ("STRING", ["FONT_FAMILY"], ["Inter", "'Foo, Bar'", "A, B"]),
    ("STRING", ["FONT_STYLE"], ["Bold", "Italic", "Wide"]), ("STRING", ["TEXT_CONTENT"], ["Buy"]),
  ]

  private func randomServer(_ random: inout SplitMix) -> FigmaServer {
    var server = FigmaServer()
    let ids = (0...random.below(4)).map { "C:\($0)" }
    for id in ids {
      let list = (0...random.below(3)).map {
        ["modeId": "\(id)/\($0)", "name": random.pick(modes)]
      }
      let name = random.pick(["Theme", "Theme", "Theme_", "a.b", "$x", "tokens", "Colors"])
      server.collections[id] = ["name": name, "modes": list, "defaultModeId": "\(id)/0"]
    }
    for (index, name) in (names + names).shuffled(using: &random).prefix(12).enumerated() {
      let (collection, kind) = (random.pick(ids), random.pick(kinds))
      let targets = server.variables.filter { $1["resolvedType"] as? String == kind.type }.keys
      var values: FigmaServer.Object = [:]
      for mode in server.collections[collection]?["modes"] as? [[String: String]] ?? [] {
        let target = random.chance(5) ? "gone" : random.pick(targets.sorted() + ["gone"])
        let color = "rgba".map { (String($0), Double(random.below(256)) / 255 + 1.5e-6) }
        values[mode["modeId"] ?? ""] =
          random.chance(30)
          ? ["type": "VARIABLE_ALIAS", "id": target] as Any
          : kind.values.isEmpty ? Dictionary(color) { $1 } : random.pick(kind.values)
      }
      server.variables["V:\(index)"] = [
        "name": name, "variableCollectionId": collection, "resolvedType": kind.type,
        "scopes": kind.scopes, "remote": random.chance(5), "valuesByMode": values,
        "hiddenFromPublishing": random.chance(20), "description": random.pick(["", " x "]),
        "deletedButReferenced": random.chance(5), "codeSyntax": ["WEB": "--\(index)"],
      ]
    }
    return server
  }
}
