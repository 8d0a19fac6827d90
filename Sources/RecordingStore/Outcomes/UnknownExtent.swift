package import JSONText

/// How far an unknown outcome extends. It begins at the time of its outcome.
public struct UnknownExtent: Hashable, Sendable {
  /// When the unknown ends.
  public enum End: String, CaseIterable, Hashable, Sendable {
    /// With the event of the outcome.
    case event
    /// When the finger comes down again.
    case touch
    /// With the session.
    case session
  }

  /// A rectangle in points of the screen.
  public struct Area: Hashable, Sendable {
    public let x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The names of the views whose outcomes are unknown, sorted. Empty: any view.
  public let views: [String]
  /// The part of the screen in which touches are unknown. `nil`: it is not known, or the whole screen.
  public let area: Area?
  public let until: End
  /// Whether the hit of the touch itself is unknown, and not only what follows from it.
  public let isOfHit: Bool

  public init(views: [String], area: Area?, until: End, isOfHit: Bool = false) {
    (self.views, self.area, self.until, self.isOfHit) = (views, area, until, isOfHit)
  }

  /// The detail of an outcome with the extent.
  public var detail: OutcomeDetail { OutcomeDetail(extent: json) }

  /// A JSON object: `views`, if there are some; `area`, an array of x, y, width and height in points, rounded to hundredths, if it is known;
  /// `hit`, true if the hit itself is unknown; `until`.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  /// Writes the object of ``json``.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let area {
        writer.key("area")
        writer.array { writer in
          for number in [area.x, area.y, area.width, area.height] { writer.number((number * 100).rounded() / 100) }
        }
      }
      if isOfHit { writer.member("hit", true) }
      writer.member("until", until.rawValue)
      if !views.isEmpty {
        writer.key("views")
        writer.array { writer in
          for view in views { writer.string(view) }
        }
      }
    }
  }

  /// Reads what ``json`` writes. `nil` for another text.
  public init?(json text: String) {
    guard let json = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    self.init(value: json)
  }

  /// Reads the object of ``json``. `nil` for another value.
  package init?(value json: JSONValue) {
    guard let until = json["until"]?.string.flatMap(End.init) else { return nil }
    let numbers = (json["area"]?.array ?? []).compactMap(\.number)
    self.init(
      views: (json["views"]?.array ?? []).compactMap(\.string),
      area: numbers.count == 4 ? Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil,
      until: until, isOfHit: json["hit"]?.bool ?? false)
  }
}
