extension MutantSite {
  /// Adds the code that selects a fault.
  ///
  /// - Parameter numbers: Those of ``mutants``, 0 for one that is left out.
  func add(_ numbers: [Int], to edits: inout Edits, in file: SourceFile) {
    guard numbers.contains(where: { $0 > 0 }) else { return }
    // Edits of the translation can replace the place. The mark shows that it is in the copy.
    let texts = numbers.map { $0 > 0 ? "\(Self.mark($0))\($0)" : "0" }
    switch form {
    case .wrapped(let prefix, let suffix): edits.wrap(range, prefix: prefix(texts), suffix: suffix)
    case .replaced:
      let kept = zip(texts, mutants).filter { $0.0 != "0" }
      edits.wrap(
        range, prefix: kept.map { "TouchReplay._mutated(\($0.0), " }.joined(),
        suffix: kept.reversed().map { ", \($0.1.replacement))" }.joined())
    case .logical(let function, let place):
      edits.replace(place, with: ",")
      edits.wrap(range, prefix: "TouchReplay.\(function)(\(texts[0]), ", suffix: ")")
    case .condition: edits.wrap(range, prefix: "", suffix: ", TouchReplay._keeps(\(texts[0]))")
    case .compared(let left, let other, let right):
      edits.wrap(
        range, prefix: "(TouchReplay._isMutant(\(texts[0])) ? ",
        parts: [
          .part(of: file, left, prefix: "", suffix: " \(other) "), .part(of: file, right, prefix: "", suffix: " : "),
        ], suffix: ")")
    }
  }

  /// The comment before a number in a copy.
  static func mark(_ number: Int) -> String { "/*m\(number)*/" }
}
