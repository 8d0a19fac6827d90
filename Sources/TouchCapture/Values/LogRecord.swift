import Foundation

/// A line of the log. Records contain copied values only, so that they can be written on another queue.
enum LogRecord: Sendable {
  case session(SessionHeader)
  case scene(SceneValue)
  case touch(TouchValue)
  case action(ActionValue)
  case control(ControlEventValue)
  case gesture(GestureValue)
  case scroll(ScrollValue)
  /// The scene was not written because the budget was spent.
  case skipped(time: TimeInterval, views: Int)
  case end(time: TimeInterval, touches: Int, skipped: Int)
}

/// The first record: the device, the app and the options.
struct SessionHeader: Sendable {
  var name: String
  var device: String
  var system: String
  var systemVersion: String
  var scale: Double
  var bounds: [Double]
  var safeArea: [Double]
  var build: String
  var startedAt: String
  var eventSource: EventSource
  /// Which control events are observed.
  var controls: CaptureOptions.ControlEvents
  var includesTexts: Bool
  var includesIdentifiers: Bool
}

/// The name of a view, and how it was found.
struct ViewName: Sendable, Hashable {
  var text: String
  /// 1: its own identifier. 2: a path from the nearest identified ancestor. 3: a path with the row of a cell. 4: a path from the
  /// window.
  var rung: Int
}

struct TouchValue: Sendable {
  /// What is written only for the beginning.
  struct Beginning: Sendable {
    var window: String?
    var receiver: ViewName?
    var receiverClass: String?
    /// The result of a hit test without an event, for a hosting view of SwiftUI.
    var statelessHit: String?
    var recognizers: [String]
    var type: Int
  }
  var number: Int
  var time: TimeInterval
  var phase: String
  var x: Double
  var y: Double
  var beginning: Beginning?
  /// Whether UIKit never reported the end of the touch, because the object was used for another one.
  var isLost = false
}

struct ActionValue: Sendable {
  var time: TimeInterval
  var touch: Int?
  var selector: String
  var target: String?
  var sender: ViewName?
}

struct ControlEventValue: Sendable {
  var time: TimeInterval
  var touch: Int?
  var control: ViewName
  var event: String
  /// The selectors and the identifiers of actions that the app has for the event.
  var handlers: [String]
}

struct GestureValue: Sendable {
  var time: TimeInterval
  var view: ViewName
  var recognizer: String
  var className: String
  var state: String
}

struct ScrollValue: Sendable {
  var time: TimeInterval
  var view: ViewName
  var moment: String
  var x: Double
  var y: Double
}
