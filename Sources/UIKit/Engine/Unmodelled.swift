/// Reports that an app uses a part of UIKit that is declared but not modelled. The outcomes that follow are unknown.
@MainActor
enum Unmodelled {
  /// Reports a sentence, once for an app.
  ///
  /// The report is sent in the next turn of the run loop: while a scene is built, no session runs that could receive it.
  static func note(_ sentence: String) {
    let engine = Engine.current
    guard !engine.unmodelled.contains(sentence) else { return }
    engine.unmodelled.append(sentence)
    engine.clock.schedule(afterNanoseconds: 1) { CutReport.note(sentence) }
  }
}
