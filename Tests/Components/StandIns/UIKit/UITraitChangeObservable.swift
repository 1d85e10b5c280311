// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which the stand-in can read.
protocol ReadableTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<TraitValues, Value> { get }
}

public enum UITraitUserInterfaceStyle: ReadableTrait {
  static var path: KeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
  public static var defaultValue: UIUserInterfaceStyle { TraitValues().userInterfaceStyle }
}

public enum UITraitAccessibilityContrast: ReadableTrait {
  static var path: KeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
  public static var defaultValue: UIAccessibilityContrast { TraitValues().accessibilityContrast }
}

public enum UITraitLayoutDirection: ReadableTrait {
  static var path: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    TraitValues().layoutDirection
  }
}

public enum UITraitPreferredContentSizeCategory: ReadableTrait {
  static var path: KeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
  public static var defaultValue: UIContentSizeCategory {
    TraitValues().preferredContentSizeCategory
  }
}

extension ReadableTrait {
  static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
    old[keyPath: path] != new[keyPath: path]
  }
}

@MainActor public protocol UITraitChangeRegistration {}

@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

/// An observer of changes to some traits.
@MainActor struct TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  func notify(of old: UITraitCollection, _ new: TraitValues) {
    let readable = traits.compactMap { $0 as? any ReadableTrait.Type }
    if readable.contains(where: { $0.differs(old.values, new) }) { handler(old) }
  }
}
