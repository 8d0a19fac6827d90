import Foundation

/// Reads constraints in the visual format. Source: Apple's Auto Layout Guide, Visual Format Language [D].
@MainActor
struct VisualFormat {
  /// A text that is not in the format, with the place of the error.
  struct Failure: Error {
    let message: String
    let offset: Int
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// What is between two views: nothing, the standard space, or distances.
  private enum Connection {
    case flush
    case standard
    case distances([Predicate])
  }

  private enum Item {
    case superview
    case view(AnyObject)
  }

  private let characters: [Character]
  private var index = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []

  /// The constraints of a text.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(Failure) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options, metrics, views)
    return try reader.read()
  }

  private init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    characters = Array(format)
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  // MARK: Characters

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: index) }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(Failure) {
    guard skip(character) else { throw failure("Expected a '\(character)' here") }
  }

  private mutating func word(_ what: String) throws(Failure) -> String {
    var text = ""
    while let character = next, character.isLetter || character.isNumber || character == "_" || character == "." {
      text.append(character)
      index += 1
    }
    guard !text.isEmpty else { throw failure("Expected \(what) here") }
    return text
  }

  // MARK: The format

  private mutating func read() throws(Failure) -> [NSLayoutConstraint] {
    if characters.starts(with: "V:") { (isVertical, index) = (true, 2) }
    if characters.starts(with: "H:") { index = 2 }
    var shown: [AnyObject] = []
    var previous: Item?
    if skip("|") { previous = .superview }
    while true {
      let connection = try connection()
      if previous != nil, skip("|") {
        guard index == characters.count else { throw failure("Nothing can follow the superview") }
        try connect(previous, connection, .superview, shown)
        break
      }
      guard next != nil else {
        guard case .flush = connection, previous != nil else { throw failure("Expected a view here") }
        break
      }
      let view = try readView()
      if previous != nil { try connect(previous, connection, .view(view), shown + [view]) }
      shown.append(view)
      previous = .view(view)
    }
    align(shown)
    return constraints
  }

  private mutating func connection() throws(Failure) -> Connection {
    guard skip("-") else { return .flush }
    guard let character = next, character != "[", character != "|" else { return .standard }
    let distances = try predicates()
    try expect("-")
    return .distances(distances)
  }

  /// A view, a guide, or the guide at an edge of a controller's view; `nil` for another name.
  private func item(named name: String) -> AnyObject? {
    guard let item = views[name].map({ $0 as AnyObject }), UIView.layoutView(of: item) != nil else { return nil }
    return item
  }

  private mutating func readView() throws(Failure) -> AnyObject {
    try expect("[")
    let name = try word("a name of a view")
    guard let view = item(named: name) else { throw failure("\(name) is not a key in the views dictionary.") }
    if next == "(" {
      for predicate in try predicates() {
        add(
          view, isVertical ? .height : .width, predicate.relation, predicate.view,
          predicate.view == nil ? .notAnAttribute : isVertical ? .height : .width, predicate)
      }
    }
    try expect("]")
    return view
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    guard skip("(") else { return [try predicate()] }
    var list = [try predicate()]
    while skip(",") { list.append(try predicate()) }
    try expect(")")
    return list
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var result = Predicate()
    if let character = next, "<=>".contains(character) {
      index += 1
      try expect("=")
      result.relation = character == "<" ? .lessThanOrEqual : character == ">" ? .greaterThanOrEqual : .equal
    }
    let sign: CGFloat = skip("-") ? -1 : 1
    let name = try word("a number, a metric or a view")
    if let view = item(named: name) {
      result.view = view
    } else {
      result.length = sign * (try number(name, "a key in the metrics or views dictionary"))
    }
    if skip("@") {
      result.priority = UILayoutPriority(Float(try number(word("a priority"), "a key in the metrics dictionary")))
    }
    return result
  }

  private func number(_ word: String, _ expected: String) throws(Failure) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
    default: throw failure("\(word) is not \(expected).")
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: predicate.length)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private mutating func connect(
    _ first: Item?, _ connection: Connection, _ second: Item, _ known: [AnyObject]
  ) throws(Failure) {
    guard let first else { return }
    let anchored = known.last ?? nil
    let superview = (anchored as? UIView)?.superview ?? (anchored is UIView ? nil : UIView.layoutView(of: anchored))
    func view(_ item: Item) throws(Failure) -> AnyObject {
      switch item {
      case .view(let view): return view
      case .superview:
        guard let superview else {
          throw failure("Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return superview
      }
    }
    let (before, after) = (try view(first), try view(second))
    var isEdge = (false, false)
    if case .superview = first { isEdge.0 = true }
    if case .superview = second { isEdge.1 = true }
    let ends = self.ends
    var distances = [Predicate()]
    var (start, end) = (isEdge.0 ? ends.start : ends.end, isEdge.1 ? ends.end : ends.start)
    switch connection {
    case .flush: break
    case .standard where isEdge.0: start = Self.margin(of: start)
    case .standard where isEdge.1: end = Self.margin(of: end)
    case .standard: distances[0].length = standardSpacing
    case .distances(let known): distances = known
    }
    for distance in distances {
      // From the right to the left, a distance is measured in the other direction.
      if ends.isBackwards {
        add(before, start, distance.relation, after, end, distance)
      } else {
        add(after, end, distance.relation, before, start, distance)
      }
    }
  }

  /// The attributes at the beginning and the end of a view.
  private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, isBackwards: Bool) {
    if isVertical { return (.top, .bottom, false) }
    if options.contains(.directionRightToLeft) { return (.right, .left, true) }
    if options.contains(.directionLeftToRight) { return (.left, .right, false) }
    return (.leading, .trailing, false)
  }

  private static func margin(of edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .trailing: .trailingMargin
    default: .leadingMargin
    }
  }

  /// Aligns consecutive views as the options say.
  private mutating func align(_ views: [AnyObject]) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
      for (view, next) in zip(views, views.dropFirst()) { add(next, attribute, .equal, view, attribute, Predicate()) }
    }
  }
}
