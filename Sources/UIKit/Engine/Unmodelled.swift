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

  /// Reports a sentence about a view, with the file and line where the app declares it.
  static func note(_ sentence: String, about view: UIView) {
    let place = Engine.current.placeOfDeclaration?(view).map { " (\($0))" }
    note(sentence + (place ?? ""))
  }

  /// Reports a sentence from code that may run on any thread. On another one than the main thread it is reported later.
  nonisolated static func noteFromAnyThread(_ sentence: String) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { note(sentence) }
    } else {
      Task { @MainActor in note(sentence) }
    }
  }
}
