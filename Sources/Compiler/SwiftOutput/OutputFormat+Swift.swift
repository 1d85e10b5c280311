import TokenModel
import TokenOutputs

extension OutputFormat {
  /// Swift themes: a type for each component, and the values of every theme.
  package static let swift = OutputFormat(
    id: "swift", summary: "Themes as Swift, with a type for each component.",
    destination: .folder(ending: ".swift"), defaultPath: "generated/Themes",
    settings: SwiftSettings.all, seal: CommentSeal.swift,
    check: { input, findings in
      let (tokens, names) = (input.tokens.written, input.names)
      let (contracts, resolver) = (input.parsed.contracts, input.parsed.resolver)
      checkNames(
        names, tokens: tokens, contracts: contracts, findings: &findings)
      checkSwiftOutputs(
        input.output, names: names, tokens: tokens, contracts: contracts, findings: &findings)
      checkMemberNames(input, findings: &findings)
      checkNesting(tokens, contracts: contracts, findings: &findings)
      checkThemeAxes(
        tokens, names: names, contracts: contracts.map { $0.namingRootTokens(of: tokens) },
        resolver: resolver, findings: &findings)
    },
    emit: { input in
      SwiftPlan(
        input.tokens, names: input.names, components: input.checked.components,
        output: input.output, projectFile: input.projectFile
      ).emit()
    })
}

extension CommentSeal {
  static let swift = CommentSeal(open: "// ", close: "", form: 2)
}
