import EBComponents
import Foundation

/// The moment at which every sample is drawn.
let now = Date(timeIntervalSince1970: 1_800_000_000)

/// The ends that the samples count down to.
let saleEnd = now.addingTimeInterval(3 * 86_400 + 13 * 3_600 + 42)
let lastHours = now.addingTimeInterval(13 * 3_600 + 42)
let lastMinutes = now.addingTimeInterval(7 * 60 + 42)
let justEnded = now

/// The names above and their meaning, for readers of a sample's code.
let moments: [(name: String, meaning: String)] = [
  ("saleEnd", "3 days, 13 hours and 42 seconds from now"),
  ("lastHours", "13 hours and 42 seconds from now"),
  ("lastMinutes", "7 minutes and 42 seconds from now"),
  ("justEnded", "now"),
]

/// An action without an effect.
@MainActor func openSale() {}
