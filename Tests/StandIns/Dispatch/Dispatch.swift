// Declarations of Dispatch as Swift imports them on a Mac; none of our code runs them. Linux's own
// Dispatch would make Linux's C library visible.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class DispatchQueue: @unchecked Sendable {
  public init(label: String) { fatalError() }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { fatalError() }

  public class func global() -> DispatchQueue { fatalError() }

  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    fatalError()
  }
}

open class DispatchGroup: @unchecked Sendable {
  public init() { fatalError() }

  public func enter() { fatalError() }

  public func leave() { fatalError() }

  public func wait() { fatalError() }
}
