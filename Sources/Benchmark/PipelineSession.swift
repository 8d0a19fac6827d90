import RecordingStore

/// Long sessions in which recognizers and scroll views handle the touches.
enum PipelineSession: String, CaseIterable {
  case scrolling
  case panning
  case mixed

  /// The scene of all sessions: a list with buttons above, a panel with recognizers below.
  static let sceneText = """
    {"format": 1, "scene": "pipeline", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"subviews": [
      {"id": "list", "class": "UIScrollView", "frame": [0, 0, 400, 500], "contentSize": [400, 100000], "subviews": [
        \((0..<40).map(button).joined(separator: ",\n"))]},
      {"id": "panel", "frame": [0, 500, 400, 300], "gestureRecognizers": [
        {"class": "UIPanGestureRecognizer", "id": "pan", "action": "pull"},
        {"class": "UITapGestureRecognizer", "id": "double", "numberOfTapsRequired": 2},
        {"class": "UILongPressGestureRecognizer", "id": "press"}], "subviews": [
        {"id": "save", "class": "UIButton", "frame": [20, 20, 100, 50], "actions": {"touchUpInside": "save"}}]}]}]}
    """

  private static func button(_ index: Int) -> String {
    #"{"class": "UIButton", "frame": [20, \#(index * 50), 100, 40]}"#
  }

  /// A short description of the session.
  var summary: String {
    switch self {
    case .scrolling: "a list dragged and flung"
    case .panning: "a panel pulled, two more recognizers failing"
    case .mixed: "flings, pulls, holds and taps in turn"
    }
  }

  /// One finger for every 100 samples, 120 samples a second, with half a second between fingers.
  func samples(count: Int) -> [TouchSample] {
    var samples: [TouchSample] = []
    samples.reserveCapacity(count)
    var time: Int64 = 0
    while samples.count < count {
      let finger = samples.count / 100
      let length = min(100, count - samples.count)
      for step in 0..<length {
        let (x, y) = place(step, of: finger)
        let phase: TouchPhase = step == 0 ? .began : step == length - 1 ? .ended : .moved
        samples.append(
          TouchSample(event: samples.count, timestampMicroseconds: time, touch: 1, phase: phase, x: x, y: y))
        time += 8_333
      }
      time += 500_000
    }
    if samples.count > 1, samples[samples.count - 1].phase == .began { samples.removeLast() }
    return samples
  }

  private func place(_ step: Int, of finger: Int) -> (Double, Double) {
    let kind: PipelineSession = self == .mixed ? (finger % 2 == 0 ? .scrolling : .panning) : self
    let way = Double(step) * (finger % 4 < 2 ? 3 : -3)
    switch kind {
    case .scrolling: return (60, 250 + way / 2)
    case .panning, .mixed: return (200 + way / 2, 600)
    }
  }
}
