// Declarations of Dispatch as Swift imports them on a Mac; none of our code runs them. Linux's own
// Dispatch would make Linux's C library visible.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class DispatchQueue: @unchecked Sendable {
  public init(label: String) { fatalError() }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { fatalError() }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    fatalError()
  }
}
