public import JSONText

/// A method or a closure of the app that UIKit ran for a notification.
public struct Handler: Hashable, Sendable {
  /// The class of the object and the method as Swift writes them, or the name that the app gave to an action.
  public let name: String
  /// Whether the app gave the name, as an identifier or a title. Such names are compared exactly, because a changed one is no
  /// renamed method.
  public let isGiven: Bool

  public init(_ name: String, isGiven: Bool = false) {
    self.name = name
    self.isGiven = isGiven
  }
}

/// What an outcome has beside the values of its kind. Most outcomes have nothing of it.
public final class OutcomeDetail: Hashable, Sendable {
  /// The app's code that the notification ran, in order. Empty: no code ran. `nil`: it is not known.
  public let handlers: [Handler]?
  /// What has code for a touch that began: the nearest responder from the view that was hit, and recognizers. `nil`: not known.
  public let reacts: String?
  /// The id of the hosted content at the point.
  public let region: String?
  /// The extent of an unknown as JSON.
  public let extent: String?

  public init(
    handlers: [Handler]? = nil, reacts: String? = nil, region: String? = nil, extent: String? = nil
  ) {
    (self.handlers, self.reacts, self.region, self.extent) = (handlers, reacts, region, extent)
  }

  /// An object with these handlers and the rest of another.
  public static func handlers(_ handlers: [Handler]?, of other: OutcomeDetail?) -> OutcomeDetail? {
    let detail = OutcomeDetail(
      handlers: handlers, reacts: other?.reacts, region: other?.region, extent: other?.extent)
    return detail.isEmpty ? nil : detail
  }

  /// The part that comparisons compare: not what reacts to a touch, and not the extent of an unknown. `nil` if there is none.
  public var comparedPart: OutcomeDetail? {
    let part = OutcomeDetail(handlers: handlers, region: region)
    return part.isEmpty ? nil : part
  }

  /// Whether it states nothing.
  public var isEmpty: Bool { handlers == nil && reacts == nil && region == nil && extent == nil }

  /// Whether two outcomes state the same that comparisons compare: see ``comparedPart``.
  @inlinable
  public static func areEqual(_ one: OutcomeDetail?, _ other: OutcomeDetail?) -> Bool {
    one === other || one?.handlers == other?.handlers && one?.region == other?.region
  }

  /// Whether two objects state the same.
  public static func == (one: OutcomeDetail, other: OutcomeDetail) -> Bool {
    areEqual(one, other) && one.reacts == other.reacts && one.extent == other.extent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(handlers)
    hasher.combine(region)
  }
}

extension OutcomeDetail {
  /// Writes what is known as members of a JSON object: `handlers`, a list of names; `givenNames`, the indexes of the handlers
  /// whose names the app gave; `reacts`; `region`; `extent`.
  public func writeMembers(to writer: inout JSONWriter) {
    if let handlers {
      writer.key("handlers")
      writer.array { writer in
        for handler in handlers { writer.string(handler.name) }
      }
      if handlers.contains(where: \.isGiven) {
        writer.key("givenNames")
        writer.array { writer in
          for (index, handler) in handlers.enumerated() where handler.isGiven { writer.integer(index) }
        }
      }
    }
    if let reacts { writer.member("reacts", reacts) }
    if let region { writer.member("region", region) }
    if let extent {
      writer.key("extent")
      writer.raw(extent)
    }
  }

  /// Reads what ``writeMembers(to:)`` writes; `nil` if the object has nothing of it.
  public convenience init?(json: JSONValue) {
    let given = Set((json["givenNames"]?.array ?? []).compactMap(\.integer))
    let handlers = json["handlers"]?.array.map { names in
      names.enumerated().compactMap { index, name in
        name.string.map { Handler($0, isGiven: given.contains(index)) }
      }
    }
    self.init(
      handlers: handlers, reacts: json["reacts"]?.string, region: json["region"]?.string,
      extent: json["extent"]?.canonicalText())
    if isEmpty { return nil }
  }
}

/// A column of an outcome table for a part of the detail.
enum OutcomeDetailColumn: String {
  case handlers, reacts, region, extent

  var definition: String { "\(rawValue) TEXT" }
}

extension OutcomeDetail {
  /// The value of a column.
  func text(of column: OutcomeDetailColumn) -> String? {
    switch column {
    case .handlers: handlers.map(Self.text)
    case .reacts: reacts
    case .region: region
    case .extent: extent
    }
  }

  /// A list of handlers as the column has it: an array of names, in which a name that the app gave is an object with the key `given`.
  private static func text(of handlers: [Handler]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for handler in handlers {
        if handler.isGiven {
          writer.object { $0.member("given", handler.name) }
        } else {
          writer.string(handler.name)
        }
      }
    }
    return writer.finish()
  }

  /// Reads a list of handlers; `nil` for another text.
  fileprivate static func handlers(_ text: String) -> [Handler]? {
    guard let list = (try? JSONValue.parse(Array(text.utf8)))?.array else { return nil }
    var handlers: [Handler] = []
    for entry in list {
      if let name = entry.string {
        handlers.append(Handler(name))
      } else if let name = entry["given"]?.string {
        handlers.append(Handler(name, isGiven: true))
      } else {
        return nil
      }
    }
    return handlers
  }
}

/// Makes details from the texts of rows, and reuses the object of equal texts: thousands of consecutive rows have the same.
struct OutcomeDetailReader {
  private var lastTexts: [String?] = []
  private var last: OutcomeDetail?

  /// The detail in the columns of a row. Throws `damaged` for a list of handlers that is none.
  @inline(__always)
  mutating func read(_ columns: [OutcomeDetailColumn], from rows: RowReader) throws(RecordingError) -> OutcomeDetail? {
    if columns.count == 1 {
      guard let text = rows.optionalText() else { return nil }
      return try make(columns, [text], rows)
    }
    if columns.isEmpty { return nil }
    let texts = columns.map { _ in rows.optionalText() }
    if texts.allSatisfy({ $0 == nil }) { return nil }
    return try make(columns, texts, rows)
  }

  private mutating func make(
    _ columns: [OutcomeDetailColumn], _ texts: [String?], _ rows: RowReader
  ) throws(RecordingError) -> OutcomeDetail? {
    if let last, texts == lastTexts { return last }
    func text(_ column: OutcomeDetailColumn) -> String? { columns.firstIndex(of: column).flatMap { texts[$0] } }
    var handlers: [Handler]?
    if let list = text(.handlers) {
      guard let known = OutcomeDetail.handlers(list) else { throw rows.damaged("column handlers is no list of names") }
      handlers = known
    }
    let detail = OutcomeDetail(
      handlers: handlers, reacts: text(.reacts), region: text(.region), extent: text(.extent))
    (last, lastTexts) = (detail, texts)
    return detail
  }
}
