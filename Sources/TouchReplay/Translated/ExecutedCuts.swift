import Foundation
import UIKit

/// The cut members that were executed.
@MainActor
package enum ExecutedCuts {
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

  package static func note(_ sentence: String) {
    if !sentences.contains(sentence) {
      sentences.append(sentence)
      FileHandle.standardError.write(Data("warning: \(sentence); the outcomes after it are unknown\n".utf8))
    }
    let engine = Engine.current
    guard engine.state(of: ReportedCuts.self).sentences.insert(sentence).inserted else { return }
    engine.clock.schedule(afterNanoseconds: 1) { CutReport.note(sentence) }
  }
}

/// The cut members that were reported in one app.
@MainActor
private final class ReportedCuts: EngineState {
  var sentences: Set<String> = []
}
