package import JSONText

/// How the receivers of a screen differ between two sides at one time.
package struct ScreenComparison: Hashable, Sendable {
  /// A connected area whose receiver differs.
  package struct Area: Hashable, Sendable {
    /// The names of the receivers, `nil` for no view.
    package var old: String?
    package var new: String?
    /// The border as pairs of coordinates, clockwise on the screen, in points.
    package var polygon: [[Double]]
    /// The borders of what is inside the polygon and not in the area.
    package var holes: [[[Double]]]
    /// The share of the screen, from 0 to 1.
    package var share: Double
    /// Whether the border is exact up to rounding. Otherwise points of the area were sampled.
    package var isExact: Bool

    package init(
      old: String?, new: String?, polygon: [[Double]], holes: [[[Double]]] = [], share: Double, isExact: Bool
    ) {
      (self.old, self.new, self.polygon, self.holes) = (old, new, polygon, holes)
      (self.share, self.isExact) = (share, isExact)
    }
  }

  /// The event of a recording before which the screen is compared; `nil` at rest.
  package var event: Int?
  /// The time of that event, in microseconds since the start of the session.
  package var timestampMicroseconds: Int64?
  /// The areas that differ and are known on both sides, the largest first.
  package var areas: [Area]
  /// Why parts of the screen are not compared.
  package var unknowns: [String]
  /// Whether a part of either side is sampled.
  package var isSampled: Bool

  package init(
    event: Int? = nil, timestampMicroseconds: Int64? = nil, areas: [Area], unknowns: [String], isSampled: Bool
  ) {
    (self.event, self.timestampMicroseconds) = (event, timestampMicroseconds)
    (self.areas, self.unknowns, self.isSampled) = (areas, unknowns, isSampled)
  }

  package var share: Double { areas.reduce(0) { $0 + $1.share } }
}

extension ScreenComparison.Area {
  /// Writes the members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("old", old)
    writer.member("new", new)
    writer.key("polygon")
    Self.write(polygon, to: &writer)
    if !holes.isEmpty {
      writer.key("holes")
      writer.array { writer in
        for hole in holes { Self.write(hole, to: &writer) }
      }
    }
    writer.member("share", share)
    writer.member("exact", isExact)
  }

  fileprivate init(_ json: JSONValue) {
    func corners(_ value: JSONValue?) -> [[Double]] {
      (value?.array ?? []).map { ($0.array ?? []).compactMap(\.number) }
    }
    self.init(
      old: json["old"]?.string, new: json["new"]?.string, polygon: corners(json["polygon"]),
      holes: (json["holes"]?.array ?? []).map { corners($0) }, share: json["share"]?.number ?? 0,
      isExact: json["exact"]?.bool ?? false)
  }

  private static func write(_ corners: [[Double]], to writer: inout JSONWriter) {
    writer.array { writer in
      for corner in corners {
        writer.array { writer in
          for number in corner { writer.number(number) }
        }
      }
    }
  }
}

extension ScreenComparison {
  /// Writes the members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("event", event)
    if let timestampMicroseconds { writer.member("microseconds", timestampMicroseconds) }
    writer.member("areas", objects: areas) { $1.writeMembers(to: &$0) }
    writer.member("unknowns", unknowns)
    writer.member("isSampled", isSampled)
  }

  /// Reads what ``writeMembers(to:)`` writes.
  package init(json: JSONValue) {
    self.init(
      event: json["event"]?.integer, timestampMicroseconds: json["microseconds"]?.integer.map(Int64.init),
      areas: (json["areas"]?.array ?? []).map(Area.init),
      unknowns: (json["unknowns"]?.array ?? []).compactMap(\.string),
      isSampled: json["isSampled"]?.bool ?? false)
  }
}
