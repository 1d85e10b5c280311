// What an app types first. Each line compiles.
import EBComponents
import SwiftUI
import Themes
import TokenValues
import UIKit

struct FirstLines: View {
  let isSale: Bool
  @State var on = false
  var body: some View {
    VStack(spacing: Theme.space.medium) {
      Text("1").font(Theme.text.caption1)
      Text("2").font(Font(Theme.text.caption1))
      Text("3").textStyle(Theme.text.caption1)
      Text("4").textStyle(Theme.themed.text.caption1)
      Text("5").foregroundStyle(.theme.colors.background.danger)
      Text("6").foregroundStyle(
        isSale ? .theme.colors.background.danger : .theme.colors.background.info)
      Text("7").padding(Theme.space.medium).padding(.horizontal, Theme.space.small)
      Text("8").background(.theme.colors.surface.page, in: .rect(cornerRadius: Theme.radius.small))
      Text("9").background(.theme.colors.surface.page)
    }
    VStack {
      Text("10").listRowBackground(Color.theme(\.colors.surface.page))
      Text("11").listRowBackground(Theme.light.colors.surface.page)
      Theme.light.colors.surface.page.ignoresSafeArea()
      Theme.colors.surface.page.ignoresSafeArea()
      Theme.themed.colors.surface.page.frame(height: Theme.space.large)
      Circle().fill(isSale ? Color.theme(\.colors.background.danger) : .primary)
      Circle().stroke(.theme.colors.background.danger, lineWidth: Theme.space.xxsmall)
      Text("12").tint(Color.theme(\.colors.background.info))
      Text("13").background(Theme.themed.countdown.one.default.bg, in: .capsule)
    }
    VStack {
      Toggle("on", isOn: $on).tint(.theme(\.colors.background.success))
      Button("Buy") {}.buttonStyle(Filled())
      Text("14").shadow(color: .theme(\.colors.background.danger), radius: Theme.space.small)
      LinearGradient(
        colors: [.theme(\.colors.background.danger), .theme(\.colors.background.info)],
        startPoint: .top, endPoint: .bottom)
      EBCountdown(endsAt: .now).ebAnnouncements(.off)
      Badge(text: "New", style: DesignSystem.shared.styles.badgeWarning)
      ThemeCatalog()
      Text("15").theme(.dark)
      Text("16").foregroundColor(.theme(\.colors.background.danger))
    }
    .frame(width: Theme.space.medium, height: Theme.space.large)
  }
}
struct Filled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(.theme.colors.background.info, in: .capsule)
  }
}
@MainActor func uikit(_ view: UIView, _ label: UILabel) {
  view.backgroundColor = UIColor(theme: \.colors.surface.page)
  view.backgroundColor = UIColor(Theme.colors.surface.page)
  label.font = UIFont(Theme.text.caption1)
  label.attributedText = NSAttributedString(
    string: "x", attributes: Theme.text.caption1.attributes())
  view.layer.borderColor = UIColor(Theme.light.colors.surface.page).cgColor
  view.layer.cornerRadius = Theme.radius.small
  view.directionalLayoutMargins.leading = Theme.space.medium
  _ = Theme.tokens[TokenColor.self].map(\.name)
  _ = view.traitCollection.theme.colors.surface.page
}
