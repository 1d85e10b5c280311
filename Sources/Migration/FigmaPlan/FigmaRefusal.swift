/// Why a plan cannot be made.
package struct FigmaRefusal: Error, Hashable, Sendable {
  /// A sentence without a final period.
  package var message: String
}

extension FigmaFile {
  /// The variables in an answer of `GET /v1/files/:key/variables/local`.
  init(answer: Document) throws(FigmaRefusal) {
    let root = answer.json.root
    let meta = root["meta"] ?? root
    guard let variables = meta["variables"]?.object, meta["variableCollections"]?.object != nil
    else {
      let said = (root["message"] ?? root["err"])?.string.map { "; it says '\(printable($0))'" }
      throw FigmaRefusal(
        message: "expected the answer of GET /v1/files/:file_key/variables/local, "
          + "with 'variables' and 'variableCollections'" + (said ?? ""))
    }
    for (key, value) in variables
    where value["valuesByMode"]?.object == nil || value["name"]?.string == nil {
      throw FigmaRefusal(
        message: "the variable '\(printable(key.string))' has no 'name' or 'valuesByMode'; "
          + "save the answer of variables/local, not of variables/published")
    }
    self.init([[answer]])
  }
}
