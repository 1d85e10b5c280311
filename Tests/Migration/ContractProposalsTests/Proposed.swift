import ContractProposals
import TokenTesting

/// What `propose` suggests.
func proposal(for sources: Sources, taken: Set<String> = []) -> Proposal {
  var sources = sources
  sources.isAudit = true
  return Proposal(analyze(sources).analysis, of: sources, folder: "tokens", taken: taken)
}

extension Proposal {
  /// The contract in a file, read by Foundation.
  func contract(_ file: String) throws -> Object {
    let contract = try #require(contracts.first { $0.file == file + ".contract.json" })
    return try #require(JSONSerialization.jsonObject(with: Data(contract.bytes)) as? Object)
  }
}

extension Sources {
  /// The project with the proposed contracts.
  func adding(_ proposal: Proposal) -> Sources {
    var sources = self
    sources.contracts += proposal.contracts.map {
      SourceFile(path: "tokens/" + $0.file, text: $0.bytes)
    }
    sources.isAudit = true
    return sources
  }
}

/// The pairs of a contract: `label on bg, hover`.
func pairNames(_ contract: Object) -> [String] {
  contract.objects("contrast").flatMap { pair -> [String] in
    let backgrounds = pair["on"] as? [Any] ?? [pair["on"] ?? ""]
    let states = (pair.object("when")["state"] as? [String] ?? []).joined(separator: " ")
    return backgrounds.map { background in
      "\(name(pair["foreground"])) on \(name(background))" + (states.isEmpty ? "" : ", \(states)")
        + (pair["inactive"] == nil ? "" : ", inactive")
        + (pair["graphic"] == nil ? "" : ", graphic")
    }
  }
}

private func name(_ layer: Any?) -> String {
  if let text = layer as? String { return text }
  let object = layer as? Object ?? [:]
  if let layers = object["layers"] as? [Any] { return layers.map(name).joined(separator: " over ") }
  return (object.string("role") ?? "") + " in " + (object.object("in").string("state") ?? "")
}
