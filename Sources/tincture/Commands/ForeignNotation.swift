/// Whether a file's name says that it may hold tokens in a notation that is not JSON.
func isForeignNotation(_ path: String) -> Bool {
  [".yaml", ".yml", ".json5", ".jsonc"].contains { path.hasSuffix($0) }
}
