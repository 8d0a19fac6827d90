/// The numbers of views. A view keeps its number from frame to frame.
struct KnownViews {
  private var views: [ObjectIdentifier] = []
  private var numbers: [Int] = []
  private(set) var lastNumber = 0

  init() {}

  /// Creates an empty table whose new numbers follow those of another frame.
  init(after other: KnownViews) {
    lastNumber = other.lastNumber
    views.reserveCapacity(other.views.count)
    numbers.reserveCapacity(other.views.count)
  }

  /// The number of a view if it has this place in the order, else `nil`.
  func number(of view: ObjectIdentifier, at place: Int) -> Int? {
    place < views.count && views[place] == view ? numbers[place] : nil
  }

  /// The numbers by view.
  func byView() -> [ObjectIdentifier: Int] {
    Dictionary(uniqueKeysWithValues: zip(views, numbers))
  }

  /// Adds the next view in the order with its number. A view without one gets a new number.
  mutating func append(_ view: ObjectIdentifier, _ number: Int?) -> Int {
    if number == nil { lastNumber += 1 }
    views.append(view)
    numbers.append(number ?? lastNumber)
    return numbers[numbers.count - 1]
  }
}
