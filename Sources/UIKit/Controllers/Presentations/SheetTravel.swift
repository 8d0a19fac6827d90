import Foundation

/// The way along which a sheet is dragged: the heights at which it rests, and its resistance beyond them.
///
/// Pulled heights follow the finger; shown heights include the rubber band. Above the largest height the sheet always resists,
/// below the smallest one if it cannot be dismissed.
/// Source: that both ends have a rubber band of their own, class dumps of UIKitCore (_UISheetInteraction) [O]; that its formula is
/// that of scroll views is inferred [I].
struct SheetTravel {
  /// The heights, the smallest first; at least one.
  let heights: [CGFloat]
  /// Whether the sheet follows the finger below the smallest height.
  let canLeave: Bool
  let rubberBand: RubberBand

  var smallest: CGFloat { heights[0] }
  var largest: CGFloat { heights[heights.count - 1] }

  init(heights: [CGFloat], canLeave: Bool, rubberBand: RubberBand) {
    precondition(!heights.isEmpty)
    self.heights = heights.sorted()
    self.canLeave = canLeave
    self.rubberBand = rubberBand
  }

  /// The height that the sheet shows.
  func shown(_ pulled: CGFloat) -> CGFloat {
    if pulled > largest { return largest + rubberBand.shown(pulled - largest) }
    if pulled < smallest, !canLeave { return smallest - rubberBand.shown(smallest - pulled) }
    return max(pulled, 0)
  }

  /// The height without the rubber band: the inverse of ``shown(_:)``.
  func pulled(_ shown: CGFloat) -> CGFloat {
    if shown > largest { return largest + rubberBand.overshoot(showing: shown - largest) }
    if shown < smallest, !canLeave { return smallest - rubberBand.overshoot(showing: smallest - shown) }
    return shown
  }

  // MARK: The release

  /// The height at which a released sheet comes to rest; 0 when it leaves the screen, even if it is not allowed to.
  ///
  /// It is the resting height that is nearest to the place where the sheet would come to a stop as the content of a scroll view
  /// does, as in WWDC 2018 session 803. That sheets use this rule is inferred [I].
  func landing(from pulled: CGFloat, velocity: CGFloat) -> CGFloat {
    nearest(to: Self.stop(from: pulled, velocity: velocity, rate: UIScrollView.DecelerationRate.normal.rawValue))
  }

  /// Whether sources that do not state the rule leave open where the sheet comes to rest.
  ///
  /// - Parameter velocities: the possible velocities of the release; several if the finger rested before it lifted.
  func isOpen(from pulled: CGFloat, velocities: [CGFloat]) -> Bool {
    let places = [0] + heights
    let before = places.last { $0 <= pulled } ?? 0
    let after = places.first { $0 > pulled } ?? largest
    var results: Set<CGFloat> = []
    for velocity in velocities {
      for rate in [UIScrollView.DecelerationRate.normal, .fast] {
        let stop = Self.stop(from: pulled, velocity: velocity, rate: rate.rawValue)
        if isBetween(stop) { return true }
        results.insert(nearest(to: stop))
      }
    }
    guard results.count == 1, let result = results.first else { return true }
    // A flick past a resting height may end at that height.
    return result != before && result != after
  }

  private static func stop(from pulled: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity == 0 ? pulled : ExponentialDecay(from: pulled, velocity: velocity, rate: rate, endingAt: 10).end
  }

  private func nearest(to place: CGFloat) -> CGFloat {
    ([0] + heights).min { abs($0 - place) < abs($1 - place) } ?? 0
  }

  /// Whether a place is in the middle half between two resting places.
  private func isBetween(_ place: CGFloat) -> Bool {
    let places = [0] + heights
    guard let before = places.last(where: { $0 <= place }), let after = places.first(where: { $0 > place }) else {
      return false
    }
    let part = (place - before) / (after - before)
    return part > 0.25 && part < 0.75
  }
}
