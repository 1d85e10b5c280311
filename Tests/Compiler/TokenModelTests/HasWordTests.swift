import Testing

@Test(arguments: [
  ("", false), (".", false), (" ", false), ("—!?", false), ("x", true), ("1 2", true),
  ("ok", true), ("色弱", true), ("é à", true),
]) func `a reason has a letter or a digit`(text: String, isReason: Bool) {
  #expect(text.hasWord == isReason)
}
