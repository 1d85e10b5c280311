import Testing
import TokenModel

@Test(arguments: [
  ("", false), (".", false), ("x", false), ("1 2", false), ("e\u{301}", false), ("ok", true),
  ("a 1 b", true), ("色弱", true), ("—!?", false), ("é à", true),
])
func `a reason has at least two letters`(text: String, isReason: Bool) {
  #expect(hasWord(text) == isReason)
}
