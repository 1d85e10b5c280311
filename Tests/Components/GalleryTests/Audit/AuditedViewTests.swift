import ColorMath
import Themes

@testable import gallery

/// Compares what the views draw with what the contrast audit measures.
@MainActor struct AuditedViewTests {
  @Test(arguments: Theme.allCases, Setting.contrasts)
  func `everything a sample draws is a pair of its contracts`(
    theme: Theme, contrast: ColorSchemeContrast
  ) throws {
    let report = try shippedReport()
    var unaudited: [String: String] = [:]
    for sample in Catalog.samples + Live.all.flatMap(\.drawings) {
      let uses = ColorUses(sample.variants, in: theme, from: report)
      for setting in sample.setting.buttonStates(contrast) {
        let node = sample.node(in: theme, values: setting.values(in: theme))
        for paint in uses.unjudged(in: node, on: theme.colors.surface.page)
        where !inContext.contains(sample.title) || paint.composition != theme.surroundings {
          unaudited[paint.words] = unaudited[paint.words] ?? sample.title
        }
      }
    }
    #expect(unaudited == [:], "No contract has these pairs. Each is listed with its first sample.")
  }

  @Test(arguments: Theme.allCases)
  func `what surrounds the components in context is readable`(theme: Theme) throws {
    let colors = theme.surroundings
    let ink = try #require(RGB8(hex: colors.front.stops[0].color))
    let page = try #require(RGB8(hex: colors.below[0].stops[0].color))
    #expect(contrastRatio(ink, to: page) >= 4.5)
  }

  private let inContext = Set((Sample.contextRows + Sample.contextCards).map(\.title))

  @Test(arguments: Theme.allCases)
  func `a sample draws something of each variant it names`(theme: Theme) throws {
    let report = try shippedReport()
    for sample in Catalog.samples {
      let node = sample.node(in: theme)
      for variant in sample.variants {
        let uses = ColorUses([variant], in: theme, from: report)
        let seen = uses.seen(in: node, on: theme.colors.surface.page)
        #expect(!seen.rows.isEmpty, "\(sample.title): \(variant)")
      }
    }
  }

  @Test(arguments: Theme.allCases, [true, false])
  func `a faded button is drawn as a pair of its own`(theme: Theme, isPressed: Bool) throws {
    let sample = try #require(Catalog.samples.first { $0.title == "Promo, default" })
    let setting = Setting(isPressed: isPressed, isEnabled: isPressed)
    let uses = ColorUses([.promo(.default)], in: theme, from: try shippedReport()).seen(
      in: sample.node(in: theme, values: setting.values(in: theme)), on: theme.colors.surface.page)
    let opacity = "countdown/promo/\(isPressed ? "pressed" : "disabled")-opacity"
    let faded = uses.rows.filter { $0.pair.contains("opacity") }
    #expect(
      faded.map(\.pair) == [
        "close at \(opacity) on bg", "label on fill over bg, faded by \(opacity)",
      ])
    #expect(faded.map(\.outcome) == (isPressed ? ["pass", "pass"] : ["exempt", "exempt"]))
  }
}

extension Theme {
  /// The colors of an app's own texts around the components, which are in no contract.
  @MainActor fileprivate var surroundings: Composition {
    let ink = Layer(Sample.ink[in: appearance])
    return Composition(front: ink, below: [Layer(colors.surface.page)])
  }
}

extension Setting {
  fileprivate nonisolated static let contrasts: [ColorSchemeContrast] = [.standard, .increased]

  /// The setting with another contrast: as it is, with pressed buttons and with disabled ones.
  fileprivate func buttonStates(_ contrast: ColorSchemeContrast) -> [Setting] {
    var normal = self
    normal.contrast = contrast
    var (pressed, disabled) = (normal, normal)
    pressed.isPressed = true
    disabled.isEnabled = false
    return [normal, pressed, disabled]
  }
}
