import RecordingStore

extension MultitouchDecoder {
  /// Reads a panel of one finger, which is down while its button is.
  mutating func readSingle(_ events: [EvdevEvent]) throws(TouchLogError) {
    var (x, y): (Int?, Int?) = (nil, nil)
    var isDown = false
    var wantsDown = false
    try forEachFrame(events) { (decoder, frame, end) throws(TouchLogError) in
      var hasMoved = false
      for event in frame {
        switch (event.type, event.code) {
        case (EvdevCode.absolute, EvdevCode.x): (x, hasMoved) = (event.value, true)
        case (EvdevCode.absolute, EvdevCode.y): (y, hasMoved) = (event.value, true)
        case (EvdevCode.key, EvdevCode.touch):
          if wantsDown, event.value == 0, !isDown { decoder.incomplete += 1 }
          wantsDown = event.value != 0
        default: continue
        }
      }
      guard let x, let y else { return }
      if isDown, !wantsDown {
        try decoder.add(.ended, finger: 1, x, y, end)
      } else if !isDown, wantsDown {
        try decoder.add(.began, finger: 1, x, y, end)
      } else if isDown, hasMoved {
        try decoder.add(.moved, finger: 1, x, y, end)
      }
      isDown = wantsDown
    }
  }
}
