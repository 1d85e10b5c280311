import TokenChecks
import TokenModel
import Writers

extension Coverage {
  /// Writes which checks and colors are measured, waived, exempt and never measured.
  func write(to json: inout JSONWriter) {
    json.number("colors", value: colors.count)
    let order: [Coverage.Status] = [.measured, .waived, .exempt, .partly, .never]
    for status in order { json.number(status.rawValue, value: count(status)) }
    json.number("cells", value: cellCount)
    json.number("covered", value: coveredCount)
    json.number("percent", value: percent)
    json.number("measuredPercent", value: percent(of: .measured))
    json.object("checks") { json in
      json.number("all", value: checkCount)
      for status in [Coverage.Status.measured, .waived, .exempt, .never] {
        json.number(status.rawValue, value: checkCount(status))
      }
    }
    json.objects("tokens", items: colors) { json, color in
      json.string("path", value: color.path)
      json.string("part", value: color.part)
      json.string("value", value: color.value)
      json.string("status", value: color.status.rawValue)
      json.members(of: color.place)
      json.objects("cells", items: color.cells) { json, cell in
        json.string("component", value: cell.component)
        json.string("role", value: cell.role)
        json.strings("variant", variant: cell.variant)
        json.strings("theme", variant: cell.theme)
        cell.holds.write(to: &json)
        json.string("status", value: cell.status.rawValue)
        json.string("because", value: cell.because)
      }
    }
  }
}
