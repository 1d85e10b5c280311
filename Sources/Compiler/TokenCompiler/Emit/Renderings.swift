import TokenChecks
import TokenModel
import TokenOutputs

/// The renderings for all templates.
package func renderings(
  _ plans: OutputPlans, checked: Checked, sources: Sources
) -> [Rendering] {
  var models: [OutputSelection: [UInt8]] = [:]
  return plans.plans.compactMap { plan in
    Rendering(plan.output, sources: sources) {
      let selection = OutputSelection(plan.output)
      let model = models[selection] ?? TemplateModel(plan.tokens.written, checked: checked).bytes
      models[selection] = model
      return model
    }
  }
}

/// The settings that decide the model of a template.
private struct OutputSelection: Hashable {
  let include, exclude: OutputSettings.Content?

  init(_ output: Project.Output) {
    include = output.settings["include"]?.content
    exclude = output.settings["exclude"]?.content
  }
}
