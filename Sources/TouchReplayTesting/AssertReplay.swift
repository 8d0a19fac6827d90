import Foundation
import UIKit

/// Replays a recording on a scene that Swift code makes, and fails the test if an outcome differs.
///
/// If there is no recording, the touches are recorded, and the assertion fails once; see ``ReplayRecordMode``.
///
///     @Test @MainActor func paying() {
///       assertReplay("Recordings/pay.touchrec", in: checkout, touches: [.tap(195, 780)])
///     }
///
/// Works in tests of swift-testing and of XCTest. With swift-testing, the differences are also attached to the test.
///
/// - Parameters:
///   - name: The recording, relative to the package's folder.
///   - scene: The scene. Its code runs anew for each replay.
///   - touches: The touches of a new recording. If the recording exists, they must be the recorded ones; leave them out
///     for a recording that another tool has made.
///   - about: A sentence on the behaviour that the recording protects; it is stored in a new recording.
///   - record: When a recording is written. Default: see ``ReplayRecordMode``.
@MainActor
public func assertReplay(
  _ name: String, in scene: ReplayScene, touches: [ReplayTouches] = [], about: String? = nil,
  record: ReplayRecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  ReplayFailure.reporting(fileID: fileID, filePath: filePath, line: line, column: column) {
    try ReplayAssertion(
      name: name, scene: scene, touches: touches, about: about,
      mode: try .current(record, environment: ProcessInfo.processInfo.environment),
      folder: PackageFolder(of: "\(filePath)"), madeBy: "\(fileID)"
    ).run()
  }
}
