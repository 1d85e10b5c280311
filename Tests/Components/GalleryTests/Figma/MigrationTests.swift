import EBComponents
import Themes

@testable import gallery

/// Every line of docs/how-to/migration.md is drawn and matches its row of the sheet.
@MainActor struct MigrationTests {
  nonisolated static let variants = Result { try shippedNodes().sheets.flatMap(\.variants) }

  private static let noon = Date(timeIntervalSince1970: 1_800_000_000)
  /// 3 days 13 hours 1 minute away, as on the sheet's pill without its mistake in the hours.
  private static let saleEnd = noon.addingTimeInterval(((3 * 24 + 13) * 60 + 1) * 60)
  private let views = migratedViews(saleEnd: saleEnd)

  @Test func `variants of the sheets and views match one to one`() throws {
    let variants = try Self.variants.get()
    #expect(variants.count == 4 + 24)
    #expect(Set(variants.map(\.node.description)) == Set(views.keys))
  }

  @Test func `a counter has the text and colors of its state`() throws {
    let texts = [
      "18482:71322": "0 / 10", "18482:71324": "10 / 10", "18482:71326": "0", "18482:71328": "0",
    ]
    for variant in try Self.variants.get() {
      guard case .counter(_, _, let state) = variant.new else { continue }
      for theme in Theme.allCases {
        let node = try #require(drawn(variant, in: theme))
        let roles = theme.counter.color[state]
        let text = try #require(texts["\(variant.node)"])
        #expect(node.coloredTexts == [ColoredText(text: text, paint: .color(roles.label))])
        #expect(node.filledShapes.map(\.paint) == [.color(roles.bg)])
      }
    }
  }

  @Test func `a counter is as high as on the sheet, and at least as wide as high`() throws {
    for variant in try Self.variants.get() {
      guard case .counter(let count, let limit, _) = variant.new else { continue }
      let node = try #require(drawn(variant, in: .light))
      #expect(node.frameSizes.map(\.minHeight) == [variant.size.height])
      let counter = Counter(count: count, limit: limit)
      // The sheet's 25 × 24 is a digit between paddings; here one digit is a circle.
      let width = limit == nil ? 24 : variant.size.width
      let textWidth = width - 2 * counter.padding(in: .light)
      #expect(counter.width(textWidth: textWidth, in: .light) == width)
      #expect(node.frameSizes.map(\.minWidth) == [24])
    }
  }

  @Test func `a countdown has the fill, border and ink of its style, state and mode`() throws {
    for variant in try Self.variants.get() {
      guard let (style, countdown) = variant.new.countdown else { continue }
      let theme = countdown.mode
      let node = try #require(drawn(variant, in: theme))
      let colors = SheetColors(style, countdown.state, in: theme)
      let surfaces = style == .per ? countdown.units.count : 1
      let border = colors.border.map {
        BorderLine(paint: .color($0), width: theme.countdown.layout.borderWidth)
      }
      #expect((border != nil) == (theme == .light))
      #expect(
        node.borderLines == Array(repeating: border, count: surfaces).compactMap(\.self),
        "\(variant.node)")
      let boxes = node.filledShapes.filter { if case .rounded = $0.outline { true } else { false } }
      #expect(boxes.map(\.paint) == Array(repeating: colors.background, count: surfaces))
      let copy = variant.new.copy
      #expect(node.coloredTexts.filter { !copy.contains($0.text) } == inked(countdown, colors))
    }
  }

  @Test func `colons are only between the cells of bars and boxes`() throws {
    for variant in try Self.variants.get() {
      guard let (style, countdown) = variant.new.countdown else { continue }
      let node = try #require(drawn(variant, in: countdown.mode))
      let colors = SheetColors(style, countdown.state, in: countdown.mode)
      let dots = node.filledShapes.filter { $0.outline == .circle }.map(\.paint)
      let count = 2 * (countdown.units.count - 1)
      let colons = colors.colon.map { Array(repeating: TokenPaint.color($0), count: count) }
      #expect(dots == colons ?? [], "\(variant.node)")
    }
  }

  @Test func `a countdown has its designed size`() throws {
    for variant in try Self.variants.get() {
      guard let (style, countdown) = variant.new.countdown else { continue }
      let node = try #require(drawn(variant, in: countdown.mode))
      let size = variant.size
      let frames = node.frameSizes.filter { $0.minHeight == size.height }
      let widths = frames.compactMap { style == .pill ? $0.minWidth : $0.maxWidth }
      #expect(widths == [size.width], "\(variant.node)")
      if style == .per {
        let boxes = node.frameSizes.filter { $0.minWidth == 56 && $0.minHeight == 50 }
        #expect(boxes.count == countdown.units.count)
      }
    }
  }

  @Test func `a promo has its texts and both buttons`() throws {
    for variant in try Self.variants.get() {
      guard case .countdownPromo(let title, let cta, let countdown) = variant.new else { continue }
      let node = try #require(drawn(variant, in: countdown.mode))
      #expect(
        node.elements.map(\.label) == [title, "Dismiss promo", "Sale ends in 3 days 13 hours", cta])
    }
  }

  @Test func `no two variants of a sheet look the same`() throws {
    for sheet in try shippedNodes().sheets {
      let drawings = try sheet.variants.map { variant in
        try #require(drawn(variant, in: variant.new.mode ?? .light)).drawing
      }
      #expect(Set(drawings).count == sheet.variants.count)
    }
  }

  /// The drawing of a variant's view, with the color scheme of a theme.
  private func drawn(_ variant: FigmaNodes.Variant, in theme: Theme) -> RenderNode? {
    guard let view = views["\(variant.node)"] else { return nil }
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    values.colorScheme = theme == .dark ? .dark : .light
    return ViewHost(view.ebClock(.stopped(at: Self.noon)), environment: values).render()
  }

  /// The numbers and words of a countdown in their colors, as they are drawn.
  private func inked(_ countdown: CountdownVariant, _ colors: SheetColors) -> [ColoredText] {
    guard let unit = colors.unit else {
      return [ColoredText(text: "03d : 13h : 01m", paint: .color(colors.number))]
    }
    let numbers = [4: ["03", "13", "01", "00"], 3: ["85", "01", "00"], 2: ["5101", "00"]]
    let words = ["days", "hrs", "mins", "secs"].suffix(countdown.units.count)
    return zip(numbers[words.count] ?? [], words).flatMap { number, word in
      [
        ColoredText(text: number, paint: .color(colors.number)),
        ColoredText(text: word, paint: .color(unit)),
      ]
    }
  }
}

extension Replacement {
  /// The caller's texts.
  fileprivate var copy: [String] {
    if case .countdownPromo(let title, let cta, _) = self { [title, cta] } else { [] }
  }

  /// The countdown, also that of a promo.
  fileprivate var countdown: (EBCountdownStyle, CountdownVariant)? {
    switch self {
    case .counter: nil
    case .countdown(let style, let variant): (style, variant)
    case .countdownPromo(_, _, let variant): (.one, variant)
    }
  }
}
