import CLibrary
import Testing

@Test func `one import is enough for the C library, whatever its name is`() throws {
  #expect(strlen("naïve") == 6)
  errno = EINVAL
  #expect(String(cString: strerror(errno)) == String(cString: strerror(EINVAL)))
  #expect(strtol("0x1F", nil, 16) == 31)
}
