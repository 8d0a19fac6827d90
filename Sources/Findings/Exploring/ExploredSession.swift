package import JSONText

/// What a replay of a session reached, for a search that looks for what is new.
package struct ExploredSession: Hashable, Sendable {
  /// An upright rectangle at all of whose points a touch hits one view.
  package struct Region: Hashable, Sendable {
    /// The name of the view; `-` for none, `!recursion` for a hit test without end.
    package var receiver: String
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(receiver: String, x: Double, y: Double, width: Double, height: Double) {
      (self.receiver, self.x, self.y, self.width, self.height) = (receiver, x, y, width, height)
    }
  }

  /// The receivers of the whole screen at one time.
  package struct Screen: Hashable, Sendable {
    /// The event before which it is; `nil` at rest.
    package var event: Int?
    /// Each receiver once, with the largest rectangle in its area.
    package var receivers: [Region]
    /// The shares of ``receivers`` of the screen, from 0 to 1.
    package var shares: [Double]

    package init(event: Int?, receivers: [Region], shares: [Double]) {
      (self.event, self.receivers, self.shares) = (event, receivers, shares)
    }
  }

  /// The session within its recording, from 0.
  package var session: Int
  /// What happened, each once: a receiver, an action with the code that it ran, an effect.
  package var features: [String]
  /// The regions of the screen at the end, if they were asked for.
  package var regions: [Region]
  /// The screen at rest and before touches, if they were asked for.
  package var screens: [Screen] = []
  /// The number of touches whose screens were left out.
  package var unmappedTouches = 0
  /// The source files of the app's classes in the scene, by the names of the classes.
  package var classes: [String: String]

  package init(
    session: Int, features: [String] = [], regions: [Region] = [], classes: [String: String] = [:]
  ) {
    (self.session, self.features, self.regions, self.classes) = (session, features, regions, classes)
  }

  /// Writes the members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("session", session)
    writer.member("features", features)
    Self.write("regions", regions, to: &writer)
    if !screens.isEmpty {
      writer.member("screens", objects: screens) { writer, screen in
        writer.member("event", screen.event)
        Self.write("receivers", screen.receivers, to: &writer)
        writer.member("shares", screen.shares)
      }
      writer.member("unmappedTouches", unmappedTouches)
    }
    writer.key("classes")
    writer.object { writer in
      for (name, file) in classes.sorted(by: { $0.key < $1.key }) { writer.member(name, file) }
    }
  }

  /// Reads what ``writeMembers(to:)`` writes. `nil` for another object.
  package init?(json: JSONValue) {
    guard let session = json["session"]?.integer, let features = json["features"]?.array else { return nil }
    self.session = session
    self.features = features.compactMap(\.string)
    regions = Self.regions(json["regions"])
    screens = (json["screens"]?.array ?? []).map { screen in
      Screen(
        event: screen["event"]?.integer, receivers: Self.regions(screen["receivers"]),
        shares: (screen["shares"]?.array ?? []).compactMap(\.number))
    }
    unmappedTouches = json["unmappedTouches"]?.integer ?? 0
    classes = [:]
    for member in json["classes"]?.object ?? [] { classes[member.key] = member.value.string }
  }

  private static func write(_ key: String, _ regions: [Region], to writer: inout JSONWriter) {
    writer.member(key, objects: regions) { writer, region in
      writer.member("receiver", region.receiver)
      writer.member("frame", [region.x, region.y, region.width, region.height])
    }
  }

  private static func regions(_ json: JSONValue?) -> [Region] {
    (json?.array ?? []).compactMap { region in
      let frame = region["frame"]?.array?.compactMap(\.number) ?? []
      guard frame.count == 4, let receiver = region["receiver"]?.string else { return nil }
      return Region(receiver: receiver, x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
  }
}
