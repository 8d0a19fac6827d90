import Foundation
import JSONText

extension Tab {
  /// Plays the movements of several fingers in real time, with 120 samples a second, and waits until the page has
  /// received all.
  package func touch(_ strokes: Stroke...) throws { try touch(strokes) }

  package func touch(_ strokes: [Stroke]) throws {
    let start = ContinuousClock.now
    var waiting = strokes
    var down: [Stroke] = []
    var points: [Int: Stroke.Point] = [:]
    while !waiting.isEmpty || !down.isEmpty {
      // Even if a turn is late, a finger begins at its first point, and reaches its last point before it lifts.
      let time = start.duration(to: .now) / .seconds(1)
      let earlier = points
      for stroke in down { points[stroke.finger] = stroke.point(at: time) }
      if down.contains(where: { earlier[$0.finger]! != points[$0.finger]! }) { try send("touchMove", points) }

      let lifted = down.filter { $0.ends <= time }.map(\.finger)
      if !lifted.isEmpty { try send("touchEnd", points.filter { lifted.contains($0.key) }) }
      for finger in lifted { points[finger] = nil }
      down.removeAll { lifted.contains($0.finger) }

      let landed = waiting.filter { $0.begins <= time && points[$0.finger] == nil }
      for stroke in landed { points[stroke.finger] = stroke.from }
      if !landed.isEmpty { try send("touchStart", points) }
      down += landed
      waiting.removeAll { stroke in landed.contains { $0.finger == stroke.finger && $0.begins == stroke.begins } }
      try browser.listen(until: .now + .microseconds(8_333))
    }
    try browser.settle()
  }

  /// Sends the samples of several fingers at once, each with its time, 120 a second. So the times do not depend on the
  /// machine.
  package func play(_ strokes: [Stroke]) throws {
    let start = Date().timeIntervalSince1970
    let end = strokes.map(\.ends).max() ?? 0
    let moments = Set((0...Int(end * 120)).map { Double($0) / 120 } + strokes.flatMap { [$0.begins, $0.ends] })
    var points: [Int: Stroke.Point] = [:]
    for moment in moments.sorted() {
      let down = strokes.filter { $0.begins < moment && moment <= $0.ends }
      let moved = points.merging(down.map { ($0.finger, $0.point(at: moment)) }) { $1 }
      if moved.contains(where: { points[$0.key]! != $0.value }) { try send("touchMove", moved, at: start + moment) }
      points = moved
      let lifted = Set(down.filter { $0.ends == moment }.map(\.finger))
      if !lifted.isEmpty { try send("touchEnd", points.filter { lifted.contains($0.key) }, at: start + moment) }
      for finger in lifted { points[finger] = nil }
      let landed = strokes.filter { $0.begins == moment }
      for stroke in landed { points[stroke.finger] = stroke.from }
      if !landed.isEmpty { try send("touchStart", points, at: start + moment) }
    }
    try browser.settle()
  }

  /// Puts fingers down and keeps them down.
  package func press(_ points: [Int: Stroke.Point]) throws {
    try send("touchStart", points)
    try browser.settle()
  }

  /// Moves fingers that are down.
  package func move(_ points: [Int: Stroke.Point]) throws {
    try send("touchMove", points)
    try browser.settle()
  }

  /// Lifts all fingers.
  package func lift() throws {
    try send("touchEnd", [:])
    try browser.settle()
  }

  /// Cancels all touches, as the system does for its own gestures.
  package func cancelTouches() throws {
    try send("touchCancel", [:])
    try browser.settle()
  }

  /// Sends the state of the touch screen: every finger that is down; for an end, the lifted fingers, or none for all.
  ///
  /// `time` is the time of the samples in seconds since 1970; `nil` means now.
  private func send(_ kind: String, _ points: [Int: Stroke.Point], at time: Double? = nil) throws {
    let listed = points.sorted { $0.key < $1.key }.map { finger, point -> JSONValue in
      ["id": .init(finger), "x": .init(point.x), "y": .init(point.y)]
    }
    var event = [
      JSONMember(key: "type", value: .init(kind)), JSONMember(key: "touchPoints", value: JSONValue(.array(listed))),
    ]
    if let time { event.append(JSONMember(key: "timestamp", value: .init(time))) }
    try post("Input.dispatchTouchEvent", JSONValue(.object(event)))
  }
}
