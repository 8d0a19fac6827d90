public import Foundation

/// A control for a date. What it does with touches is not modelled: a touch on one is unknown.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UnmodelledTouches {
  override var hidesPartsInEffects: Bool { true }
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .value: .number(date.timeIntervalSince1970)
    case .mode: .text("\(datePickerMode)")
    default: super.effectValue(of: kind)
    }
  }

  /// What a picker chooses.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var datePickerMode = Mode.dateAndTime { willSet { engine.effects.partWillChange(self, .mode) } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The date that was set. Default: the first moment of 1970, because the clock of a replay has no date.
  open var date = Date(timeIntervalSince1970: 0) { willSet { engine.effects.willChange(self, .value) } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var calendar: Calendar! = .current
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    Unmodelled.note("the size of a UIDatePicker was read, and it is not modelled")
    return CGSize(width: 320, height: 216)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  var unmodelledTouches: String? { "the choice of the date" }
}
/// What a picker of dates looks like.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
