import Themes

/// Why the contrast of a drawing is not held to the minimum: a waiver, or controls out of use.
///
/// The drawing carries it as a mark, and the page says it in words.
struct Exemption {
  let mark: String
  let html: HTML

  @MainActor init?(_ sample: Sample, in theme: Theme, _ uses: ColorUses) {
    if sample.spoken(in: theme).contains(where: { !$0.isEnabled }) {
      mark = "disabled"
      html = Self.remark("Exempt", "Disabled controls have no minimum (WCAG 2.2, 1.4.3).")
    } else if sample.setting.isPressed {
      mark = "pressed"
      html = Self.remark("Pressed", "Faded for the moment of a touch.")
    } else if let row = uses.waived.first {
      mark = "waived"
      html = Self.remark(
        "Waived",
        "\(row.foregroundRole) on \(row.backgroundRole) has \(row.ratio):1: \(row.reason).")
    } else {
      return nil
    }
  }

  private static func remark(_ word: String, _ reason: String) -> HTML {
    .element(
      .span, .class("remark"), content: [.element(.b, text: word), .text(" " + reason)])
  }
}
