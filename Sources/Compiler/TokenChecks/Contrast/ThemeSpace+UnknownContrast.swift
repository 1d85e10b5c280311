extension ThemeSpace {
  /// Findings about contexts that seem to be for increased contrast, and that promise nothing,
  /// because neither their names nor the project file say so: one for each axis that is not in the
  /// `appearance` of the project.
  func unknownContrast(
    of project: Project, place: (_ axis: String, _ value: String) -> Place
  ) -> [Diagnostic] {
    zip(axes, appearances).compactMap { axis, own in
      let setting = project.appearance[axis.name]?.values
      // An empty setting makes the app choose.
      if setting?.isEmpty ?? false { return nil }
      let names = own.values.map { axis.values[$0] }
      let unknown = names.filter { name in
        guard setting?[name] == nil else { return false }
        let sense = ContrastSense(context: name, of: axis.name)
        return sense == .increased || sense == .unknown && setting == nil
      }
      guard let first = unknown.first else { return nil }
      var meant = names.map { setting?[$0] ?? Appearance(suggestedFor: $0, of: axis.name) }
      if meant.allSatisfy(\.hasHighContrast), let base = own.values.firstIndex(of: own.base) {
        meant[base].hasHighContrast = false
      }
      let members = zip(names, meant).map { "\"\(printable($0))\": \"\($1.setting)\"" }
      return Diagnostic(
        .unknownContrastContext,
        message: "nothing says whether \(unknown.quotedList()) of '\(printable(axis.name))' "
          + "\(unknown.count == 1 ? "means" : "mean") increased contrast; set \"appearance\": "
          + "{ \"\(printable(axis.name))\": { \(members.joined(separator: ", ")) } } in tincture.json",
        at: place(axis.name, first))
    }
  }
}
