extension OutputFormat {
  /// Swift themes: a type for each component, and the values of every theme.
  package static let swift = OutputFormat(
    id: "swift", summary: "Themes as Swift, with a type for each component.",
    destination: .folder(ending: ".swift"), defaultPath: "generated/Themes",
    settings: SwiftSettings.all, seal: CommentSeal.swift, check: { SwiftCheck($0).findings },
    emit: { input in
      SwiftPlan(
        input.tokens, names: input.names, components: input.checked.components,
        output: input.output, projectFile: input.projectFile
      ).emit()
    })
}

extension CommentSeal {
  static let swift = CommentSeal(
    open: "// ", close: "", marks: ["// swift-format-ignore-file", "// swiftlint:disable all"],
    form: 3)
}
