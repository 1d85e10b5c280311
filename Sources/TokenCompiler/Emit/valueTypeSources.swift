/// The sources of `TokenValues`, in the order of their names: written by Scripts/value-types.
let valueTypeSources = [
  #"""
  #if canImport(SwiftUI)
    import SwiftUI

    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif

    extension TokenAppearance {
      /// The appearance of the views that `environment` belongs to.
      public init(_ environment: EnvironmentValues) {
        self.init(
          isDark: environment.colorScheme == .dark,
          increasedContrast: environment.colorSchemeContrast == .increased)
      }
    }

    extension Color {
      /// A color that follows the color scheme and contrast of where it is drawn.
      public init(_ dynamic: some AppearanceColor) {
        #if os(watchOS)
          self.init(dynamic.color(for: TokenAppearance(isDark: true)))
        #elseif canImport(UIKit)
          self.init(uiColor: UIColor(dynamic))
        #elseif canImport(AppKit)
          self.init(nsColor: NSColor(dynamic))
        #endif
      }
    }
  #endif

  """#,
  #"""
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    extension NSColor {
      /// The color a token names, in its own space.
      public convenience init(_ token: TokenColor) {
        switch token.space {
        case .sRGB:
          self.init(srgbRed: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
        case .displayP3:
          self.init(
            displayP3Red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
        }
      }

      /// A color that follows the appearance of where it is drawn.
      public convenience init(_ dynamic: some AppearanceColor) {
        self.init(name: nil) { appearance in
          NSColor(dynamic.color(for: TokenAppearance(appearance)))
        }
      }
    }

    extension TokenAppearance {
      /// The appearance AppKit's one stands for.
      public init(_ appearance: NSAppearance) {
        let names: [NSAppearance.Name] = [
          .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ]
        let best = appearance.bestMatch(from: names)
        self.init(
          isDark: best == .darkAqua || best == .accessibilityHighContrastDarkAqua,
          increasedContrast: best == .accessibilityHighContrastAqua
            || best == .accessibilityHighContrastDarkAqua)
      }
    }
  #endif

  """#,
  #"""
  #if canImport(SwiftUI)
    import SwiftUI

    extension Color {
      /// The color a token names, in its own space.
      public init(_ token: TokenColor) {
        switch token.space {
        case .sRGB:
          self.init(
            .sRGB, red: token.red, green: token.green, blue: token.blue, opacity: token.alpha)
        case .displayP3:
          self.init(
            .displayP3, red: token.red, green: token.green, blue: token.blue, opacity: token.alpha)
        }
      }
    }

    extension LinearGradient {
      /// The gradient a token names, from top to bottom.
      nonisolated public init(_ token: TokenGradient) {
        self.init(
          stops: token.stops.map { stop in
            Gradient.Stop(color: Color(stop.color), location: stop.position)
          },
          startPoint: .top, endPoint: .bottom)
      }
    }

    extension AnyShapeStyle {
      /// The fill a token names.
      public init(_ token: TokenPaint) {
        switch token {
        case .color(let color): self.init(Color(color))
        case .gradient(let gradient): self.init(LinearGradient(gradient))
        }
      }
    }
  #endif

  """#,
  #"""
  #if canImport(UIKit)
    import UIKit

    extension UIColor {
      /// The color a token names, in its own space.
      public convenience init(_ token: TokenColor) {
        switch token.space {
        case .sRGB:
          self.init(red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
        case .displayP3:
          self.init(
            displayP3Red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
        }
      }
    }

    #if !os(watchOS)
      extension TokenAppearance {
        /// The appearance `traits` ask for.
        public init(_ traits: UITraitCollection) {
          self.init(
            isDark: traits.userInterfaceStyle == .dark,
            increasedContrast: traits.accessibilityContrast == .high)
        }
      }

      extension UIColor {
        /// A color that follows the traits of where it is drawn.
        public convenience init(_ dynamic: some AppearanceColor) {
          self.init { traits in
            UIColor(dynamic.color(for: TokenAppearance(traits)))
          }
        }
      }
    #endif
  #endif

  """#,
  #"""
  /// What the system says about how things should look right now.
  public struct TokenAppearance: Hashable, Sendable {
    /// Whether dark mode is on.
    public let isDark: Bool
    /// Whether the user asked for more contrast.
    public let increasedContrast: Bool

    /// Creates an appearance.
    public init(isDark: Bool, increasedContrast: Bool = false) {
      self.isDark = isDark
      self.increasedContrast = increasedContrast
    }
  }

  /// A color that knows its value in every appearance.
  public protocol AppearanceColor: Sendable {
    /// The color to draw in `appearance`.
    func color(for appearance: TokenAppearance) -> TokenColor
  }

  """#,
  #"""
  /// A line around something.
  public struct TokenBorder: Hashable, Sendable {
    /// The color of the line.
    public let color: TokenColor
    /// The thickness of the line.
    public let width: TokenLength
    /// The pattern of the line.
    public let style: TokenStrokeStyle

    /// Creates a border.
    @inline(never)
    public init(color: TokenColor, width: TokenLength, style: TokenStrokeStyle) {
      self.color = color
      self.width = width
      self.style = style
    }
  }

  /// The pattern of a line; the words are those of CSS's `border-style`.
  public enum TokenStrokeStyle: Hashable, Sendable {
    /// How the ends of a dash are drawn.
    public enum LineCap: Hashable, Sendable {
      /// A half circle beyond the end.
      case round
      /// Cut at the end.
      case butt
      /// A half square beyond the end.
      case square
    }

    /// One unbroken line.
    case solid
    /// Dashes, their length left to who draws them.
    case dashed
    /// Round dots.
    case dotted
    /// Two parallel lines.
    case double
    /// A line that looks carved in.
    case groove
    /// A line that looks raised.
    case ridge
    /// A frame whose content looks raised.
    case outset
    /// A frame whose content looks sunken.
    case inset
    /// Lengths of dash and gap in turn, and the ends of each dash.
    case dashes([TokenLength], cap: LineCap)
  }

  """#,
  #"""
  /// A color as a designer gave it: three gamma-encoded components in a named space, and an alpha.
  public struct TokenColor: Hashable, Sendable {
    /// The spaces a shipped color can be in; every other one is converted when tokens are compiled.
    public enum Space: Hashable, Sendable {
      /// The web's standard space (IEC 61966-2-1).
      case sRGB
      /// Apple's wide space: P3 primaries with sRGB's transfer curve.
      case displayP3
    }

    /// The space the components are in.
    public let space: Space
    /// The red component, gamma-encoded, 0 to 1.
    public let red: Double
    /// The green component, gamma-encoded, 0 to 1.
    public let green: Double
    /// The blue component, gamma-encoded, 0 to 1.
    public let blue: Double
    /// The opacity, 0 (clear) to 1 (solid).
    public let alpha: Double

    // Generated themes call these initializers by the thousand: `@inline(never)` keeps each such call
    // a call, instead of a copy of the body.

    /// Creates an sRGB color from `0xRRGGBB`.
    @inline(never)
    public init(_ hex: UInt32, alpha: Double = 1) {
      space = .sRGB
      red = Double(hex >> 16 & 0xFF) / 255
      green = Double(hex >> 8 & 0xFF) / 255
      blue = Double(hex & 0xFF) / 255
      self.alpha = alpha
    }

    /// Creates a color from gamma-encoded sRGB components.
    @inline(never)
    public init(sRGB red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
      space = .sRGB
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a color from gamma-encoded Display P3 components.
    @inline(never)
    public init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
      space = .displayP3
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  """#,
  #"""
  /// The names of typefaces to try, best first.
  public struct TokenFontFamily: Hashable, Sendable {
    /// The names, best first.
    public let names: [String]

    /// Creates a family from its names, best first.
    public init(names: [String]) {
      self.names = names
    }

    /// Whether a name stands for whatever the system has, as in CSS Fonts 4 (section 2.1.3).
    static func isGeneric(_ name: String) -> Bool {
      let generic = [
        "system-ui", "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded", "sans-serif",
        "serif", "monospace", "cursive", "fantasy", "math", "emoji",
      ]
      return generic.contains(name)
    }
  }

  /// How heavy type is, on OpenType's scale: 400 is regular, 700 is bold.
  public struct TokenFontWeight: Hashable, Sendable {
    /// The weight, 1 to 1000.
    public let value: Double

    /// Creates a weight from 1 to 1000.
    public init(_ value: Double) {
      self.value = value
    }

    /// The nearest of the steps a platform has, which are 100, 200 and so on.
    func nearest<Step>(of steps: [Step]) -> Step {
      // Not `rounded()`: on Linux that needs the C math library, which nothing here links.
      let step = Int(value / 100 + 0.5)
      return steps[min(max(step, 1), steps.count) - 1]
    }
  }

  """#,
  #"""
  /// Colors along a line, drawn from top to bottom and interpolated in gamma-encoded sRGB.
  public struct TokenGradient: Hashable, Sendable {
    /// One color at one place of the line.
    public struct Stop: Hashable, Sendable {
      /// The color at this place.
      public let color: TokenColor
      /// The place: 0 is the top, 1 the bottom.
      public let position: Double

      /// Creates a stop.
      @inline(never)
      public init(color: TokenColor, position: Double) {
        self.color = color
        self.position = position
      }
    }

    /// The stops, from top to bottom.
    public let stops: [Stop]

    /// Creates a gradient from its stops, in the order they are drawn.
    public init(stops: [Stop]) {
      self.stops = stops
    }
  }

  """#,
  #"""
  /// A distance; DTCG's `px` is a point here.
  public struct TokenLength: Hashable, Sendable {
    /// What a length is counted in.
    public enum Unit: Hashable, Sendable {
      /// Points of the screen.
      case points
      /// Multiples of the root text size.
      case rem
    }

    /// How many units.
    public let value: Double
    /// The unit counted.
    public let unit: Unit

    /// Creates a length of so many units.
    @inline(never)
    public init(value: Double, unit: Unit) {
      self.value = value
      self.unit = unit
    }

    /// A length in points.
    public static func points(_ value: Double) -> TokenLength {
      TokenLength(value: value, unit: .points)
    }

    /// A length in multiples of the root text size.
    public static func rem(_ value: Double) -> TokenLength {
      TokenLength(value: value, unit: .rem)
    }

    /// The length in points, where one rem is `rootSize` points.
    public func inPoints(rootSize: Double = 16) -> Double {
      switch unit {
      case .points: value
      case .rem: value * rootSize
      }
    }
  }

  """#,
  #"""
  /// What a surface is filled with.
  public enum TokenPaint: Hashable, Sendable {
    /// One color everywhere.
    case color(TokenColor)
    /// Colors that change from top to bottom.
    case gradient(TokenGradient)
  }

  """#,
  #"""
  /// Shadows of one shape, the first on top.
  public struct TokenShadow: Hashable, Sendable {
    /// One shadow.
    public struct Layer: Hashable, Sendable {
      /// The color of the shadow.
      public let color: TokenColor
      /// How far it is moved to the right.
      public let offsetX: TokenLength
      /// How far it is moved down.
      public let offsetY: TokenLength
      /// How far its edge is blurred.
      public let blur: TokenLength
      /// How far it is grown before it is blurred.
      public let spread: TokenLength
      /// Whether it falls inside the shape instead of behind it.
      public let isInset: Bool

      /// Creates one shadow.
      @inline(never)
      public init(
        color: TokenColor, offsetX: TokenLength, offsetY: TokenLength, blur: TokenLength,
        spread: TokenLength, isInset: Bool
      ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
      }
    }

    /// The shadows, the first on top.
    public let layers: [Layer]

    /// Creates a shadow from its layers, the first on top.
    public init(layers: [Layer]) {
      self.layers = layers
    }
  }

  """#,
  #"""
  #if canImport(SwiftUI)
    import SwiftUI

    extension Font {
      /// The font a text style names, in its first typeface that is a name and no generic one.
      ///
      /// Where that typeface is not installed, SwiftUI draws the system's.
      ///
      /// - Parameters:
      ///   - token: The text style; its letter spacing and line height are no part of a font.
      ///   - scale: What its size is multiplied by, to follow the user's text size. A `@ScaledMetric` is
      ///     rounded to whole pixels: divide one of 1000 by 1000 rather than taking one of 1.
      public init(_ token: TokenTextStyle, scale: CGFloat = 1) {
        let size = token.size.inPoints() * scale
        let weight = Weight(token.weight)
        if let name = token.family.names.first(where: { !TokenFontFamily.isGeneric($0) }) {
          self = .custom(name, fixedSize: size).weight(weight)
        } else {
          self = .system(size: size, weight: weight)
        }
      }
    }

    extension Font.Weight {
      /// The weight nearest to a token's.
      public init(_ token: TokenFontWeight) {
        self = token.nearest(of: [
          .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ])
      }
    }
  #endif

  """#,
  #"""
  #if canImport(UIKit)
    import UIKit

    extension UIFont {
      /// The font a text style names, at the size the token gives.
      ///
      /// Its letter spacing and line height are no part of a font. `UIFontMetrics` makes it follow the
      /// user's text size.
      public convenience init(_ token: TokenTextStyle) {
        self.init(token.family, size: token.size.inPoints(), weight: Weight(token.weight))
      }

      /// A font in the first typeface of a family that is installed; where none is, in the system's.
      ///
      /// - Parameters:
      ///   - family: The typefaces to try.
      ///   - size: The size in points.
      ///   - weight: How heavy it is.
      public convenience init(_ family: TokenFontFamily, size: CGFloat, weight: Weight) {
        guard let name = family.names.first(where: { !UIFont.fontNames(forFamilyName: $0).isEmpty })
        else {
          let system = UIFont.systemFont(ofSize: size, weight: weight)
          self.init(descriptor: system.fontDescriptor, size: size)
          return
        }
        let traits = [UIFontDescriptor.TraitKey.weight: weight]
        let descriptor = UIFontDescriptor(fontAttributes: [.family: name, .traits: traits])
        self.init(descriptor: descriptor, size: size)
      }
    }

    extension UIFont.Weight {
      /// The weight nearest to a token's.
      public init(_ token: TokenFontWeight) {
        self = token.nearest(of: [
          .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ])
      }
    }
  #endif

  """#,
  #"""
  /// How a run of text is set.
  public struct TokenTextStyle: Hashable, Sendable {
    /// The typefaces to try, best first.
    public let family: TokenFontFamily
    /// The size of the type.
    public let size: TokenLength
    /// How heavy the type is.
    public let weight: TokenFontWeight
    /// The space added after each character.
    public let letterSpacing: TokenLength
    /// The distance between baselines, as a multiple of `size`.
    public let lineHeight: Double

    /// Creates a text style; `lineHeight` is a multiple of `size`.
    @inline(never)
    public init(
      family: TokenFontFamily, size: TokenLength, weight: TokenFontWeight,
      letterSpacing: TokenLength, lineHeight: Double
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.letterSpacing = letterSpacing
      self.lineHeight = lineHeight
    }

    /// The distance between baselines in points, where one rem is `rootSize` points.
    public func lineHeightInPoints(rootSize: Double = 16) -> Double {
      size.inPoints(rootSize: rootSize) * lineHeight
    }
  }

  """#,
  #"""
  /// An easing curve from (0, 0) to (1, 1), given by its two control points.
  public struct TokenCubicBezier: Hashable, Sendable {
    /// The first control point's time, 0 to 1.
    public let x1: Double
    /// The first control point's progress.
    public let y1: Double
    /// The second control point's time, 0 to 1.
    public let x2: Double
    /// The second control point's progress.
    public let y2: Double

    /// Creates a curve from its control points (x1, y1) and (x2, y2).
    @inline(never)
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }
  }

  /// How a change is shown over time.
  public struct TokenTransition: Hashable, Sendable {
    /// How long the change takes.
    public let duration: Duration
    /// How long it waits before it starts.
    public let delay: Duration
    /// How it speeds up and slows down.
    public let timingFunction: TokenCubicBezier

    /// Creates a transition.
    @inline(never)
    public init(duration: Duration, delay: Duration, timingFunction: TokenCubicBezier) {
      self.duration = duration
      self.delay = delay
      self.timingFunction = timingFunction
    }
  }

  """#,
]
