extension Dialect {
  /// The files that Figma's own export of variables writes.
  package static let figmaExport: Dialect = .init(
    id: "figma-export", title: "Figma's own export of variables",
    fileSigns: [
      FileSign(.vendorData, at: "$extensions", because: "it has 'com.figma.modeName'") {
        $0["$extensions"]?["com.figma.modeName"] != nil
      }
    ],
    tokenSigns: [
      TokenSign(.current, at: "$extensions", because: "a token has 'com.figma.variableId'") {
        $0["$extensions"]?["com.figma.variableId"] != nil
          || $0["$extensions"]?["com.figma.aliasData"] != nil
      }
    ],
    refusal: .never, reader: .figmaExport)
}
