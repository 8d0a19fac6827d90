import SwiftSyntax

/// Decides for the errors of the compiler what is cut, and cuts it.
///
/// Errors are given in the order of the compiler's runs. An error in a part that was already cut cuts the next larger part.
/// Where a run replaces the superclass of a class, its other errors in that class have no effect, because they can follow from
/// the missing superclass: the next run repeats those that do not.
struct CutPlan {
  private(set) var cuts: [Cut] = []
  /// Rules that do not compile in the last run and may not be cut.
  private(set) var refusals: [Problem] = []
  private var chosen: [Int: [CutTarget]] = [:]
  /// The round in which a part was chosen.
  private var rounds: [SyntaxIdentifier: Int] = [:]
  private var reasons: [SyntaxIdentifier: String] = [:]
  /// The reasons of removed declarations by their names: what uses them is cut for the same reason.
  private var reasonsByName: [String: String] = [:]
  /// The properties that report cuts which no code reaches: by file, with their place.
  private var reports: [Int: [(offset: Int, code: String)]] = [:]

  init(_ files: [SourceFile], _ index: ModuleIndex, _ requests: [CutRequest], cutsRules: Bool) {
    for round in Set(requests.map(\.round)).sorted() {
      refusals = []
      let errors = requests.filter { $0.round == round }.compactMap { request in
        files.first { $0.path == request.file }.flatMap { CompilerError(request, in: $0) }
      }
      let inherited = Set(errors.compactMap(\.classWithoutSuperclass))
      for error in errors where error.classWithoutSuperclass != nil || error.types.isDisjoint(with: inherited) {
        add(error, index, cutsRules: cutsRules)
      }
    }
    for file in files {
      for target in chosen[file.index] ?? [] {
        cuts.append(
          Cut(
            file: file.path, line: file.line(of: target.part), name: target.name, kind: target.kind,
            isRule: target.isRule(index), reason: reasons[target.part.id] ?? ""))
        guard let owner = target.owner(file, index) else { continue }
        if target.isOverrideWithoutCaller || target.isMacro {
          report(target, in: owner.type, of: owner.file)
        } else if target.kind == .declaration, let method = target.part.as(FunctionDeclSyntax.self),
          let requirement = UncalledRequirement.all[method.fullName]
        {
          report(requirement.report(of: method, in: file, type: owner.type.name.text), in: owner.type, of: owner.file)
        }
      }
    }
  }

  /// Makes the objects of a class report that an override or a macro is cut.
  private mutating func report(_ target: CutTarget, in type: ClassDeclSyntax, of file: SourceFile) {
    let call =
      target.isMacro ? "cut(\(sentence(target)))" : "_cutOverride(\(sentence(target)), in: \(type.name.text).self)"
    report(call, in: type, of: file)
  }

  /// Adds a call of a function of TouchReplay to the objects of a class.
  private mutating func report(_ call: String, in type: ClassDeclSyntax, of file: SourceFile) {
    let number = (reports[file.index]?.count ?? 0) + 1
    reports[file.index, default: []].append(
      (
        type.memberBlock.leftBrace.bounds.upperBound,
        " private let __touchReplayCut\(number) = TouchReplay._Note(TouchReplay.\(call)); "
      ))
  }

  /// The sentence that a cut reports, as a literal.
  private func sentence(_ target: CutTarget) -> String {
    StringLiteral.text("`\(target.shortName)` was cut: \(reasons[target.part.id] ?? "it does not compile")")
  }

  /// The text of a file without the cut parts.
  func text(of file: SourceFile) -> [UInt8] {
    let targets = chosen[file.index] ?? []
    let reports = reports[file.index] ?? []
    guard !targets.isEmpty || !reports.isEmpty else { return file.bytes }
    var edits = Edits()
    for report in reports { edits.insert(report.code, at: report.offset) }
    for target in targets {
      let sentence = sentence(target)
      if target.kind == .superclass, let type = target.declaration.as(ClassDeclSyntax.self) {
        // Every object of the class reports that its superclass is another one.
        edits.insert(
          " private let __touchReplayCut = TouchReplay._Note(TouchReplay.cut(\(sentence))); ",
          at: type.memberBlock.leftBrace.bounds.upperBound)
      }
      if target.kind == .initializer, let type = target.declaration.as(ClassDeclSyntax.self) {
        edits.insert(target.replacement(sentence), at: type.memberBlock.leftBrace.bounds.upperBound)
        continue
      }
      edits.replaceKeepingLines(target.part.bounds, in: file, with: target.replacement(sentence))
    }
    return Array(edits.text(of: 0..<file.bytes.count, in: file) { _ in Edits() }.utf8)
  }

  private mutating func add(_ error: CompilerError, _ index: ModuleIndex, cutsRules: Bool) {
    let (file, request) = (error.file, error.request)
    var target = error.target
    var list = chosen[file.index] ?? []
    while let around = list.first(where: { $0.part.contains(target.part) }) {
      // Another error in a part that this run cuts is gone with it.
      guard rounds[around.part.id] != request.round, let larger = target.larger else { return }
      target = larger
    }
    let reason = CutReason.text(request.message, after: reasonsByName)
    if target.isRule(index), !cutsRules {
      let refusal = Problem(
        file: file.path, line: request.line, column: request.column,
        message: "`\(target.name)` does not compile and is a rule: \(reason)",
        remedy: "add the files that it needs, or build with --cut-rules to cut rules, too")
      if !refusals.contains(refusal) { refusals.append(refusal) }
      return
    }
    list.removeAll { target.part.contains($0.part) }
    list.append(target)
    chosen[file.index] = list
    reasons[target.part.id] = reason
    rounds[target.part.id] = request.round
    if target.kind == .declaration { reasonsByName[target.shortName] = reason }
  }
}

extension Syntax {
  fileprivate func contains(_ other: Syntax) -> Bool {
    position <= other.position && other.endPosition <= endPosition
  }
}
