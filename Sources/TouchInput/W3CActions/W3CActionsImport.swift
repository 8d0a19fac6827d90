public import JSONText
public import RecordingStore

/// Converts W3C WebDriver actions (a *perform actions* body, or its list of sources) to touch samples.
///
/// `Documentation/Import.md` lists the rules, the two dialects and what is rejected.
/// Source: WebDriver, W3C Working Draft, section "Actions".
public struct W3CActionsImport {
  /// How the timing of several sources is combined.
  public enum Ticks: String, CaseIterable, Sendable {
    /// As in the standard: the n-th items of all sources start together, and the longest of them ends the tick.
    case webdriver
    /// As in WebDriverAgent: every source runs independently, one item after the other.
    case webDriverAgent
  }

  /// The converted actions.
  public struct Result: Hashable, Sendable {
    /// The samples in order; the first is at time 0. Touches are numbered from 1 in the order of the pointer sources.
    public var samples: [TouchSample]
    /// One `cancelled` sample, in one event, for every finger that the actions do not lift. They are not part of
    /// ``samples``: the caller appends them and reports them.
    public var cancelled: [TouchSample]
  }

  public var ticks: Ticks
  /// The centre of the element with an id, in points of the screen. `nil` for an unknown id.
  public var centreOfElement: (_ id: String) -> (x: Double, y: Double)?

  /// Creates an import, by default without elements.
  public init(
    ticks: Ticks = .webdriver, centreOfElement: @escaping (_ id: String) -> (x: Double, y: Double)? = { _ in nil }
  ) {
    self.ticks = ticks
    self.centreOfElement = centreOfElement
  }

  /// Converts actions in JSON text in UTF-8.
  public func read(_ bytes: some Collection<UInt8>) throws(W3CActionsError) -> Result {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue.parse(bytes)
    } catch {
      throw .invalidJSON(error)
    }
    return try read(root)
  }

  /// Converts actions in decoded JSON.
  public func read(_ root: JSONValue) throws(W3CActionsError) -> Result {
    let sources = try W3CActionsReader(ticks: ticks, centreOfElement: centreOfElement).sources(of: root)
    var timeline = W3CTimeline()
    switch ticks {
    case .webdriver:
      try timeline.run(sources)
    case .webDriverAgent:
      for source in sources { try timeline.run([source]) }
    }
    guard let result = timeline.result() else {
      throw .invalid(
        .init(path: "", line: root.line), problem: "no finger comes down",
        remedy: "give a touch source a pointerMove and a pointerDown")
    }
    return result
  }
}
