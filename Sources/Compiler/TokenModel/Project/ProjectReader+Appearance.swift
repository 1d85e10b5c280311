import TokenJSON
import Writers

extension ProjectReader {
  /// Reads `"appearance": { "mode": { "dim": "dark" } }`.
  func appearance(_ members: inout Members, into project: inout Project) {
    for axis in members.entries("appearance") {
      guard let values = axis.value.object else {
        log.report(
          "expected an object {value: appearance}, found \(axis.value.excerpt)", at: axis.steps)
        continue
      }
      var setting = Project.AxisAppearance(place: document.keyPlace(axis.steps))
      for (key, value) in values {
        let steps = axis.steps + [.key(key.string)]
        guard let appearance = appearance(value, at: steps) else { continue }
        if let other = setting.values.first(where: { $0.value == appearance })?.key {
          log.report(
            "'\(printable(other))' and '\(printable(key.string))' are both for "
              + "\(value.excerpt); keep one of them", atKey: steps)
          continue
        }
        setting.values[key.string] = appearance
        setting.places[key.string] = document.keyPlace(steps)
      }
      project.appearance[axis.name] = setting
    }
  }

  private func appearance(_ value: JSONValue, at steps: [JSONStep]) -> Appearance? {
    let words = Appearance.settings.map(\.text)
    let text = value.string ?? ""
    if let known = Appearance.settings.first(where: { $0.text == text }) { return known.appearance }
    let meant = text.isEmpty ? nil : Appearance(context: text, of: "contrast")
    let known = Appearance.settings.first { $0.appearance == meant }?.text
    log.report(
      "expected \(words.quotedList(conjunction: "or")), "
        + "found \(value.excerpt)" + (known ?? text.nearest(among: words)).didYouMean, at: steps)
    return nil
  }
}
