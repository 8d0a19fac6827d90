import Foundation
import UIKit

/// Plays generated sessions on two scenes, and fails the test at the first one whose outcomes differ.
///
///     @Test @MainActor func theNewSheetIsLikeTheOldOne() {
///       assertNoDifference(between: oldSheet, and: newSheet, search: .sessions(500))
///     }
///
/// The sessions are those of `replayer search`: taps, presses, drags, touches with two fingers, rotations and the keyboard, on the
/// regions of both screens and after what was new. Without a difference, nothing is proven. Unknown outcomes are no differences.
///
/// Works in tests of swift-testing and of XCTest. With swift-testing, the differences are also attached to the test.
///
/// - Parameters:
///   - first: The scene whose outcomes are the baseline. Its code runs anew for each session.
///   - second: The scene that is compared with it, with the same size of the screen and the same profile.
///   - search: The number of sessions and the seed.
///   - name: A recording, relative to the package's folder, that is written with the outcomes of `first` if a session differs: the
///     shortest session that was found. `assertReplay` then compares it. An existing file is not replaced.
@MainActor
public func assertNoDifference(
  between first: ReplayScene, and second: ReplayScene, search: ReplaySearch = ReplaySearch(),
  recordingTo name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  ReplayFailure.reporting(fileID: fileID, filePath: filePath, line: line, column: column) {
    try SceneSearch(
      old: RecordedScene(scene: first, madeBy: "\(fileID)"), new: RecordedScene(scene: second, madeBy: "\(fileID)"),
      search: search, name: name, folder: PackageFolder(of: "\(filePath)")
    ).run()
  }
}
