import UIKit

/// Logs its `hitTest`.
final class LoggingView: UIView {
  enum Answer { case itself, none, subviewsOnly }

  private unowned let log: CallLog
  private let answer: Answer

  init(_ log: CallLog, _ answer: Answer) {
    self.log = log
    self.answer = answer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.called("hitTest", of: self, at: point)
    let found = super.hitTest(point, with: event)
    switch answer {
    case .itself: return found
    case .none: return nil
    case .subviewsOnly: return found === self ? nil : found
    }
  }
}

/// Logs its `hitTest` and its `point(inside:)`.
final class LoggingScrollView: UIScrollView {
  private unowned let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.called("hitTest", of: self, at: point)
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.called("point(inside:)", of: self, at: point)
    return super.point(inside: point, with: event)
  }
}

/// Logs its `point(inside:)`, which takes ten points around the bounds in.
final class LoggingInsideView: UIView {
  private unowned let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.called("point(inside:)", of: self, at: point)
    return super.point(inside: point, with: event)
      || super.point(inside: CGPoint(x: point.x + 10, y: point.y + 10), with: event)
  }
}

/// Logs its `point(inside:)`.
final class LoggingInsideButton: UIButton {
  private unowned let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.called("point(inside:)", of: self, at: point)
    return super.point(inside: point, with: event)
  }
}
