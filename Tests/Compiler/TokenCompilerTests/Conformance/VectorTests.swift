import Testing

/// Every vector gets its expected verdict, and faults are reported at their places.
@Suite struct VectorTests {
  @Test(arguments: Vector.all.filter(\.isValid))
  func `a valid vector has no errors and resolves to its values`(vector: Vector) {
    let built = vector.build()
    #expect(built.errors == [])
    for member in vector.result?.members ?? [] {
      #expect(built.value(member.name) == member.value)
    }
    if let result = vector.result {
      #expect(built.paths() == result.members.map(\.name).sorted())
    }
  }

  @Test(arguments: Vector.all.filter { !$0.isValid })
  func `an invalid vector has an error at the fault`(vector: Vector) {
    let faults = vector.build().faults
    #expect(!Set(faults).isDisjoint(with: vector.places), "\(faults), wanted \(vector.places)")
  }

  @Test func `vectors are consistent`() {
    #expect(Vector.all.count { $0.isValid } > 180)
    #expect(Set(Vector.all.map(\.id)).count == Vector.all.count)
    for vector in Vector.all {
      #expect(vector.places.isEmpty == vector.isValid, "\(vector.id)")
    }
  }
}
