import Foundation
import OverlayContainer
import TestSupport

/// An independent restatement of an overlay's heights and notches under a touch: no views, no time, no layout.
///
/// It uses none of the module's functions and policies; the container is compared with it.
struct PlainOverlay {
  let heights: [Double]
  let enabled: [Int]
  let version: OverlayContainerVersion
  private(set) var notch: Int
  private(set) var height: Double
  private var start = 0.0

  init(heights: [Double], enabled: [Int], version: OverlayContainerVersion, notch: Int) {
    self.heights = heights
    self.enabled = version == .v1_0_0 ? Array(heights.indices) : enabled
    self.version = version
    self.notch = notch
    height = heights[notch]
  }

  /// Begins a touch, moves it by the translations and releases it with a velocity; returns the height after each move.
  mutating func drag(_ ways: [Double], velocity: Double) -> [Double] {
    start = version == .v1_0_0 ? heights[notch] : height
    let passed = ways.map { way in
      height = follow(start - way)
      return height
    }
    if isUndecided {
      notch = target(velocity)
      height = heights[notch]
    }
    return passed
  }

  /// The least and the greatest height that a touch can reach.
  private var limits: (low: Double, high: Double) {
    let all = enabled.isEmpty ? [heights.count - 1] : enabled
    let within = (all + (version == .v1_0_0 ? [] : [notch])).map { heights[$0] }
    return (within.min()!, within.max()!)
  }

  private func follow(_ finger: Double) -> Double {
    let (low, high) = limits
    var result = finger
    if version == .v3_5_3 ? finger >= high : finger > high {
      result = beyond(finger / high) * high
    } else if version == .v3_5_3 ? finger <= low : finger < low {
      result = 2 * low - beyond((2 * low - finger) / low) * low
    }
    let isAtLimit = finger >= high || finger <= low
    if version == .v3_5_3, isAtLimit {
      // The height above the limit is rounded; below a limit, its mirror image is.
      result = finger >= high ? hundredths(result) : 2 * low - hundredths(2 * low - result)
    }
    return version == .v1_0_0 ? result : max(result, 0)
  }

  /// Half a limit more for every tenfold of the limit.
  private func beyond(_ times: Double) -> Double { 1 + log(times) / log(10) / 2 }

  private func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// The bug of the original: a position among the enabled notches is used as the index of a notch.
  private var isUndecided: Bool {
    for (place, index) in enabled.enumerated() where heights[index] == height {
      return heights[place] != heights[notch]
    }
    return true
  }

  private func target(_ velocity: Double) -> Int {
    let goal = height - velocity / 10
    var left = enabled
    var nearest: [Int] = []
    while !left.isEmpty, nearest.count < 2 {
      // Of equally near notches the first, which is the lowest.
      let best = left.min { abs(heights[$0] - goal) < abs(heights[$1] - goal) }!
      nearest.append(best)
      left.removeAll { $0 == best }
    }
    if nearest.isEmpty { return 0 }
    guard nearest.count == 2, abs(velocity) > 400 else { return nearest[0] }
    return velocity < 0 ? nearest.max()! : nearest.min()!
  }
}
