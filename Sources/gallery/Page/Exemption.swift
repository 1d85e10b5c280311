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
    } else if sample.setting.isPressed {
      reasons.append(
        ("pressed", Self.remark("Pressed", reason: "Faded for the moment of a touch.")))
    }
    if let row = uses.waived.first {
      let pair = "\(row.foregroundRole) on \(row.backgroundRole)"
      reasons.append(
        ("waived", Self.remark("Waived", reason: "\(pair) has \(row.ratio):1: \(row.reason).")))
    }
    guard let first = reasons.first else { return nil }
    mark = first.mark
    remarks = reasons.map(\.remark)
  }

  private static func remark(_ word: String, reason: String) -> HTML {
    .element(
      .span, .class("remark"), content: [.element(.b, text: word), .text(" " + reason)])
  }
}
