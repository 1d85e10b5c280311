/// The repository's own tokens.
package func shippedFiles() throws -> [String: [UInt8]] {
  let names = try FileManager.default.contentsOfDirectory(
    atPath: packageFolder.appending(path: "tokens").path)
  let paths = ["tincture.json"] + names.filter { $0.hasSuffix(".json") }.map { "tokens/\($0)" }
  return try Dictionary(
    uniqueKeysWithValues: paths.map { path in
      (path, Array(try Data(contentsOf: packageFolder.appending(path: path))))
    })
}
