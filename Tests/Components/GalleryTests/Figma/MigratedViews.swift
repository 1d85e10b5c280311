// Generated from Sources/Components/figma/nodes.json: do not edit. Repair: Scripts/gallery
// swift-format-ignore-file

import EBComponents
import SwiftUI

/// The views of docs/how-to/migration.md, by the node they replace.
@MainActor func migratedViews(saleEnd: Date) -> [String: AnyView] {
  func openSale() {}
  var views: [String: AnyView] = [:]
  views["18482:71322"] = AnyView(EBCounter(count: 0, limit: 10, hideWhenZero: false))
  views["18482:71324"] = AnyView(EBCounter(count: 10, limit: 10))
  views["18482:71326"] = AnyView(EBCounter(count: 0, hideWhenZero: false))
  views["18482:71328"] = AnyView(EBCounter(count: 0, state: .filled, hideWhenZero: false))
  views["4076:9091"] = AnyView(EBCountdownPromo(title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!", onTapCTA: { openSale() }))
  views["4076:9118"] = AnyView(EBCountdownPromo(title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!", onTapCTA: { openSale() }).ebState(.expiring))
  views["4076:9145"] = AnyView(EBCountdownPromo(title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!", onTapCTA: { openSale() }))
  views["4076:9172"] = AnyView(EBCountdownPromo(title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!", onTapCTA: { openSale() }).ebState(.expiring))
  views["4076:9199"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.one))
  views["4076:9221"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.one).ebState(.expiring))
  views["4076:9243"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.one))
  views["4076:9265"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.one).ebState(.expiring))
  views["4076:9287"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per))
  views["4076:9309"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebState(.expiring))
  views["4076:9331"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per))
  views["4076:9353"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebState(.expiring))
  views["4076:9375"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.hours, .mins, .secs]))
  views["4076:9391"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.hours, .mins, .secs]).ebState(.expiring))
  views["4076:9407"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.hours, .mins, .secs]))
  views["4076:9423"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.hours, .mins, .secs]).ebState(.expiring))
  views["4076:9439"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.mins, .secs]))
  views["4076:9449"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.mins, .secs]).ebState(.expiring))
  views["4076:9459"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.mins, .secs]))
  views["4076:9469"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.per).ebUnits([.mins, .secs]).ebState(.expiring))
  views["4076:9479"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.pill))
  views["4076:9482"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.pill).ebState(.expiring))
  views["4076:9485"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.pill))
  views["4076:9488"] = AnyView(EBCountdown(endsAt: saleEnd).ebStyle(.pill).ebState(.expiring))
  return views
}
