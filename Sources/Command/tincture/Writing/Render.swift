import TokenModel
import TokenOutputs

/// Renders a template with `tincture-mustache`.
func render(_ rendering: Rendering) throws -> (file: GeneratedFile?, findings: [Diagnostic]) {
  try HelperProgram.mustache.response(
    to: rendering.request, about: rendering.path, task: "render", read: rendering.result)
}
