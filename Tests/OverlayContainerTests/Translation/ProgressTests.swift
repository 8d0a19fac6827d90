import Foundation
import OverlayContainer
import Testing

@Suite("A translation's progress is 0 at the lowest notch and 1 at the highest, and continues beyond")
@MainActor
struct ProgressTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var heights: [CGFloat] = [200, 400, 600]
    var disabled: Set<Int> = []
    let target: CGFloat
    let progress: CGFloat
    let overall: CGFloat

    var testDescription: String { "3.b.8 \(heights) without \(disabled.sorted()): \(target) → \(progress), \(overall)" }
  }

  nonisolated static let rows = [
    Row(target: 200, progress: 0, overall: 0),
    Row(target: 300, progress: 0.25, overall: 0.25),
    Row(target: 600, progress: 1, overall: 1),
    Row(target: 640, progress: 1.1, overall: 1.1),
    Row(target: 180, progress: -0.05, overall: -0.05),
    Row(disabled: [0], target: 600, progress: 1, overall: 1),
    Row(disabled: [0], target: 500, progress: 0.5, overall: 0.75),
    Row(disabled: [0], target: 200, progress: -1, overall: 0),
    Row(disabled: [0, 2], target: 500, progress: 0, overall: 0.75),
    Row(disabled: [0, 1, 2], target: 500, progress: 0, overall: 0.75),
    Row(heights: [300], target: 340, progress: 0, overall: 0),
    Row(heights: [300, 300], target: 340, progress: 0, overall: 0),
    Row(heights: [], target: 340, progress: 0, overall: 0),
  ]

  @Test("among the enabled notches, and among all", arguments: rows)
  func progress(row: Row) {
    let context = PlannedNotches(row.heights, disabled: row.disabled, height: 0, target: row.target)
    #expect(abs(context.translationProgress() - row.progress) < 1e-12)
    #expect(abs(context.overallTranslationProgress() - row.overall) < 1e-12)
  }

  @Test("the limits are the first and the last notch, of the enabled ones or of all; without notches 0")
  func limits() {
    let context = PlannedNotches([100, 200, 300, 400], disabled: [0, 3], height: 0)
    #expect(context.minimumReachableHeight() == 200 && context.maximumReachableHeight() == 300)
    #expect(context.minimumHeight() == 100 && context.maximumHeight() == 400)
    let none = PlannedNotches([100], disabled: [0], height: 0)
    #expect(none.minimumReachableHeight() == 0 && none.maximumReachableHeight() == 0)
    #expect(none.minimumHeight() == 100)
    #expect(PlannedNotches([], height: 0).maximumHeight() == 0)
  }

  @Test(
    "the first release's backdrop has the alpha of the progress, by its own formula",
    arguments: [(200.0, 0.0), (400, 0.5), (500, 0.75), (600, 1), (620, 1.05), (160, -0.1)])
  func backdrop(height: CGFloat, alpha: CGFloat) {
    let backdrop = OverlayBackdrop(minimumHeight: 200, maximumHeight: 600)
    #expect(abs(backdrop.alpha(atHeight: height) - alpha) < 1e-12)
    let context = PlannedNotches([200, 400, 600], height: 0, target: height)
    #expect(abs(context.overallTranslationProgress() - alpha) < 1e-12)
  }

  @Test("with one notch the first release's backdrop has an alpha of NaN, where the progress is 0")
  func backdropOfOneNotch() {
    #expect(OverlayBackdrop(minimumHeight: 300, maximumHeight: 300).alpha(atHeight: 300).isNaN)
    #expect(OverlayBackdrop(minimumHeight: 300, maximumHeight: 300).alpha(atHeight: 340) == .infinity)
  }
}
