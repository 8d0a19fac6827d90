package import Findings
import RecordingStore
import SeededRandom

/// The gestures that a search can make on a screen with known regions.
package struct GestureSource {
  /// The times between gestures. None is between those at which sources say that a second tap still counts.
  private static let pauses: [Int64] = [20_000, 100_000, 200_000, 500_000, 1_000_000, 3_000_000]
  /// The distances of sloppy taps and short drags, in points: around those at which recognizers begin.
  private static let slops = [4.0, 8, 12, 16, 20, 30]

  private let regions: [ExploredSession.Region]
  private let width: Double
  private let height: Double
  private let deviceEvents: [SceneEvent]

  /// - Parameters:
  ///   - regions: Those of both sides. A region that only one side has comes first.
  ///   - deviceEvents: Those whose results are known.
  init(_ regions: [ExploredSession.Region], width: Double, height: Double, deviceEvents: [SceneEvent]) {
    (self.regions, self.width, self.height, self.deviceEvents) = (regions, width, height, deviceEvents)
  }

  /// A source for the screen after a session.
  package init(_ regions: [ExploredSession.Region], in session: EvidenceSession) {
    let screen = SceneText(session.sceneJSON)?.screenSize ?? (width: 390, height: 844)
    self.init(regions, width: screen.width, height: screen.height, deviceEvents: [])
  }

  /// The middle of each region, and then points on both sides of their borders.
  package var points: [SearchGesture.Point] { regions.map(Self.center).filter(isOnScreen) + regions.flatMap(edges) }

  private static func center(_ region: ExploredSession.Region) -> SearchGesture.Point {
    // Whole points, as a person reports them.
    SearchGesture.Point(
      x: (region.x + region.width / 2).rounded(.down), y: (region.y + region.height / 2).rounded(.down))
  }

  private func isOnScreen(_ point: SearchGesture.Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }

  /// Points on both sides of each border of a region.
  private func edges(_ region: ExploredSession.Region) -> [SearchGesture.Point] {
    let (left, right) = (region.x, region.x + region.width)
    let (top, bottom) = (region.y, region.y + region.height)
    let center = Self.center(region)
    let points = [
      (left + 0.5, center.y), (right - 0.5, center.y), (center.x, top + 0.5), (center.x, bottom - 0.5),
      (left - 4, center.y), (right + 4, center.y), (center.x, top - 4), (center.x, bottom + 4),
      (left + 1, top + 1), (right - 1, bottom - 1), (right - 1, top + 1), (left + 1, bottom - 1),
    ]
    return points.map { SearchGesture.Point(x: $0.0, y: $0.1) }.filter(isOnScreen)
  }

  /// All gestures in the order in which a search tries them first.
  func all() -> [SearchGesture.Kind] {
    let centers = regions.map(Self.center).filter(isOnScreen)
    var kinds = centers.map { SearchGesture.Kind.tap($0) }
    kinds += regions.flatMap(edges).map { .tap($0) }
    kinds += centers.map { .press($0, microseconds: 800_000) }
    kinds += centers.flatMap { shortDrags(from: $0) + longDrags(from: $0) }
    kinds += centers.map { .doubleTap($0) }
    kinds += zip(centers, centers.dropFirst()).map { .twoFingers($0, $1, movedBy: 0) }
    kinds += centers.map { center in
      let other = SearchGesture.Point(x: min(center.x + 40, width - 1), y: min(center.y + 40, height - 1))
      return .twoFingers(center, other, movedBy: 20)
    }
    return kinds + deviceEvents.map { .device($0) }
  }

  private func shortDrags(from point: SearchGesture.Point) -> [SearchGesture.Kind] {
    Self.slops.map { .drag(from: point, to: .init(x: point.x, y: point.y + $0), microseconds: 150_000) }
  }

  private func longDrags(from point: SearchGesture.Point) -> [SearchGesture.Kind] {
    [(0, -160.0), (0, 160), (-160, 0), (160, 0)].map { x, y in
      let end = SearchGesture.Point(x: min(max(point.x + x, 0), width - 1), y: min(max(point.y + y, 0), height - 1))
      return .drag(from: point, to: end, microseconds: 300_000)
    }
  }

  /// The events of the device that a search makes.
  static let allDeviceEvents: [SceneEvent] = [
    .rotate(.landscapeLeft), .rotate(.portrait), .showKeyboard(height: 300), .hideKeyboard,
  ]

  /// A gesture at random.
  func random(_ random: inout SplitMix) -> SearchGesture {
    let pause = Self.pauses[random.below(Self.pauses.count)]
    guard !regions.isEmpty else {
      let point = SearchGesture.Point(x: Double(random.below(Int(width))), y: Double(random.below(Int(height))))
      return SearchGesture(.tap(point), after: pause)
    }
    let region = regions[random.below(regions.count)]
    var point = Self.center(region)
    if random.once(in: 3) {
      point = SearchGesture.Point(
        x: (region.x + Double(random.below(1_000)) / 1_000 * region.width).rounded(.down),
        y: (region.y + Double(random.below(1_000)) / 1_000 * region.height).rounded(.down))
    } else if random.once(in: 4) {
      let edges = edges(region)
      if !edges.isEmpty { point = edges[random.below(edges.count)] }
    }
    let kind: SearchGesture.Kind
    switch random.below(20) {
    case 0: kind = .press(point, microseconds: [200_000, 800_000, 2_000_000][random.below(3)])
    case 1: kind = .doubleTap(point)
    case 2...3: kind = longDrags(from: point)[random.below(4)]
    case 4: kind = shortDrags(from: point)[random.below(Self.slops.count)]
    case 5:
      let end = Self.center(regions[random.below(regions.count)])
      kind = .drag(from: point, to: end, microseconds: [60_000, 300_000, 1_000_000][random.below(3)])
    case 6:
      let other = Self.center(regions[random.below(regions.count)])
      kind = other == point ? .tap(point) : .twoFingers(point, other, movedBy: [0, 30][random.below(2)])
    case 7 where !deviceEvents.isEmpty: kind = .device(deviceEvents[random.below(deviceEvents.count)])
    default: kind = .tap(point)
    }
    return SearchGesture(kind, after: pause)
  }
}
