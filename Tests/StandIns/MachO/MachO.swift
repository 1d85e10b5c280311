// What dyld declares, as Swift imports it; no code of ours runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NoLeadingUnderscores

public func _NSGetExecutablePath(
  _ buf: UnsafeMutablePointer<CChar>!, _ bufsize: UnsafeMutablePointer<UInt32>!
) -> Int32 { fatalError() }
