#if canImport(UIKit)
  /// A font that an initializer can return; the initializers of classes return new objects only.
  nonisolated public protocol ScalableFont {}
#endif
