import CopyPaper
import UIKit

/// `swizzle`: CopyPaper's replacement of `hitTest(_:with:)` for every view.
struct SwizzleMechanism: StrategyMechanism {
  /// A version of CopyPaper.
  enum Version: String, CaseIterable, Sendable {
    /// The last version, a217261.
    case head
    /// The first version, ef14818.
    case first
  }

  static let name = "swizzle"

  static let entries = [
    StrategyCatalog.Entry(
      text: "swizzle",
      summary: "Replaces hitTest: a flagged view passes its touch to the sibling below it, or else to its superview.",
      reads: "passThrough; its default classes by class name", source: "CopyPaper at a217261"),
    StrategyCatalog.Entry(
      text: "swizzle:version=first",
      summary: "CopyPaper's first version: every level tries all lower siblings; no class is flagged by default.",
      reads: "passThrough", source: "CopyPaper at ef14818"),
  ]

  private let version: Version

  init() { version = .head }

  init(_ parameters: inout StrategyParameters) throws(StrategyError) {
    version = try parameters.choice("version") ?? .head
  }

  var description: String { version == .head ? Self.name : "\(Self.name):version=\(version.rawValue)" }

  @MainActor var replacement: MethodReplacement? {
    MethodReplacement(at: .appStart) { table in
      CopyPaper.replaceHitTest(in: table, version: version == .head ? .head : .first)
    }
  }

  @MainActor func mark(_ view: UIView) { view.passThrough = true }

  /// Sets the flag of the classes that are flagged by default, too.
  @MainActor func unmark(_ view: UIView) { view.passThrough = false }
}
