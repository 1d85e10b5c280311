import TokenModel
import Writers

/// Combines the sets of a dialect without modes. Files that declare mostly the same tokens become
/// contexts of a modifier; the others are merged in the given order.
func arrange(
  _ sets: [TokenFile], options: ConversionOptions, findings: inout Findings
) -> ConvertedTokens {
  var tokens = ConvertedTokens()
  if options.hasResolver {
    tokens.sets = sets
    return tokens
  }
  tokens.sets = sets.filter { $0.verbatim != nil || !$0.root.members.isEmpty }
  let paths = tokens.sets.map { Set($0.root.paths) }
  let groups = variantGroups(paths)
  for group in merged(groups, sets: tokens.sets) {
    add(group, to: &tokens, findings: &findings)
  }
  reportOverlaps(tokens, groups: groups, paths: paths, findings: &findings)
  return tokens
}

/// The files of one group, by context.
private struct Variants {
  var name: String
  var contexts: [(name: String, sets: [Int])]
  /// For each set, the first one that declares mostly the same tokens.
  var firsts: [Int: Int] = [:]
}

/// Combines groups whose contexts have the same names into one modifier: `light` and `dark` of
/// colors go with `light` and `dark` of shadows.
private func merged(_ groups: [[Int]], sets: [TokenFile]) -> [Variants] {
  var all: [Variants] = []
  for group in groups {
    let (name, contexts) = contextNames(group.map { sets[$0].name })
    if group.count > 1,
      let same = all.firstIndex(where: {
        $0.contexts.count > 1 && Set($0.contexts.map(\.name)) == Set(contexts)
      })
    {
      all[same].name = "mode"
      for (context, set) in zip(contexts, group) {
        all[same].firsts[set] = group[0]
        let index = all[same].contexts.firstIndex { $0.name == context } ?? 0
        all[same].contexts[index].sets.append(set)
      }
    } else {
      var variants = Variants(name: name, contexts: zip(contexts, group).map { ($0, [$1]) })
      for set in group { variants.firsts[set] = group[0] }
      all.append(variants)
    }
  }
  return all
}

private func add(
  _ variants: Variants, to tokens: inout ConvertedTokens, findings: inout Findings
) {
  let sets = variants.contexts.flatMap(\.sets)
  guard variants.contexts.count > 1 else {
    tokens.order += sets.map { .set(tokens.sets[$0].name) }
    return
  }
  let name = tokens.availableName(variants.name)
  let names = variants.contexts.map(\.name)
  tokens.modifiers.append(
    .init(
      name: name,
      contexts: variants.contexts.map { context in
        .init(name: context.name, sets: context.sets.map { tokens.sets[$0].name })
      }, defaultContext: names[defaultContextIndex(names) ?? 0]))
  tokens.order.append(.modifier(name))
  for set in sets.sorted() {
    guard let first = variants.firsts[set], first != set,
      let place = tokens.sets[set].root.firstPlace
    else { continue }
    findings.add(
      .changedValue,
      message:
        "this file declares mostly the same tokens as '\(printable(tokens.sets[first].name))', so both "
        + "become contexts of the modifier '\(printable(name))'; if that is wrong, convert each file "
        + "separately", at: Place(file: place.file))
  }
}

/// Reports tokens that two merged sets declare; the last one wins. One finding for each pair.
private func reportOverlaps(
  _ tokens: ConvertedTokens, groups: [[Int]], paths: [Set<TokenPath>],
  findings: inout Findings
) {
  var first: [TokenPath: (set: Int, group: Int)] = [:]
  for (number, group) in groups.enumerated() {
    for set in group {
      var shadows: [Int: [(path: TokenPath, own: ConvertedToken, other: ConvertedToken)]] = [:]
      for path in tokens.sets[set].root.paths {
        guard let known = first[path] else {
          first[path] = (set, number)
          continue
        }
        guard known.group != number, let one = tokens.sets[known.set].root.token(at: path.names),
          let other = tokens.sets[set].root.token(at: path.names)
        else { continue }
        shadows[known.set, default: []].append((path, other, one))
      }
      for (other, shadows) in shadows.sorted(by: { $0.key < $1.key }) {
        let text = printable(tokenPath(shadows[0].path.names))
        let isSingle = shadows.count == 1
        findings.add(
          .changedValue,
          message: "this file overrides \(isSingle ? "'\(text)'" : "\(shadows.count) tokens") of "
            + "'\(printable(tokens.sets[other].name))'" + (isSingle ? "" : ", such as '\(text)'")
            + "; to keep both, convert each file separately",
          at: shadows[0].own.place, path: isSingle ? tokenPath(shadows[0].path.names) : nil,
          related: shadows.prefix(3).map { shadow in
            Diagnostic.Related(
              "'\(printable(tokenPath(shadow.path.names)))' is overridden", at: shadow.other.place)
          })
      }
    }
  }
}
