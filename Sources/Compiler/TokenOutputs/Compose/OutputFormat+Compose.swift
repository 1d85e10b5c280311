extension OutputFormat {
  /// Kotlin for Jetpack Compose.
  package static let compose = OutputFormat(
    id: "compose", summary: "Kotlin for Jetpack Compose, with a class for themes.",
    destination: .fileOrFolder(ending: ".kt"),
    settings: [
      OutputSetting(
        "package", summary: "The package of generated Kotlin (format compose).",
        shape: .text(pattern: #"^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$"#),
        isRequired: true, faults: { $0.faults(unless: packageFault) }), .include, .exclude,
      .names(unless: KotlinNames.fault),
    ], seal: CommentSeal.kotlin, check: \.kotlinFindings, emit: { [$0.kotlinFile] })
}

extension CommentSeal {
  static let kotlin = CommentSeal(
    open: "// ", close: "", marks: ["@file:Suppress(\"ktlint\")"], form: 2)
}

extension Project.Output {
  /// The package of generated Kotlin.
  var package: String? { settings.text("package") }
}

/// What a package must be; nil if it is valid.
private func packageFault(_ package: String) -> String? {
  let words = package.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return words.allSatisfy(\.isWord)
    ? nil : "expected words of letters, digits and '_' joined by dots, such as 'com.example.tokens'"
}
