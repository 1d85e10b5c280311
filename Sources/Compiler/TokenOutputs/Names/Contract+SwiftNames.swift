extension Contract {
  /// The base name of the component's generated files.
  package var fileName: String { SwiftName.upper(component) }

  /// The Swift names of the members right after the path's literal prefix.
  package func memberNames(_ digits: DigitNames) -> [String] {
    guard let pattern else { return [] }
    return memberNames(
      digits,
      of: pattern.segments.dropFirst(pattern.literalPrefix.count).first { segment in
        segment != themeAxis.map { .axis($0) }
      })
  }

  /// The Swift names of the members for a segment of the path.
  package func memberNames(_ digits: DigitNames, of segment: PathPattern.Segment?) -> [String] {
    switch segment {
    case .axis(let name):
      let values = axes.first { $0.name == name }?.values ?? []
      return values.map { SwiftName($0, in: name, digits: digits).text }
    case .literal(let name): return [SwiftName(name, digits: digits).text]
    case .role, .joined, nil: return roles.map { SwiftName($0.name, digits: digits).text }
    }
  }

  /// The name of the enum with an axis's values, without the output's prefix.
  package func enumName(_ axis: Axis) -> String {
    SwiftName.upper(component) + SwiftName.upper(axis.name)
  }
}
