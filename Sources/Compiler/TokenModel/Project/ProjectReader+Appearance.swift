import TokenJSON
import Writers

extension ProjectReader {
  /// Reads `"appearance": { "mode": { "dim": "dark" } }`.
  func appearance(
    _ members: inout Members, into project: inout Project, findings: inout Findings
  ) {
    for axis in members.entries("appearance", findings: &findings) {
      guard let values = axis.value.object else {
        findings.add(
          .invalidProject,
          message: "expected an object {value: appearance}, found \(axis.value.excerpt)",
          at: document.place(axis.steps))
        continue
      }
      var setting = Project.AxisAppearance(place: document.keyPlace(axis.steps))
      for (key, value) in values {
        let steps = axis.steps + [.key(key.string)]
        guard let appearance = appearance(value, at: steps, findings: &findings) else { continue }
        if let other = setting.values.first(where: { $0.value == appearance })?.key {
          findings.add(
            .invalidProject,
            message: "'\(printable(other))' and '\(printable(key.string))' are both for "
              + "\(value.excerpt); keep one of them",
            at: document.keyPlace(steps))
          continue
        }
        setting.values[key.string] = appearance
        setting.places[key.string] = document.keyPlace(steps)
      }
      project.appearance[axis.name] = setting
    }
  }

  private func appearance(
    _ value: JSONValue, at steps: [JSONStep], findings: inout Findings
  ) -> Appearance? {
    let words = Appearance.settings.map(\.text)
    let text = value.string ?? ""
    if let known = Appearance.settings.first(where: { $0.text == text }) { return known.appearance }
    let meant = text.isEmpty ? nil : Appearance(context: text, of: "contrast")
    let known = Appearance.settings.first { $0.appearance == meant }?.text
    findings.add(
      .invalidProject,
      message: "expected \(words.quotedList(conjunction: "or")), "
        + "found \(value.excerpt)" + (known ?? text.nearest(among: words)).didYouMean,
      at: document.place(steps))
    return nil
  }
}
