import Testing
import TokenValues

struct AdaptiveTests {
  /// Tokens with the names of members that `Adaptive` or its conformances might have.
  private struct Tokens: Hashable {
    let isDark: Bool
    var value: Group { Group(isDark: isDark) }
    var color: Group { Group(isDark: isDark) }
    var opacity: Group { Group(isDark: isDark) }
    var shadow: Group { Group(isDark: isDark) }
    var resolve: Group { Group(isDark: isDark) }
    var hash: Group { Group(isDark: isDark) }
  }

  private struct Group: Hashable {
    let isDark: Bool
    var ink: TokenColor { TokenColor(isDark ? 0xFFFFFF : 0x000000) }
    subscript(part: Int, other: Int) -> TokenLength { .points(Double(part - other)) }
  }

  private let tokens = Adaptive { Tokens(isDark: $0.isDark) }
  private let ink = Adaptive { TokenColor($0.isDark ? 0xFFFFFF : 0x000000) }

  @Test(arguments: TokenAppearance.allCases)
  func `a value is that of the appearance`(appearance: TokenAppearance) {
    let value = Adaptive { $0 }
    #expect(value[in: appearance] == appearance)
    #expect(value.isDark[in: appearance] == appearance.isDark)
  }

  @Test func `members and subscripts of the value are adaptive`() {
    for member in [
      tokens.value.ink, tokens.color.ink, tokens.opacity.ink, tokens.shadow.ink,
      tokens.resolve.ink, tokens.hash.ink,
    ] { #expect(member == ink) }
    #expect(tokens.color[5, 2].value[in: TokenAppearance(isDark: true)] == 3)
  }

  @Test func `values are equal if they are equal in every appearance`() {
    for different in TokenAppearance.allCases {
      let other = Adaptive { $0 == different ? TokenColor(0x112233) : ink[in: $0] }
      #expect(other != ink)
      #expect(Set([ink, other, tokens.color.ink]).count == 2)
    }
  }
}
