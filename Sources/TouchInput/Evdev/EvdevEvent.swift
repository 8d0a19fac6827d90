/// An input event of the Linux kernel, `struct input_event`.
struct EvdevEvent {
  var microseconds: Int64
  var type: Int
  var code: Int
  var value: Int
  /// The line of the log, from 1.
  var line: Int
}

/// The types and codes that touches consist of.
///
/// Source: Linux, `include/uapi/linux/input-event-codes.h`, and the documentation "Multi-touch (MT) Protocol".
enum EvdevCode {
  static let (syn, key, relative, absolute) = (0, 1, 2, 3)
  static let (synReport, synConfig, synMTReport, synDropped) = (0, 1, 2, 3)
  static let (x, y) = (0x00, 0x01)
  static let (slot, positionX, positionY, trackingID) = (0x2F, 0x35, 0x36, 0x39)
  static let touch = 0x14A

  /// The names of the types, as getevent prints them.
  static let types: [String: Int] = [
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11, "EV_SND": 0x12,
    "EV_REP": 0x14, "EV_FF": 0x15, "EV_PWR": 0x16, "EV_FF_STATUS": 0x17,
  ]

  /// The names of the codes that are read, by type. Other names are those of events without effect.
  static let codes: [Int: [String: Int]] = [
    0: ["SYN_REPORT": 0, "SYN_CONFIG": 1, "SYN_MT_REPORT": 2, "SYN_DROPPED": 3],
    1: ["BTN_TOUCH": 0x14A],
    3: [
      "ABS_X": 0, "ABS_Y": 1, "ABS_MT_SLOT": 0x2F, "ABS_MT_POSITION_X": 0x35, "ABS_MT_POSITION_Y": 0x36,
      "ABS_MT_TRACKING_ID": 0x39,
    ],
  ]
}
