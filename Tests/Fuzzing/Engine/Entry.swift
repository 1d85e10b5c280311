import RandomNumbers

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The fuzz target of this run, from `TINCTURE_FUZZ_TARGET`.
private let target: FuzzTarget = {
  let word = getenv("TINCTURE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: word) else {
    let words = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("TINCTURE_FUZZ_TARGET is '\(word)'; expected one of \(words)")
  }
  return target
}()

/// The function that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)), .some)
  } catch {
    fatalError("property broken: \(error)")
  }
  return 0
}

/// libFuzzer's own byte mutations.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// The function that libFuzzer calls for a new input: it changes a file's tree, or sometimes bytes.
@_cdecl("LLVMFuzzerCustomMutator") public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var random = SplitMix(seed: UInt64(seed))
  guard random.chance(80) else { return mutateBytes(start, count, limit) }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let mutated = inputMutator.mutate(bytes, &random), mutated.count <= limit else {
    return mutateBytes(start, count, limit)
  }
  for (index, byte) in mutated.enumerated() { start[index] = byte }
  return mutated.count
}

/// Keeps values from one input to the next; libFuzzer runs one thread.
nonisolated(unsafe) private var inputMutator = InputMutator(target: target)
