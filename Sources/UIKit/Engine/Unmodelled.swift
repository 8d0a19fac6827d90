import Dispatch
import Foundation

/// Reports that an app uses a part of UIKit that is declared but not modelled. The outcomes that follow are unknown.
@MainActor
package enum Unmodelled {
  /// Reports a sentence, once for an app.
  ///
  /// The report is sent in the next turn of the run loop: while a scene is built, no session runs that could receive it.
  package static func note(_ sentence: String) {
    let engine = Engine.current
    guard !engine.unmodelled.contains(sentence) else { return }
    engine.unmodelled.append(sentence)
    engine.clock.schedule(afterNanoseconds: 1) { CutReport.note(sentence) }
  }

  /// Reports a sentence from code that may run on any thread. On another one than the main thread it is reported later.
  nonisolated static func noteFromAnyThread(_ sentence: String) {
    if Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainQueue) != nil {
      MainActor.assumeIsolated { note(sentence) }
    } else {
      Task { @MainActor in note(sentence) }
    }
  }

  /// Marks the main queue, which can run on another thread than the main one.
  private nonisolated static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
