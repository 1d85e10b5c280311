import Testing

@testable import TokenCompiler
@testable import TokenOutputs

/// Names that `convert` proposes for tokens with the same name.
@Suite struct NameCandidatesTests {
  @Test(arguments: [
    ("space/1_5x", ["1_5x", "space1_5x"]), ("space/-1", ["minus1", "spaceMinus1"]),
    ("space/50%", ["50percent", "space50percent"]), ("brand/on-ink", ["on_ink", "brandOn_ink"]),
    ("size/_base", ["_base", "base", "sizeBase"]), ("font size/1.5", ["1_5", "fontSize1_5"]),
    ("step 2/1-5", ["1_5", "step2_1_5"]), ("a/b/c-d", ["c_d", "bC_d", "aBC_d", "bC_d_2"]),
  ]) func `names consist of the parts of the path`(path: String, names: [String]) {
    let path = path.split(separator: "/").map(String.init)
    #expect(Array(NameCandidates(path).names.prefix(names.count)) == names)
  }

  @Test(arguments: [
    ("space/15x", "space/1_5x", "space/1_5x"), ("space/1", "space/-1", "space/-1"),
    ("space/1-5", "space/1/5", "space/1-5"), ("a/Foo", "a/foo", "a/Foo"),
    ("form-field/description/x", "form-field-description/x", "form-field-description"),
    ("a/b", "b/a", "a/b"),
  ]) func `the name with more signs changes`(one: String, two: String, chosen: String) {
    let paths = [one, two].map { $0.split(separator: "/").map(String.init) }
    #expect(NameCandidates.choice(of: paths[0], and: paths[1]).joined(separator: "/") == chosen)
  }
}
