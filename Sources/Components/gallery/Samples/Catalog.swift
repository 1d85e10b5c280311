/// Everything the gallery shows, in its order.
@MainActor enum Catalog {
  /// A component, or a setting in which several components are shown.
  struct Section {
    let id: String
    let title: String
    let lead: String
    let groups: [Group]
  }

  /// Samples that belong together.
  struct Group {
    let title: String
    /// Whether the samples are small enough for one row.
    var isCompact = false
    let samples: [Sample]
  }

  /// The ids of the sections about increased contrast and about brands, which show more than samples.
  static let (contrastSection, brandSection) = ("more-contrast", "brands")

  static var samples: [Sample] { sections.flatMap(\.groups).flatMap(\.samples) }

  /// The components, then settings in which several of them are shown.
  static let sections = [
    Section(
      id: "counter", title: "EBCounter",
      lead: "A number in a pill: a count, or how much of a limit is used.",
      groups: [
        Group(title: "States", isCompact: true, samples: Sample.counterStates),
        Group(title: "Limits", isCompact: true, samples: Sample.counterLimits),
      ]),
    Section(
      id: "countdown", title: "EBCountdown",
      lead:
        "A timer to a deadline. The caller chooses style and units; the state follows from the time.",
      groups: [
        Group(title: "One bar", samples: Sample.countdownBars),
        Group(title: "A box per unit", samples: Sample.countdownBoxes),
        Group(title: "Pill", samples: Sample.countdownPills),
        Group(title: "Units and states", samples: Sample.countdownUnits),
      ]),
    Section(
      id: "promo", title: "EBCountdownPromo",
      lead: "A card with a countdown, and slots next to the title and next to the numbers.",
      groups: [
        Group(title: "States", samples: Sample.promoStates),
        Group(title: "Slots and buttons", samples: Sample.promoSlots),
      ]),
    Section(
      id: "notification-badge", title: "NotificationBadge",
      lead: "A chip that shows that there are new items.",
      groups: [
        Group(title: "Content", isCompact: true, samples: Sample.notificationBadges),
        Group(title: "Corners", isCompact: true, samples: Sample.notificationCorners),
      ]),
    Section(
      id: "badge", title: "Badge",
      lead: "A word or two about the status of something. Numbers belong in a counter.",
      groups: [
        Group(title: "Kinds", isCompact: true, samples: Sample.badgeKinds),
        Group(title: "Texts", samples: Sample.badgeTexts),
      ]),
    Section(
      id: "summary-stack", title: "SummaryStackView",
      lead: "A vertical stack of rows, each with its own space after it.",
      groups: [Group(title: "Spaces", samples: Sample.summaryStacks)]),
    Section(
      id: "context", title: "In context",
      lead: "Where the components belong. What surrounds them is an app’s own.",
      groups: [
        Group(title: "Headers, rows and tabs", samples: Sample.contextRows),
        Group(title: "Cards and actions", samples: Sample.contextCards),
      ]),
    Section(
      id: "languages", title: "Languages",
      lead: "Digits, words and the reading direction come from the locale.",
      groups: [Group(title: "The same code in six locales", samples: Sample.languages)]),
    Section(
      id: "texts", title: "Long texts",
      lead: "Texts and numbers that are longer than in the design.",
      groups: [Group(title: "Titles and numbers", samples: Sample.longTexts)]),
    Section(
      id: contrastSection, title: "Increased contrast",
      lead: "What changes if the user asks for more contrast.",
      groups: [Group(title: "Countdowns", samples: Sample.moreContrast)]),
    Section(
      id: brandSection, title: "Brands",
      lead: "The screen of Examples/MultiBrand. The user picks a brand; light, dark and increased "
        + "contrast follow the system.", groups: []),
  ]
}
