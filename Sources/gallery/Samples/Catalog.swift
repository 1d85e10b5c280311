/// Everything the gallery shows, in its order.
@MainActor enum Catalog {
  /// A component, or a circumstance that several are shown in.
  struct Section {
    let id: String
    let title: String
    let lead: String
    let groups: [Group]
  }

  /// Samples that are looked at together.
  struct Group {
    let title: String
    /// Whether the samples are small enough to stand beside one another.
    var isCompact = false
    let samples: [Sample]
  }

  static let sections = components + circumstances

  static var samples: [Sample] { sections.flatMap(\.groups).flatMap(\.samples) }

  private static let components = [
    Section(
      id: "counter", title: "EBCounter",
      lead: "A number in a pill: how many there are, or how far a capacity is used.",
      groups: [
        Group(title: "States", isCompact: true, samples: counterStates),
        Group(title: "Limits", isCompact: true, samples: counterLimits),
      ]),
    Section(
      id: "countdown", title: "EBCountdown",
      lead: "A timer to a deadline. Style and units are chosen, the state follows from the time.",
      groups: [
        Group(title: "One bar", samples: countdownBars),
        Group(title: "A box per unit", samples: countdownBoxes),
        Group(title: "Pill", samples: countdownPills),
        Group(title: "Units and states", samples: countdownUnits),
      ]),
    Section(
      id: "promo", title: "EBCountdownPromo",
      lead: "A card round a countdown, with a slot beside the title and one beside the numbers.",
      groups: [
        Group(title: "States", samples: promoStates),
        Group(title: "Slots and buttons", samples: promoSlots),
      ]),
    Section(
      id: "notification-badge", title: "NotificationBadge",
      lead: "A chip that says new items wait.",
      groups: [
        Group(title: "Content", isCompact: true, samples: notificationBadges),
        Group(title: "Corners", isCompact: true, samples: notificationCorners),
      ]),
    Section(
      id: "badge", title: "Badge",
      lead: "A word or two about the status of something. Numbers belong in a counter.",
      groups: [
        Group(title: "Kinds", isCompact: true, samples: badgeKinds),
        Group(title: "Texts", samples: badgeTexts),
      ]),
    Section(
      id: "summary-stack", title: "SummaryStackView",
      lead: "Rows under one another, each with the space after it that it asks for.",
      groups: [Group(title: "Spaces", samples: summaryStacks)]),
  ]

  private static let circumstances = [
    Section(
      id: "languages", title: "Languages",
      lead: "Digits, words and the direction of reading come from the locale.",
      groups: [Group(title: "The same code in six locales", samples: languages)]),
    Section(
      id: "texts", title: "Long texts",
      lead: "Where a text or a number is longer than the design shows.",
      groups: [Group(title: "Titles and numbers", samples: longTexts)]),
    Section(
      id: "type-sizes", title: "Type sizes",
      lead: "Everything grows with the type size the user has chosen.",
      groups: [Group(title: "Large and accessible sizes", samples: largeType)]),
    Section(
      id: "more-contrast", title: "Increased contrast",
      lead: "What changes where the user has asked for more contrast.",
      groups: [Group(title: "Countdowns", samples: moreContrast)]),
  ]
}
