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
    if Self.empty.contains(word) {
      self = .noise
    } else if Self.states[word] != nil {
      self = .state
    } else if Self.sizes.contains(word) {
      self = .size
    } else if Self.kinds.contains(word) || word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .kind
    } else {
      self = .other
    }
  }

  /// The one name of a state that has several; empty for the state in which nothing happens; nil for
  /// words that are not states.
  static func state(_ word: String) -> String? { states[word] }

  private static let empty: Set<String> = [
    "color", "colors", "colour", "colours", "semantic", "semantics", "sys", "system", "theme",
    "themes", "token", "tokens", "component", "components", "comp", "alias", "root",
  ]

  private static let states: [String: String] = [
    "default": "", "rest": "", "resting": "", "normal": "", "idle": "", "enabled": "",
    "hover": "hover", "hovered": "hover", "pressed": "pressed", "press": "pressed",
    "down": "pressed", "active": "active", "focus": "focus", "focused": "focus",
    "disabled": "disabled", "inactive": "disabled", "selected": "selected", "checked": "checked",
    "unchecked": "unchecked", "expanded": "expanded", "collapsed": "collapsed",
    "visited": "visited", "dragged": "dragged", "loading": "loading", "readonly": "readonly",
    "expiring": "expiring", "expired": "expired",
  ]

  private static let sizes: Set<String> = [
    "xs", "sm", "md", "lg", "xl", "xxl", "small", "large", "s", "m", "l",
  ]

  private static let kinds: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "accent", "brand", "neutral", "danger",
    "error", "negative", "critical", "destructive", "success", "positive", "warning", "caution",
    "attention", "severe", "info", "informative", "information", "notice", "important", "inverse",
    "inverted", "muted", "subtle", "subdued", "strong", "weak", "emphasis", "emphasized", "bold",
    "high", "low", "medium", "main", "alt", "alternate", "variant", "static", "transparent",
    "translucent", "ghost", "plain", "solid", "filled", "soft", "raised", "sunken", "inset",
    "standout", "open", "closed", "done", "light", "dark", "black", "white", "gray", "grey", "red",
    "orange", "yellow",
    "green", "teal", "cyan", "blue", "indigo", "purple", "violet", "magenta", "pink", "brown",
  ]
}
