import TokenModel
import Writers

extension OutputFormat {
  /// Kotlin for Jetpack Compose.
  package static let compose = OutputFormat(
    id: "compose", summary: "Kotlin for Jetpack Compose, with a class for themes.",
    destination: .fileOrFolder(ending: ".kt"),
    settings: [
      OutputSetting(
        "package", summary: "The package of generated Kotlin (format compose).",
        shape: .text(pattern: #"^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$"#),
        isRequired: true, faults: packageFaults),
      .include, .exclude, .names(unless: KotlinNames.fault),
    ],
    seal: CommentSeal.kotlin,
    check: \.kotlinFindings,
    emit: { [$0.kotlinFile] })
}

extension CommentSeal {
  static let kotlin = CommentSeal(open: "// ", close: "")
}

extension Project.Output {
  /// The package of generated Kotlin.
  var package: String? { settings.text("package") }
}

/// Whether a package consists of words of ASCII letters, digits and `_`, joined by dots.
private func packageFaults(_ value: OutputSettings.Value) -> [OutputSetting.Fault] {
  guard let package = value.text else { return [] }
  let words = package.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard !words.allSatisfy(\.isWord) else { return [] }
  return [
    OutputSetting.Fault(
      "expected words of letters, digits and '_' joined by dots, such as 'com.example.tokens', "
        + "found '\(printable(package))'", in: value)
  ]
}
