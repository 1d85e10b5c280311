import TokenDialects
import TokenTesting

/// Files become what the pages of `Tests/Migration/Conversions` say.
///
/// Fences and lines with `is` whose names have a dot are files. What else is or are something, is
/// expected as a whole: `findings`, the `plan`, the `values` and `errors` of a build, `dialects`, `files`,
/// `tokens` and what is `printed`; ```` ```json of a.tokens.json ```` is a file that is written. Lines with
/// `has` or `lacks` are about a part of one of them. Without findings or errors there are none.
@Suite(.serialized) struct ConversionPagesTests {
  private static let sections = PageSection.all(in: "Tests/Migration/Conversions")

  @Test(arguments: sections)
  func `files become what their page says`(section: PageSection) throws {
    func isFile(_ part: PageSection.Part) -> Bool { part.verb == "is" && part.name.contains(".") }
    let files = section.parts.filter(isFile).map { SourceFile(path: $0.name, text: $0.text) }
    let expected = section.parts.filter { !isFile($0) }
    let conversion = convert(files, options(section))
    let isDryRun = section.lines.contains { $0.contains("--dry-run") }
    for always in ["findings", "errors"] where !expected.contains(where: { $0.name == always }) {
      #expect(aspect(always, of: conversion) == "")
    }
    for part in expected {
      let found = aspect(part.name, of: conversion, isDryRun: isDryRun)
      switch part.verb {
      case "has": #expect(found.contains(part.text), "\(part.name)")
      case "lacks": #expect(!found.contains(part.text), "\(part.name)")
      default: try section.expect(part, toBe: found)
      }
    }
  }

  @Test func `the pages have sections`() { #expect(Self.sections.count > 80) }

  /// The options, which are written as on the command line.
  private func options(_ section: PageSection) -> ConversionOptions {
    var words = (section.lines.first { $0.hasPrefix("`--") } ?? "").filter { $0 != "`" }
      .split(separator: " ").map(String.init)[...]
    var options = ConversionOptions()
    while let word = words.popFirst() {
      switch word {
      case "--split": options.splitsTypes = true
      case "--infer-types": options.infersTypes = true
      case "--dry-run": break
      default: set(word, words.popFirst() ?? "", in: &options)
      }
    }
    return options
  }

  private func set(_ option: String, _ value: String, in options: inout ConversionOptions) {
    switch option {
    case "--root": options.rootNames.insert(value)
    case "--base": options.bases.append(value)
    case "--mode": options.modes += [ModeAxis(value)].compactMap(\.self)
    case "--from": options.dialect = Dialect.all.first { $0.id == value }
    case "--unit": options.unit = DimensionValue.Unit(rawValue: value)
    case "--type":
      let parts = value.split(separator: "=").map(String.init)
      if let type = TokenType(rawValue: parts[1]) { options.types.append((parts[0], type)) }
    default: Issue.record("\(option) is not an option")
    }
  }

  /// What a fence or a line is about: an aspect of the result, or a written file.
  private func aspect(_ name: String, of conversion: Conversion, isDryRun: Bool = false) -> String {
    switch name {
    case "findings": conversion.messages
    case "plan": conversion.plan.joined(separator: "\n")
    case "values": conversion.built().values
    case "errors": conversion.files.isEmpty ? "nothing is written" : conversion.built().errors
    case "dialects":
      conversion.recognized.map { "\($0.path): \($0.dialect.id), \($0.explanation)" }
        .joined(separator: "\n")
    case "files": conversion.files.map(\.path).joined(separator: "\n")
    case "tokens": "\(conversion.tokenCount)"
    case "printed":
      conversion.summary(folder: "new", isDryRun: isDryRun, project: nil).joined(separator: "\n")
    default: conversion.text(name)
    }
  }
}
