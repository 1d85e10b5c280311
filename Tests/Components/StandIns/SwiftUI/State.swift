// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A key whose value is also that of a trait of UIKit.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
  fileprivate static func writer(of value: Any) -> ((inout any UIMutableTraits) -> Void)? {
    (value as? Value).map { value in { write(to: &$0, value: value) } }
  }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What writes the traits that keys share with UIKit.
  var traits: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      let shared = key as? any UITraitBridgedEnvironmentKey.Type
      traits[ObjectIdentifier(key)] = shared?.writer(of: newValue)
    }
  }

  public var locale = Locale(identifier: "en_US")
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var isEnabled = true
  public var accessibilityReduceMotion: Bool { standIn.reduceMotion }
  public var colorSchemeContrast: ColorSchemeContrast { standIn.contrast }
  /// The pixel length of a phone with three pixels per point.
  public var pixelLength: CGFloat { 1 / 3 }
  public var font: Font?
  public var lineLimit: Int?
  public var minimumScaleFactor: CGFloat = 1

  /// Values that only the system can set, and values of the stand-in.
  public var standIn = StandInValues()
}

/// The part of the environment that belongs to the stand-in.
public struct StandInValues {
  /// Whether the user asked for less motion.
  public var reduceMotion = false
  /// Whether the user asked for more contrast.
  public var contrast = ColorSchemeContrast.standard
  /// The text that the user searches.
  public var search = ""
  /// Whether every button is drawn pressed.
  public var isPressed = false
  /// Whether the display is refreshed once a minute, as an always-on display is.
  public var isLowFrequency = false

  var foreground: AnyShapeStyle?
  var buttonStyle: (any ButtonStyle)?
  var multilineAlignment = TextAlignment.leading
  var tracking: CGFloat = 0
  var lineSpacing: CGFloat = 0
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text relative to the default size.
  ///
  /// From the table of body sizes in Apple's Human Interface Guidelines (Typography), over 17.
  /// Real text styles each have their own table; here they all use this one.
  var factor: Double {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return sizes[Self.allCases.firstIndex(of: self)!] / 17
  }
}

public protocol DynamicProperty {}

/// A property that gets its value from the place of its view.
@MainActor protocol Installable {
  func install(from context: RenderContext, at path: String)
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  let path: KeyPath<EnvironmentValues, Value>
  let values = Box(EnvironmentValues())

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  public var wrappedValue: Value { values.value[keyPath: path] }
}

extension Environment: Installable {
  func install(from context: RenderContext, at path: String) { values.value = context.environment }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  /// The storage of the value. A view that is created again gets its previous storage.
  let place: Box<Box<Value>>
  /// The initial value for a new identity of the view.
  let initialValue: Value

  public init(wrappedValue value: Value) { self.init(initialValue: value) }
  public init(initialValue value: Value) { (place, initialValue) = (Box(Box(value)), value) }

  public var wrappedValue: Value {
    get { place.value.value }
    nonmutating set { place.value.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension State: Installable {
  func install(from context: RenderContext, at path: String) {
    place.value = context.host.place(at: path, else: Box(initialValue))
  }
}

@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  let base: Value
  let values = Box(EnvironmentValues())

  public init(wrappedValue: Value) { base = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// Rounded to whole pixels, as Apple's is.
  public var wrappedValue: Value {
    let pixel = Value(values.value.pixelLength)
    return (base * Value(values.value.dynamicTypeSize.factor) / pixel).rounded() * pixel
  }
}

extension ScaledMetric: Installable {
  func install(from context: RenderContext, at path: String) { values.value = context.environment }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { adjusting { $0[keyPath: keyPath] = value } }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { adjusting { transform(&$0[keyPath: keyPath]) } }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    adjusting { $0.dynamicTypeSize = size }
  }

  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    adjusting { values in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }
  }

  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(Identifying(id: AnyHashable(id)))
  }
}

/// Gives its content a separate place for each identity.
struct Identifying {
  let id: AnyHashable
}

extension Identifying: ViewModifier, DrawnModifier {
  typealias Body = Never

  func draw(_ content: any View, in context: RenderContext) -> [RenderNode] {
    let place = context.at("id")
    let known = context.host.place(at: place.path, else: Box((id: id, generation: 0)))
    if known.value.id != id { known.value = (id, known.value.generation + 1) }
    return context.at("id \(known.value.generation)").nodes(content)
  }
}

/// The context of a state change; the stand-in draws only the result.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}

public struct Animation: Equatable, Sendable {
  /// The control points of the curve: x1, y1, x2, y2.
  public let standInCurve: [Double]
  public let standInDuration: TimeInterval
  public private(set) var standInDelay: TimeInterval = 0

  public static let `default` = timingCurve(0.25, 0.1, 0.25, 1)

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(standInCurve: [p1x, p1y, p2x, p2y], standInDuration: duration) }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.standInDelay += delay
    return animation
  }
}

public struct UnitCurve: Hashable, Sendable {
  public let standInPoints: [UnitPoint]

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(standInPoints: [startControlPoint, endControlPoint])
  }
}

extension View {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    wrapping { node, _ in
      var transaction = Transaction(animation: .default)
      transform(&transaction)
      return RenderNode(.transaction(isAnimated: transaction.animation != nil), [node])
    }
  }
}
