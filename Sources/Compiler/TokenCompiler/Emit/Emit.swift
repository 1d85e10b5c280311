extension Compilation {
  /// Makes the files of all outputs that are not stopped, and reports those that cannot be written:
  /// an output that is too large, a file in the place of a source or of another file.
  package mutating func emit(_ plans: OutputPlans, checked: Checked, sources: Sources) {
    if let finding = plans.oversize(checked.audit, project: sources.project) {
      return add([finding])
    }
    // The slowest first, so that none of those runs alone at the end.
    let jobs = plans.plans.filter { !plans.isStopped($0) }
      .sorted { $0.format.takesLong && !$1.format.takesLong }
    let made = concurrentMap(jobs) { [self] plan in
      plan.format.emit(
        OutputFormat.EmitInput(
          tokens: plan.tokens, names: plan.names, checked: checked, compilation: self,
          output: plan.output, projectFile: sources.projectFile))
    }
    let limit = plans.swift.tokens.all.set.limit
    let large = zip(jobs, made).compactMap { plan, files in
      // A file takes at least a block of the disk.
      let size = files.reduce(0) { $0 + max($1.bytes.count, 4096) }
      return size > limit.bytes ? plan.oversize(project: sources.project, limit: limit) : nil
    }
    let files = made.joined().sorted { $0.path < $1.path }
    renderings = plans.renderings(checked: checked, sources: sources)
    let heavy = renderings.compactMap(\.oversize)
    add(
      large + heavy + sources.clashes(with: files.map(\.path) + renderings.map(\.path)),
      files: files)
  }
}

extension OutputPlans {
  fileprivate func renderings(checked: Checked, sources: Sources) -> [Rendering] {
    // By the settings that decide the model of a template.
    var models: [[OutputValue.Content?]: [UInt8]] = [:]
    return plans.compactMap { plan in
      Rendering(plan.output, sources: sources) {
        let selection = ["include", "exclude"].map { plan.output.settings[$0]?.content }
        let model =
          models[selection]
          ?? TemplateModel(plan.tokens.written, checked: checked, templates: sources.templates)
          .bytes
        models[selection] = model
        return model
      }
    }
  }
}

extension Sources {
  /// The findings about files that would overwrite a source or each other, and files that are folders
  /// of others.
  fileprivate func clashes(with paths: [String]) -> [Diagnostic] {
    let inputs = tokens + contracts + templates + [resolver].compactMap { $0 }
    let taken = (inputs.map(\.path) + [projectFile ?? "tincture.json"]).sorted()
    let written = Set(paths)
    var claims = PathClaims()
    for source in taken { _ = claims.claim(source, as: .source) }
    let owned = project.outputs.filter(\.isFolder).compactMap { output in
      taken.first { $0.hasPrefix(output.to + "/") && !written.contains($0) }.map { source in
        Diagnostic(
          .invalidProject,
          message:
            "'\(printable(output.to))' is a generated folder but contains the source '\(printable(source))'; "
            + "give the output its own folder",
          at: project.places.outputs[output.to] ?? Place(file: "tincture.json"))
      }
    }
    return owned
      + paths.compactMap { path in
        guard let message = claims.claim(path, as: .file) else { return nil }
        let place = project.places.outputs.filter { path == $0.key || path.hasPrefix($0.key + "/") }
          .max { $0.key.utf8.count < $1.key.utf8.count }?.value
        return Diagnostic(
          .invalidProject, message: message, at: place ?? Place(file: "tincture.json"))
      }
  }
}
