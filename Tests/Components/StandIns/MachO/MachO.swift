// Declarations of dyld as Swift imports them; none of our code runs them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NoLeadingUnderscores

public func _NSGetExecutablePath(
  _ buf: UnsafeMutablePointer<CChar>!, _ bufsize: UnsafeMutablePointer<UInt32>!
) -> Int32 { fatalError() }
