import Foundation
import Testing
import XCTest

extension ReplayFailure {
  /// Performs an assertion, and fails the test at a place of its source if the assertion throws.
  @MainActor
  static func reporting(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, _ assertion: () throws -> Void
  ) {
    do { try assertion() } catch {
      let failure = (error as? ReplayFailure) ?? ReplayFailure("\(error)")
      guard Test.current != nil else {
        XCTFail(failure.description, file: filePath, line: line)
        return
      }
      if let report = failure.report { Attachment.record(report, named: "differences.txt") }
      Issue.record(
        Comment(rawValue: failure.description),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
  }
}
