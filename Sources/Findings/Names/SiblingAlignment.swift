/// Finds the counterpart of a view in another list of siblings: one with further views, with fewer, or in another order.
///
/// The counterpart is the one of the alignment of both lists in which most views agree. An identifier or a property counts more than
/// a text, a text more than the class of UIKit, and that more than the class of the app and the size.
package struct SiblingAlignment {
  package enum Partner: Hashable, Sendable {
    /// The view has no counterpart.
    case absent
    case at(Int)
    /// Several views fit equally well.
    case tied(Set<Int>)

    /// Whether the view at an index is the counterpart, or may be.
    func mayBe(at index: Int) -> Bool {
      switch self {
      case .absent: false
      case .at(let partner): partner == index
      case .tied(let partners): partners.contains(index)
      }
    }
  }

  private let recorded: [SiblingLabel]
  private let replayed: [SiblingLabel]
  private let recordedLabels: Set<String>
  private let replayedLabels: Set<String>

  package init(_ recorded: [String], _ replayed: [String]) {
    self.init(recorded.map { SiblingLabel(text: $0) }, replayed.map { SiblingLabel(text: $0) })
  }

  /// Creates the alignment for the question whether two views correspond. An identifier or a property that both have is left out: the
  /// place is a rung of its own.
  init(_ recorded: SiblingPlace, _ replayed: SiblingPlace) {
    var (ones, others) = (
      recorded.siblings.map { SiblingLabel(text: $0) }, replayed.siblings.map { SiblingLabel(text: $0) }
    )
    if ones[recorded.index].label == others[replayed.index].label {
      ones[recorded.index].label = nil
      others[replayed.index].label = nil
    }
    self.init(ones, others)
  }

  private init(_ recorded: [SiblingLabel], _ replayed: [SiblingLabel]) {
    (self.recorded, self.replayed) = (recorded, replayed)
    recordedLabels = Set(self.recorded.compactMap(\.kindAndLabel))
    replayedLabels = Set(self.replayed.compactMap(\.kindAndLabel))
  }

  /// The counterpart of the view at an index of the recorded list.
  package func partner(of index: Int) -> Partner {
    guard recorded.indices.contains(index) else { return .absent }
    if let only = onlyPartner(of: recorded[index]) { return .at(only) }
    let before = recorded[..<index]
    let after = recorded[(index + 1)...]
    let without = score(Array(before + after)[...], replayed[...])
    var best = without
    var partners: Set<Int> = []
    for other in replayed.indices {
      guard let own = agreement(recorded[index], replayed[other]) else { continue }
      let whole = own + score(before, replayed[..<other]) + score(after, replayed[(other + 1)...])
      if whole > best {
        (best, partners) = (whole, [other])
      } else if whole == best, !partners.isEmpty {
        partners.insert(other)
      }
    }
    guard let first = partners.first else { return .absent }
    return partners.count == 1 ? .at(first) : .tied(partners)
  }

  /// The view with the same identifier or property, or the only one with the same text, wherever it is among its siblings.
  private func onlyPartner(of view: SiblingLabel) -> Int? {
    guard view.label != nil || view.contents != nil, recorded.count(where: { view.isAlike($0) }) == 1 else {
      return nil
    }
    let partners = replayed.indices.filter { view.isAlike(replayed[$0]) }
    return partners.count == 1 ? partners[0] : nil
  }

  /// The greatest sum of agreements of an alignment that keeps the order of both lists.
  private func score(_ one: ArraySlice<SiblingLabel>, _ other: ArraySlice<SiblingLabel>) -> Int {
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    var row = Array(repeating: 0, count: other.count + 1)
    for view in one {
      var diagonal = 0
      for (column, candidate) in other.enumerated() {
        let above = row[column + 1]
        var value = max(above, row[column])
        if let own = agreement(view, candidate) { value = max(value, diagonal + own) }
        diagonal = above
        row[column + 1] = value
      }
    }
    return row[other.count]
  }

  /// How well two views agree; `nil` if they are not the same view.
  ///
  /// A view with another identifier or property is the same one only if neither list has both.
  private func agreement(_ one: SiblingLabel, _ other: SiblingLabel) -> Int? {
    guard one.kind == other.kind else { return nil }
    if let label = one.label, label == other.label { return 20 }
    if let label = one.kindAndLabel, replayedLabels.contains(label) { return nil }
    if let label = other.kindAndLabel, recordedLabels.contains(label) { return nil }
    let form = (one.className == other.className ? 2 : 0) + (one.size == other.size ? 1 : 0)
    guard let contents = one.contents, let others = other.contents else { return 4 + form }
    return (contents == others ? 10 : 3) + form
  }
}

extension SiblingLabel {
  /// Whether a view has the same identifier or property; if it has none, whether it has the same text.
  fileprivate func isAlike(_ other: SiblingLabel) -> Bool {
    kind == other.kind && label == other.label && (label != nil || contents == other.contents)
  }

  fileprivate var kindAndLabel: String? { label.map { kind + $0 } }
}
