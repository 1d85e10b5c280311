import Themes

/// A card round a countdown: a title, one bar, and slots beside and below it.
///
/// All copy is the caller's. It keeps no memory of being dismissed.
public struct CountdownPromo: Sendable {
  /// What stands beside the title.
  public enum Trailing: Hashable, Sendable {
    /// A button that dismisses the card, an accessibility element of its own.
    case closeButton(label: String = "Dismiss promo")
    /// Nothing.
    case none
  }

  /// The line above the countdown.
  public let title: String
  /// The countdown, always one bar.
  public let countdown: Countdown
  /// The words on the button below; nil for no button.
  public let cta: String?
  /// What stands beside the title.
  public let trailing: Trailing

  /// Creates a promo; its countdown is shown as one bar, whatever its own style.
  public init(
    title: String, countdown: Countdown, cta: String? = nil, trailing: Trailing = .closeButton()
  ) {
    self.title = title
    var bar = countdown
    bar.style = .one
    self.countdown = bar
    self.cta = cta
    self.trailing = trailing
  }

  /// What the close button is called aloud; nil when there is none.
  public var dismissLabel: String? {
    switch trailing {
    case .closeButton(let label): label
    case .none: nil
    }
  }
}
