/// The numbers of views, which they keep from one frame to the next.
struct KnownViews {
  private var views: [ObjectIdentifier] = []
  private var numbers: [Int] = []
  private(set) var lastNumber = 0

  init() {}

  /// None yet, with numbers to come after those of another frame.
  init(after other: KnownViews) {
    lastNumber = other.lastNumber
    views.reserveCapacity(other.views.count)
    numbers.reserveCapacity(other.views.count)
  }

  /// The number of a view that has this place in the order; `nil` if another has it.
  func number(of view: ObjectIdentifier, at place: Int) -> Int? {
    place < views.count && views[place] == view ? numbers[place] : nil
  }

  /// The numbers by view.
  func byView() -> [ObjectIdentifier: Int] {
    Dictionary(uniqueKeysWithValues: zip(views, numbers))
  }

  /// Notes the next view in the order with the number that it has; one without gets a new one.
  mutating func append(_ view: ObjectIdentifier, _ number: Int?) -> Int {
    if number == nil { lastNumber += 1 }
    views.append(view)
    numbers.append(number ?? lastNumber)
    return numbers[numbers.count - 1]
  }
}
