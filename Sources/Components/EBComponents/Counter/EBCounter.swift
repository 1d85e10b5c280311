#if canImport(SwiftUI)
  public import SwiftUI
  public import Themes
  import TokenValues

  /// A number in a pill: a count, or how much of a limit is used.
  ///
  ///     EBCounter(count: 5, noun: "unread messages")
  ///     EBCounter(count: 3, limit: 10, noun: "slots")
  ///
  /// It has no controls. Status words belong in a ``Badge``.
  public struct EBCounter: View {
    private let counter: Counter

    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    @TextScale(relativeTo: .caption) private var scale

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - count: The count; numbers below 0 count as 0.
    ///   - limit: The limit, for "3 / 10"; nil for a plain number.
    ///   - maxDisplay: The largest plain number written out; above it the pill shows "99+".
    ///   - state: The state to show; nil to derive `empty` or `filled` from the count.
    ///   - hideWhenZero: Whether a count of 0 is neither shown nor spoken.
    ///   - noun: The noun for speech; nil to speak only the number.
    public init(
      count: Int, limit: Int? = nil, maxDisplay: Int = 99, state: EBCounterState? = nil,
      hideWhenZero: Bool = true, noun: CounterNoun? = nil
    ) {
      counter = Counter(
        count: count, limit: limit, maxDisplay: maxDisplay, state: state,
        hideWhenZero: hideWhenZero, noun: noun)
    }

    /// The content of the view.
    public var body: some View {
      if !counter.isHidden { pill(counter.written(in: locale), theme.counter.layout) }
    }

    private func pill(
      _ counter: Counter, _ layout: Theme.CounterTokens.LayoutTokens
    ) -> some View {
      // In the largest type a count and its limit can be wider than a phone.
      let mayWrap = typeSize.isAccessibilitySize && counter.hasLimit
      return Text(verbatim: counter.text)
        .style(Counter.textStyle(in: theme), scale: scale)
        .lineLimit(mayWrap ? 2 : 1)
        .minimumScaleFactor(mayWrap ? 0.5 : 1)
        .multilineTextAlignment(.center)
        .foregroundStyle(Color(counter.labelColor(in: theme)))
        .padding(.horizontal, counter.padding(in: theme) * scale)
        .frame(minWidth: layout.minWidth * scale, minHeight: layout.height * scale)
        .background(
          Color(counter.backgroundColor(in: theme)),
          in: RoundedRectangle(cornerRadius: layout.cornerRadius * scale)
        )
        .fixedSize(horizontal: !mayWrap, vertical: true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: counter.spokenLabel))
        .accessibilityAddTraits(.isStaticText)
    }
  }
#endif
