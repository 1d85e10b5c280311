// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

/// The values of an app's own traits that are not the default.
struct CustomTraits: Hashable, @unchecked Sendable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { values[ObjectIdentifier(trait)]?.base as? T.Value ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue as? AnyHashable }
  }

  func applied(to inherited: CustomTraits) -> CustomTraits {
    var result = inherited
    result.values.merge(values) { $1 }
    return result
  }
}

/// The values of the traits; the defaults are those of the device.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var custom = CustomTraits()
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var accessibilityContrast = UIAccessibilityContrast.normal
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var preferredContentSizeCategory = UIContentSizeCategory.large

  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { custom[trait] }
    set { custom[trait] = newValue }
  }
}

/// The values that a view sets for itself and its subviews.
public struct UITraitOverrides: UIMutableTraits {
  private var style: UIUserInterfaceStyle?
  private var contrast: UIAccessibilityContrast?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var category: UIContentSizeCategory?
  private var custom = CustomTraits()

  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { custom[trait] }
    set { custom[trait] = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { contrast ?? .unspecified }
    set { contrast = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? .unspecified }
    set { direction = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .unspecified }
    set { category = newValue }
  }

  func applied(to inherited: TraitValues) -> TraitValues {
    TraitValues(
      custom: custom.applied(to: inherited.custom),
      userInterfaceStyle: style ?? inherited.userInterfaceStyle,
      accessibilityContrast: contrast ?? inherited.accessibilityContrast,
      layoutDirection: direction ?? inherited.layoutDirection,
      preferredContentSizeCategory: category ?? inherited.preferredContentSizeCategory)
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  public convenience init(
    standInStyle: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal
  ) {
    self.init {
      $0.userInterfaceStyle = standInStyle
      $0.accessibilityContrast = contrast
    }
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(values: traits as! TraitValues)
  }

  open class var current: UITraitCollection { UITraitCollection(values: TraitValues()) }

  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values.custom[trait] }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
}
