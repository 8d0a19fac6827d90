public import JSONText
public import RecordingStore

/// Turns W3C WebDriver actions (a *perform actions* body, or its bare list of sources) into touch samples.
///
/// The rules, the two dialects and what is refused are in `Documentation/Import.md`.
/// Source: WebDriver, W3C Working Draft, section "Actions".
public struct W3CActionsImport {
  /// How the items of several sources share time.
  public enum Ticks: String, CaseIterable, Sendable {
    /// As the standard says: the n-th items of all sources start together, and the longest of them ends the tick.
    case webdriver
    /// As WebDriverAgent does: every source runs on its own, one item after the other.
    case webDriverAgent
  }

  /// What the actions came to.
  public struct Result: Hashable, Sendable {
    /// The samples in order; the first is at time 0. Touches are numbered from 1 in the order of the pointer sources.
    public var samples: [TouchSample]
    /// One `cancelled` sample, in an event of their own, for every finger that the actions never lift; not part of
    /// ``samples``. The caller appends them and tells people about them.
    public var cancelled: [TouchSample]
  }

  /// How the items of several sources share time.
  public var ticks: Ticks
  /// The centre, in points of the screen, of the element with an id; nil for one that is not known.
  public var centreOfElement: (_ id: String) -> (x: Double, y: Double)?

  /// An import that knows no elements unless told.
  public init(
    ticks: Ticks = .webdriver, centreOfElement: @escaping (_ id: String) -> (x: Double, y: Double)? = { _ in nil }
  ) {
    self.ticks = ticks
    self.centreOfElement = centreOfElement
  }

  /// Reads the actions from JSON text in UTF-8.
  public func read(_ bytes: some Collection<UInt8>) throws(W3CActionsError) -> Result {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue.parse(bytes)
    } catch {
      throw .invalidJSON(error)
    }
    return try read(root)
  }

  /// Reads the actions from JSON that has been read already.
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
        .init(path: "", line: root.line), problem: "no finger ever comes down",
        remedy: "give a touch source a pointerMove and a pointerDown")
    }
    return result
  }
}
