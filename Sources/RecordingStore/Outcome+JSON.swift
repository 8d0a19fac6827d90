public import JSONText

extension Outcome {
  /// The name of the kind, as it stands under the key `kind`.
  public var kindName: String {
    switch kind {
    case .hit: "hit"
    case .action: "action"
    case .gesture: "gesture"
    case .touches: "touches"
    case .scroll: "scroll"
    case .select: "select"
    case .change: "change"
    case .trouble: "trouble"
    }
  }

  /// Writes the outcome as one JSON object: `event`, `t` in seconds, `kind`, then what belongs to the kind.
  ///
  /// With `place` the object begins with the recording and the session it belongs to.
  public func write(to writer: inout JSONWriter, of place: (recording: String, session: Int)? = nil) {
    writer.object { writer in
      if let place {
        writer.key("recording")
        writer.string(place.recording)
        writer.key("session")
        writer.integer(place.session)
      }
      writer.key("event")
      writer.integer(event)
      writer.key("t")
      writer.number(Double(timestampMicroseconds) / 1_000_000)
      writer.key("kind")
      writer.string(kindName)
      writeMembers(to: &writer)
    }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    func text(_ key: String, _ value: String?) {
      writer.key(key)
      writer.string(value)
    }
    func integer(_ key: String, _ value: Int?) {
      writer.key(key)
      writer.integer(value)
    }
    switch kind {
    case .hit(let touch, let view):
      integer("touch", touch)
      text("view", view)
    case .action(let view, let controlEvent, let name, let touch):
      text("view", view)
      text("controlEvent", controlEvent)
      text("name", name)
      integer("touch", touch)
    case .gesture(let view, let recognizer, let state, let name):
      text("view", view)
      text("recognizer", recognizer)
      text("state", state)
      text("name", name)
    case .touches(let view, let touch, let phase):
      text("view", view)
      integer("touch", touch)
      text("phase", phase.rawValue)
    case .scroll(let view, let at, let offsetX, let offsetY):
      text("view", view)
      text("at", at)
      writer.key("offset")
      writer.array { writer in
        writer.number(offsetX)
        writer.number(offsetY)
      }
    case .select(let view, let section, let row):
      text("view", view)
      writer.key("row")
      writer.array { writer in
        writer.integer(section)
        writer.integer(row)
      }
    case .change(let view, let what):
      text("view", view)
      text("what", what)
    case .trouble(let trouble):
      text("what", trouble.what.rawValue)
      integer("touch", trouble.touch)
      text("view", trouble.view)
      text("why", trouble.why)
    }
  }
}

extension Outcome {
  /// The outcome as one JSON object on one line, without a line end.
  public var jsonLine: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }
}
