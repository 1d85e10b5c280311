import EBComponents
import Themes

@testable import gallery

@MainActor struct CatalogTests {
  @Test(arguments: EBCounterState.allCases, [false, true])
  func `the gallery has every state of a counter, with and without a limit`(
    state: EBCounterState, hasLimit: Bool
  ) {
    let texts = samples(in: "counter", [.counter(state)]).flatMap(texts)
    #expect(texts.contains { $0.contains(" / ") == hasLimit })
  }

  @Test(arguments: EBCountdownStyle.allCases, EBCountdownState.allCases)
  func `the gallery has every style of a countdown in every state`(
    style: EBCountdownStyle, state: EBCountdownState
  ) { #expect(!samples(in: "countdown", [.countdown(style, state)]).isEmpty) }

  @Test(arguments: EBCountdownState.allCases)
  func `the gallery has the promo in every state`(state: EBCountdownState) {
    #expect(!samples(in: "promo", [.countdown(.one, state), .promo(state)]).isEmpty)
  }

  @Test(arguments: BadgeKind.allCases) func `the gallery has every kind of badge`(kind: BadgeKind) {
    #expect(!samples(in: "badge", [.badge(kind)]).isEmpty)
  }

  @Test func `the gallery has every set of units in the design`() {
    let units = samples(in: "countdown").map {
      Set(texts($0)).intersection(["days", "hrs", "mins", "secs"])
    }
    for wanted: Set in [
      ["days", "hrs", "mins", "secs"], ["hrs", "mins", "secs"], ["mins", "secs"],
    ] { #expect(units.contains(wanted)) }
  }

  @Test func `a component is spoken the same way in every theme`() {
    for sample in Catalog.samples {
      let spoken = Set(Theme.allCases.map { sample.spoken(in: $0) })
      #expect(spoken.count == 1, "\(sample.title)")
    }
  }

  @Test func `titles of samples are unique`() {
    for section in Catalog.sections {
      let titles = section.groups.flatMap(\.samples).map(\.title)
      #expect(Set(titles).count == titles.count, "\(section.title)")
    }
  }

  private func samples(in section: String, _ variants: [Variant] = []) -> [Sample] {
    Catalog.sections.filter { $0.id == section }.flatMap(\.groups).flatMap(\.samples)
      .filter { variants.isEmpty || $0.variants == variants }
  }

  private func texts(_ sample: Sample) -> [String] { sample.node(in: .light)?.texts ?? [] }
}
