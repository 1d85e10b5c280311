import ForeignValues
import TokenModel
import Writers

/// Tokens that a conversion leaves out, with the finding about each.
struct DroppedTokens {
  fileprivate var findings: [String: Diagnostic] = [:]

  /// Why an alias cannot be resolved.
  struct Cause {
    /// The alias with its braces.
    var alias: String
    var note: Diagnostic.Related
  }

  /// The cause for the first alias in a value whose target is left out.
  func cause(of value: JSONTree) -> Cause? {
    var open = [value]
    while let tree = open.popLast() {
      switch tree {
      case .string(let text):
        guard let alias = text.alias else { continue }
        let names = alias.parts(at: ".", keepingEmpty: true).map(String.init)
        guard let finding = findings[names.tokenPath] else { continue }
        return Cause(
          alias: text, note: Diagnostic.Related(finding.message, at: finding.place))
      case .array(let items): open += items.reversed()
      case .object(let members): open += members.map(\.value).reversed()
      case .number, .boolean, .null, .spelled: continue
      }
    }
    return nil
  }
}

extension Findings {
  /// The tokens that a finding reports as left out.
  var droppedTokens: DroppedTokens {
    var dropped = DroppedTokens()
    for (finding, _) in all where finding.rule == .missingType || finding.rule == .notCarried {
      guard let path = finding.path else { continue }
      dropped.findings[path] = dropped.findings[path] ?? finding
    }
    return dropped
  }
}
