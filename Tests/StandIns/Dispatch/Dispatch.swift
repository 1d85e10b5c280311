// Declarations of Dispatch as Swift imports them on a Mac; no code of ours runs them. Linux's own
// Dispatch would bring Linux's C library into sight.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class DispatchQueue: @unchecked Sendable {
  public init(label: String) { fatalError() }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { fatalError() }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    fatalError()
  }
}
