import Foundation
import UIKit

/// The cut members that were executed.
@MainActor
package enum ExecutedCuts {
  private static var app: ObjectIdentifier?
  private static var reported: Set<String> = []
  /// The sentences of the members that this process has executed, in the order of the first time.
  package private(set) static var sentences: [String] = []

  nonisolated static func noteUncalled(
    _ sentence: String, in type: AnyClass, updatesConstraints: Bool = false
  ) {
    _onMainActor {
      guard type is UIView.Type || type is UIViewController.Type else { return note(sentence) }
      UncalledOverrides.add(sentence, to: type, updatesConstraints: updatesConstraints) { note(sentence) }
    }
  }

  static func note(_ sentence: String) {
    if !sentences.contains(sentence) {
      sentences.append(sentence)
      FileHandle.standardError.write(Data("warning: \(sentence); the outcomes after it are unknown\n".utf8))
    }
    let engine = Engine.current
    if app != ObjectIdentifier(engine) { (app, reported) = (ObjectIdentifier(engine), []) }
    guard reported.insert(sentence).inserted else { return }
    engine.clock.schedule(afterNanoseconds: 1) { CutReport.note(sentence) }
  }
}
