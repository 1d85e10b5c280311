/// The result of a stage of compiling, with the findings of this stage and all before it.
package struct Staged<Value> {
  package var value: Value
  /// The findings so far.
  package var findings: Findings

  package init(_ value: Value, findings: Findings) {
    (self.value, self.findings) = (value, findings)
  }
}
