import TokenModel
import TokenThemes

/// Reports tokens that are left out because a token they reference is left out, in projects that
/// leave out tokens with a fault. No token may go missing without a finding.
///
/// References to a token with an error are not reported, because the error already is.
func checkLeftOut(_ tokens: ResolvedTokens, project: Project, findings: inout Findings) {
  guard project.leavesTokensOut else { return }
  let reported = findings.paths(where: \.removesValue)
  let errors = ValueErrors(findings, project: project)
  let set = tokens.set
  var echoes = Echoes(tokens, errors: errors)
  tokens.forEach { path, theme in
    guard tokens.valueIndex(path, in: theme) == nil,
      let declaration = tokens.declaration(path, in: theme),
      !reported.contains(set.paths.string(path)),
      !tokens.lacksType(declaration, in: theme) || declaration.inheritance != nil,
      !echoes.contains(path, in: theme)
    else { return }
    let finding = Diagnostic(
      .unresolvedAlias,
      message: "'\(set.paths.string(path))' references a token that is left out",
      at: set.place(of: declaration), path: set.paths.string(path),
      related: tokens.hops(from: path, in: theme))
    findings.add(finding, in: theme, over: tokens.axes(of: path))
  }
}
