/// Words that names use for states of a component.
package enum StateWord {
  /// The one name of a state that has several; empty for the state in which nothing happens; nil for
  /// words that are not states.
  package static func state(_ word: String) -> String? { states[word] }

  private static let states: [String: String] = [
    "default": "", "rest": "", "resting": "", "normal": "", "idle": "", "enabled": "",
    "hover": "hover", "hovered": "hover", "pressed": "pressed", "press": "pressed",
    "down": "pressed", "active": "active", "focus": "focus", "focused": "focus",
    "disabled": "disabled", "inactive": "disabled", "selected": "selected", "checked": "checked",
    "unchecked": "unchecked", "expanded": "expanded", "collapsed": "collapsed",
    "visited": "visited", "dragged": "dragged", "loading": "loading", "readonly": "readonly",
    "expiring": "expiring", "expired": "expired",
  ]
}
