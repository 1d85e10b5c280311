/// A project with a resolver in `tokens/` that has one source.
func resolverProject(source: String, files: [String: String] = [:]) throws -> Folder {
  let folder = try Folder(files)
  try folder.write(#"{ "resolver": "tokens/r.resolver.json" }"#, to: "tincture.json")
  try folder.write(
    """
    { "version": "2025.10",
      "resolutionOrder": [
        { "type": "set", "name": "all", "sources": [{ "$ref": "\(source)" }] }
      ] }
    """, to: "tokens/r.resolver.json")
  return folder
}
