#if canImport(SwiftUI)
  public import SwiftUI

  /// A theme that views find in their environment.
  nonisolated public protocol EnvironmentTheme: Sendable {
    /// The theme in an environment.
    static func current(in environment: EnvironmentValues) -> Self
  }

  /// A token whose value depends on a view's environment.
  nonisolated public protocol EnvironmentToken: Sendable {
    /// The type of the values.
    associatedtype Value

    /// The value in an environment.
    subscript(in environment: EnvironmentValues) -> Value { get }
  }

  /// A token in the theme of the view that draws it: its brand, its mode and its contrast.
  ///
  ///     Text("Saved").foregroundStyle(.theme.colors.text.secondary)
  @dynamicMemberLookup
  nonisolated public struct Themed<Theme: EnvironmentTheme, Value>: EnvironmentToken {
    // Key paths are not sendable, because they can capture subscripts. Those of themes capture values.
    nonisolated(unsafe) let _path: KeyPath<Theme, Value>

    /// Creates a token from its path in a theme.
    public init(_ path: KeyPath<Theme, Value>) { _path = path }

    /// A member of the value, in the theme of the view that draws it.
    public subscript<Member>(
      dynamicMember member: any KeyPath<Value, Member> & Sendable
    ) -> Themed<Theme, Member> {
      Themed<Theme, Member>(_path.appending(path: member))
    }

    /// The value in the theme of an environment.
    public subscript(in environment: EnvironmentValues) -> Value {
      self[in: Theme.current(in: environment)]
    }

    /// The value in a theme.
    public subscript(in theme: Theme) -> Value { theme[keyPath: _path] }
  }
#endif
