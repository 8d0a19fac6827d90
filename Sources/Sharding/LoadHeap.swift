/// Places with their loads, of which the least loaded one is known: a binary heap.
struct LoadHeap {
  private struct Place {
    var load: Int64 = 0
    var count = 0
    let number: Int

    static func < (one: Place, other: Place) -> Bool {
      if one.load != other.load { return one.load < other.load }
      return (one.count, one.number) < (other.count, other.number)
    }
  }

  private var places: [Place]

  init(places count: Int) { places = (0..<count).map { Place(number: $0) } }

  /// The largest load.
  var most: Int64 { places.reduce(0) { max($0, $1.load) } }

  /// Adds work to the place with the least load, then the fewest parts, then the lowest number, and returns its number. A load
  /// that exceeds the largest number is that number.
  mutating func add(_ work: Int64) -> Int {
    let number = places[0].number
    let (load, isTooLarge) = places[0].load.addingReportingOverflow(work)
    places[0].load = isTooLarge ? .max : load
    places[0].count += 1
    sink()
    return number
  }

  /// Restores the order after the first place got more work.
  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < places.count && places[child] < places[least] {
        least = child
      }
      if least == parent { return }
      places.swapAt(parent, least)
      parent = least
    }
  }
}
