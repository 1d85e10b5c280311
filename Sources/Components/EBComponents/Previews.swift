#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  // A provider, because the macro for previews exists in Xcode only.
  private struct EBComponentsPreviews: PreviewProvider {
    static var previews: some View {
      VStack(alignment: .leading, spacing: 16) {
        EBCounter(count: 5, noun: "unread messages")
        EBCounter(count: 3, limit: 10, noun: "slots")
        NotificationBadge(content: .counter(150), maxCount: 99)
        Badge(text: "Pending", style: DesignSystem.shared.styles.badgeWarning)
      }
      .padding()
      VStack(spacing: 16) {
        ForEach(EBCountdownStyle.allCases, id: \.self) { style in
          EBCountdown(endsAt: Date(timeIntervalSinceNow: 300_000)).ebStyle(style)
        }
        EBCountdown(endsAt: .distantPast)
        EBCountdownPromo(
          title: "Hurry up! Sale ends in:", endsAt: Date(timeIntervalSinceNow: 3_600),
          cta: "Show now!", onTapCTA: {})
      }
      .padding()
    }
  }
#endif
