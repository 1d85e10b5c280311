import Writers

/// The public declarations of generated Swift, read from its lines.
///
/// The writer puts every declaration on its own line, indented by two spaces for each enclosing
/// type, and no literal or comment spans lines. So reading line by line is enough.
struct SwiftDeclarations {
  /// A member of a type.
  struct Member {
    enum Kind { case property, `subscript`, value, call }
    var kind: Kind
    /// The name, with labels for an initializer or function; for a subscript, the types of its
    /// parameters.
    var name: String
    /// The type as written; for a case, its raw value if it has one.
    var type: String
    var isStatic = false
    var isDeprecated = false
    /// How an initializer or function is called.
    var call: SwiftCall?
  }

  /// A type with the members of all its extensions.
  struct TypeDeclaration {
    var isEnum = false
    var members: [Member] = []
  }

  /// The types, by qualified name.
  private(set) var types: [String: TypeDeclaration] = [:]
  private var order: [String] = []
  /// The types around the current line, each with the indentation of its members.
  private var scopes: [(name: String, indentation: Int)] = []
  private var isDeprecated = false
  /// The beginning of a declaration whose parameters are on the next lines.
  private var open: (text: String, indentation: Int)?

  init(_ files: [[UInt8]]) {
    for file in files {
      for line in file.split(separator: 0x0A) { read(line) }
      scopes = []
    }
  }

  /// The enums, in the order of the source.
  var enums: [(name: String, type: TypeDeclaration)] {
    order.compactMap { name in types[name].flatMap { $0.isEnum ? (name, $0) : nil } }
  }

  /// The generated type for a name used inside another type; nil for a value type.
  func resolve(_ name: String, in scope: String) -> String? {
    var scope = scope
    while true {
      let qualified = "\(scope).\(name)"
      if types[qualified] != nil { return qualified }
      guard let dot = scope.lastIndex(of: ".") else { return nil }
      scope = String(scope[..<dot])
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == 0x20 }
    let indentation = text.startIndex - line.startIndex
    if readRest(of: text, indentation: indentation) { return }
    guard !["//", "}", "{"].contains(where: { text.starts(with: $0.utf8) }) else { return }
    while let scope = scopes.last, scope.indentation > indentation { scopes.removeLast() }
    guard scopes.last.map({ $0.indentation == indentation }) ?? (indentation == 0) else { return }
    let words = String(decoding: text, as: UTF8.self)
    if words.hasPrefix("@available(*, deprecated") {
      isDeprecated = true
    } else {
      declare(words[...].after("nonisolated ") ?? words[...], indentation: indentation)
      isDeprecated = false
    }
  }

  /// Reads a line of a declaration whose parameters are on several lines. Returns whether it is one.
  private mutating func readRest(of line: ArraySlice<UInt8>, indentation: Int) -> Bool {
    guard let (text, start) = open else { return false }
    let words = String(decoding: line, as: UTF8.self)
    guard indentation == start else {
      open = (text + words + (words.hasSuffix(",") ? " " : ""), start)
      return true
    }
    open = nil
    declare((text + words)[...], indentation: start)
    isDeprecated = false
    return true
  }

  private mutating func declare(_ line: Substring, indentation: Int) {
    if line.hasPrefix("public "), line.hasSuffix("(") {
      open = (String(line), indentation)
      return
    }
    if let rest = line.after("extension ") {
      scopes.append((String(rest.prefix { $0 != " " }), indentation + 2))
    } else if let rest = line.after("case ") {
      let name = rest.prefix { $0 != " " }
      add(
        Member(
          kind: .value, name: bare(name), type: String(rest.dropFirst(name.count)), isStatic: true))
    } else if let rest = line.after("public ") {
      if let rest = rest.after("static ") {
        declareMember(rest, isStatic: true)
      } else if let name = rest.after("struct ") ?? rest.after("enum ") {
        open(
          String(name.prefix { $0 != " " && $0 != ":" }), isEnum: rest.hasPrefix("enum "),
          indentation: indentation)
      } else {
        declareMember(rest, isStatic: false)
      }
    }
  }

  private mutating func open(_ name: String, isEnum: Bool, indentation: Int) {
    let qualified = scopes.last.map { "\($0.name).\(name)" } ?? name
    if types[qualified] == nil { order.append(qualified) }
    types[qualified, default: TypeDeclaration()].isEnum = isEnum
    scopes.append((qualified, indentation + 2))
  }

  /// Records a property, a subscript, an initializer or a static function.
  private mutating func declareMember(_ line: Substring, isStatic: Bool) {
    if let rest = line.after("var ") ?? line.after("let ") {
      let name = rest.prefix { $0 != ":" }
      let type = rest.dropFirst(name.count + 2).prefix { $0 != " " }
      add(Member(kind: .property, name: bare(name), type: String(type), isStatic: isStatic))
    } else if let rest = line.after("subscript(") {
      let parameters = rest.prefix { $0 != ")" }
      let type = rest.dropFirst(parameters.count + ") -> ".count).prefix { $0 != " " }
      let types = parameters.parts(around: ", ").map { $0.drop { $0 != " " }.dropFirst() }
      add(Member(kind: .subscript, name: types.joined(separator: ", "), type: String(type)))
    } else if let scope = scopes.last?.name {
      let isFailable = line.hasPrefix("init?(")
      let name =
        line.hasPrefix("init") ? "init" : line.after("func ").map { $0.prefix { $0 != "(" } }
      guard let name, isStatic || name == "init", !name.contains(" ") else { return }
      let type = scope + (isFailable ? "?" : "")
      let call = SwiftCall(line.drop { $0 != "(" }, creating: type)
      add(
        Member(
          kind: .call, name: "\(bare(name))(\(call.labels))", type: call.text, isStatic: true,
          call: call))
    }
  }

  private mutating func add(_ member: Member) {
    guard let scope = scopes.last?.name else { return }
    var member = member
    member.isDeprecated = isDeprecated
    types[scope, default: TypeDeclaration()].members.append(member)
  }

  /// The name as written after a dot.
  private func bare(_ name: Substring) -> String { name.filter { $0 != "`" } }
}

extension Substring {
  /// The text after a prefix; nil without the prefix.
  fileprivate func after(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
