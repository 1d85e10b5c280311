/// What a word of a token's name is, other than the use of the color.
enum WordClass {
  /// A word that says nothing, such as `color`.
  case noise
  case state
  case size
  /// A kind or a level, such as `primary`, `danger` or `muted`.
  case kind
  case other

  init(_ word: String) {
    switch word {
    case _ where Self.empty.contains(word): self = .noise
    case _ where StateWord.state(word) != nil: self = .state
    case _ where Self.sizes.contains(word): self = .size
    case _ where Self.kinds.contains(word) || word.utf8.allSatisfy(\.isDigit): self = .kind
    default: self = .other
    }
  }

  /// Words for what is on the opposite of the surface.
  static let inverse: Set<String> = [
    "inverse", "inverted", "invert", "reverse", "reversed", "knockout",
  ]

  /// Words for backgrounds of the surface that are not the main one.
  static let levels: Set<String> = [
    "secondary", "tertiary", "quaternary", "raised", "sunken", "inset", "alt", "alternate",
  ]

  /// Words for backgrounds that are almost like the surface, also of a kind.
  static let muted: Set<String> = ["muted", "subtle", "subdued", "soft", "weak"]

  /// Words for how strong a background is: `on-emphasis` is on the emphasis of every kind.
  static let strengths = inverse.union([
    "emphasis", "emphasized", "strong", "bold", "solid", "muted", "subtle",
  ])

  /// Words for colors that do not depend on what is behind everything.
  static let fixed: Set<String> = ["black", "white", "static", "transparent", "translucent"]

  /// Kinds of messages.
  static let statuses: Set<String> = [
    "danger", "error", "negative", "critical", "success", "positive", "warning", "caution",
    "attention", "severe", "blocking", "info", "informative", "information", "notice", "important",
  ]

  /// Components whose colors show a message.
  static let messages: Set<String> = [
    "message", "alert", "notification", "banner", "toast", "snackbar", "callout",
  ]

  /// Components without text, in which `fg` is the color of a shape.
  static let graphics: Set<String> = [
    "loader", "spinner", "progress", "skeleton", "scrollbar", "slider", "meter", "gauge", "chart",
    "switch", "track", "thumb", "handle", "knob", "logo",
  ]

  /// Components in which one enters or chooses a value.
  static let fields: Set<String> = [
    "input", "inputs", "field", "fields", "form", "forms", "area", "textfield", "textarea",
    "textbox", "select", "combobox", "dropdown", "datepicker", "checkbox", "radio", "switch",
  ]

  /// Whether a word and the one before it are the name of a component: `text-field`, `icon-button`.
  static func isControl(_ word: String) -> Bool { fields.contains(word) || word == "button" }

  /// Texts that are next to a field.
  static let notes: Set<String> = [
    "label", "caption", "legend", "hint", "help", "helper", "description", "message",
    "supporting", "assistive",
  ]

  /// States that last, in which a component often looks different altogether.
  static let lasting: Set<String> = ["active", "selected", "checked", "expanded"]

  private static let empty: Set<String> = [
    "color", "colors", "colour", "colours", "semantic", "semantics", "sys", "system", "theme",
    "themes", "token", "tokens", "component", "components", "comp", "alias", "root", "generic",
    "common", "global", "globals", "scheme", "schemes",
  ]

  private static let sizes: Set<String> = [
    "xs", "sm", "md", "lg", "xl", "xxl", "small", "large", "s", "m", "l",
  ]

  private static let kinds = statuses.union(levels).union(muted).union(strengths).union(fixed)
    .union([
      "primary", "accent", "brand", "neutral", "destructive", "high", "low", "medium", "main",
      "variant", "ghost", "plain", "filled", "standout", "open", "closed", "done", "light", "dark",
      "gray", "grey", "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo",
      "purple", "violet", "magenta", "pink", "brown",
    ])
}
