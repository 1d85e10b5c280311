import TokenChecks
import TokenModel
import Writers

/// Writes which colors are measured, waived, exempt and never measured.
func write(_ coverage: Coverage, to json: inout JSONWriter) {
  json.number("colors", value: coverage.colors.count)
  let order: [Coverage.Status] = [.measured, .waived, .exempt, .partly, .never]
  for status in order { json.number(status.rawValue, value: coverage.count(status)) }
  json.number("cells", value: coverage.cellCount)
  json.number("covered", value: coverage.coveredCount)
  json.number("percent", value: coverage.percent)
  json.array("tokens", items: coverage.colors) { json, color in
    json.object { json in
      json.string("path", value: color.path)
      json.string("part", value: color.part)
      json.string("value", value: color.value)
      json.string("status", value: color.status.rawValue)
      write(color.place, to: &json)
      json.array("cells", items: color.cells) { json, cell in
        json.object { write(cell, to: &$0) }
      }
    }
  }
}

private func write(_ cell: Coverage.Cell, to json: inout JSONWriter) {
  json.string("component", value: cell.component)
  json.string("role", value: cell.role)
  json.strings("variant", variant: cell.variant)
  json.strings("theme", variant: cell.theme)
  cell.holds.write(to: &json)
  json.string("status", value: cell.status.rawValue)
  json.string("because", value: cell.because)
}
