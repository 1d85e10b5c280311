import Themes
import Writers

/// Why a drawing does not need the minimum contrast: waivers and disabled controls.
///
/// The drawing is marked with the first reason, and the page lists all of them.
struct Exemption {
  let mark: String
  let remarks: [HTML]

  @MainActor init?(_ sample: Sample, in theme: Theme, uses: ColorUses) {
    var reasons: [(mark: String, remark: HTML)] = []
    if sample.spoken(in: theme).contains(where: { !$0.isEnabled }) {
      let reason = "Disabled buttons have no minimum (WCAG 2.2, 1.4.3)."
      reasons.append(("disabled", Self.remark("Exempt", reason: reason)))
    }
    if let row = uses.waived.first {
      let reason = "\(row.pair) has \(row.ratio): \(row.because ?? "")."
      reasons.append(("waived", Self.remark("Waived", reason: reason)))
    }
    guard let first = reasons.first else { return nil }
    mark = first.mark
    remarks = reasons.map(\.remark)
  }

  private static func remark(_ word: String, reason: String) -> HTML {
    HTML(.span, .className("remark")) {
      HTML(.b, text: word)
      " " + reason
    }
  }
}
