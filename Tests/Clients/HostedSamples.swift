// A file of a UIKit app that hosts SwiftUI. It needs only one of our imports. Names in both modules,
// such as NotificationBadge, are UIKit's here.
import EBComponentsUIKit
import SwiftUI
import UIKit

struct Sale: View {
  let saleEnd: Date

  var body: some View {
    VStack {
      EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.mins, .secs])
      EBCounter(count: 3, limit: 10, noun: "slots")
    }
    .theme(.dark)
  }
}

@MainActor func unread(_ count: Int) -> UIView {
  let badge: NotificationBadge = NotificationBadge(content: .counter(count), maxCount: 99)
  badge.cornerRadius = .medium(roundedCorners: [.topLeading])
  badge.backgroundColor = UIColor(Theme.colors.background.info)
  return badge
}
