/// The text styles of Apple's systems, as `TokenTextStyle.SystemStyle` names them.
enum SystemTextStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2

  /// The styles by the words of the names that tokens have for them, from SwiftUI, UIKit or designers.
  static let names = Dictionary(
    firsts: allCases.map { ($0.rawValue.lowercased(), $0) } + [
      ("title1", .title), ("caption1", .caption), ("subhead", .subheadline),
    ])
}

extension SwiftPlan {
  /// The system's text style with which a token's text grows: what the settings say, or else that of
  /// its name; nil if its size decides.
  func systemStyle(of path: PathID) -> SystemTextStyle? {
    let segments = tokens.set.paths.segments(of: path)
    return textStyles.first { $0.glob.matches(segments) }?.style
      ?? segments.last.flatMap { SystemTextStyle.names[NameWords($0).words.joined()] }
  }
}

extension Project.Output {
  /// The system's text styles for paths of tokens, the most exact pattern first.
  var textStyles: [(glob: PathGlob, style: SystemTextStyle)] {
    let given = settings["textStyles"]?.members ?? [:]
    return given.sorted { ($0.key.utf8.count, $0.key) > ($1.key.utf8.count, $1.key) }.compactMap {
      path, value in
      value.text.flatMap(SystemTextStyle.init(rawValue:)).map { (PathGlob(path.pathSegments), $0) }
    }
  }
}
