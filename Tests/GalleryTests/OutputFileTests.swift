import Testing

@testable import gallery
