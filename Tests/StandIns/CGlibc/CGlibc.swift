// What Sources/CGlibc/shim.h declares where there is no glibc.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Darwin

public struct processors {
  public var count: Int32
  public init() { count = 0 }
  public init(count: Int32) { self.count = count }
}

@discardableResult
public func begin_elsewhere(_ attributes: UnsafeMutablePointer<pthread_attr_t>!) -> processors {
  processors()
}
public func go_anywhere(_ all: processors) {}
public func grow_heaps_by(_ bytes: Int32) {}
