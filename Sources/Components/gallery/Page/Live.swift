import EBComponents
import SwiftUI
import Themes
import Writers

/// Countdowns that run in the browser. Each is drawn in all its states. A script shows the state for
/// the time left and writes the digits.
@MainActor struct Live {
  let report: ContrastReport

  var section: GallerySection {
    GallerySection(
      id: "live", title: "Live",
      lead: "The same drawings, counting down: seconds are rounded up, the last "
        + "\(threshold / 3600) hours are expiring, 0 is expired. Without a script they do not run."
    ) {
      controls
      HTML(
        .div, .className("running"), HTMLAttribute("data-threshold", value: "\(threshold)"),
        HTMLAttribute("data-start", value: "\(start)")
      ) { countdowns.map(row) }
    }
  }

  private var start: Int { Int(Sample.saleEnd.timeIntervalSince(Sample.now)) }

  private var threshold: Int { Int(Theme.light.countdown.behavior.expiringThresholdHours * 3600) }

  private var controls: HTML {
    HTML(.div, .className("controls"), .hidden) {
      HTML(.button, .id("pause"), .type("button"), text: "Pause")
      jump("From 3 days", to: start)
      jump("5 seconds before expiring", to: threshold + 5)
      jump("5 seconds before the end", to: 5)
      HTML(.p, .id("announced"), .role("status"))
    }
  }

  private func jump(_ title: String, to seconds: Int) -> HTML {
    HTML(
      .button, .type("button"), HTMLAttribute("data-jump", value: "\(seconds)"),
      text: title)
  }

  /// A running countdown and the units it shows.
  private struct Running {
    let title: String
    let style: EBCountdownStyle
    let units: [EBTimeUnit]
    let view: @MainActor (Date) -> any View
  }

  private var countdowns: [Running] {
    [
      Running(title: "One bar", style: .one, units: EBTimeUnit.allCases) {
        EBCountdown(endsAt: $0)
      },
      Running(title: "A box per unit", style: .per, units: EBTimeUnit.allCases) {
        EBCountdown(endsAt: $0).ebStyle(.per)
      },
      Running(title: "No days", style: .per, units: [.hours, .mins, .secs]) {
        EBCountdown(endsAt: $0).ebStyle(.per).ebUnits([.hours, .mins, .secs])
      },
      Running(title: "Pill", style: .pill, units: [.days, .hours, .mins]) {
        EBCountdown(endsAt: $0).ebStyle(.pill)
      },
      Running(title: "Promo", style: .one, units: EBTimeUnit.allCases) {
        EBCountdownPromo(
          title: "Hurry up! Sale ends in:", endsAt: $0, cta: "Show now!", onTapCTA: Sample.openSale)
      },
    ]
  }

  private func row(_ running: Running) -> HTML {
    HTML(.div, .id(HTMLID(of: running.title, in: "live")), .className("sample")) {
      HTML(.h3, text: running.title)
      HTML(.div, .className("cells")) {
        for theme in Theme.allCases {
          HTML(
            .figure, .className("cell \(theme)"),
            HTMLAttribute("data-units", value: running.units.map(\.rawValue).joined(separator: " "))
          ) {
            EBCountdownState.allCases.map { phase($0, of: running, in: theme) }
          }
        }
      }
    }
  }

  /// The countdown in one state. `data-said` is the part of its label that changes with time.
  private func phase(_ state: EBCountdownState, of running: Running, in theme: Theme) -> HTML {
    let sample = Sample(running.title, of: .countdown(running.style, state)) {
      AnyView(running.view(end(in: state)))
    }
    let uses = ColorUses(sample.variants, in: theme, from: report)
    let page = ColorText(theme.colors.surface.page)
    let exemption = Exemption(sample, in: theme, uses: uses)
    let said = sample.spoken(in: theme).first { $0.traits.contains(.updatesFrequently) }
    let phase = HTML(
      .div, HTMLAttribute("data-phase", value: "\(state)"),
      HTMLAttribute("data-said", value: said?.label ?? "")
    ) {
      Stage(page: page, exemption: exemption) { sample.node(in: theme, at: $0) }.html
    }
    return state == .default ? phase : phase.with(.hidden)
  }

  private func end(in state: EBCountdownState) -> Date {
    switch state {
    case .default: Sample.saleEnd
    case .expiring: Sample.lastHours
    case .expired: Sample.justEnded
    }
  }
}
