import Findings
import HitTestTerms
import Pictures
import PrintedText
import RecordingStore

/// One comparison: the picture, and beside it each differing touch with its consequences.
struct HTMLSection {
  let comparison: ComparisonReport.Comparison
  private let anchor: String
  /// The pictures of both sides. They are equal if nothing that can be seen is different.
  private let before: SessionPicture?
  private let after: SessionPicture?
  /// Whether the baseline can be drawn at all.
  private let isBaselineDrawn: Bool
  /// Whether the section has no picture because the page has many.
  var isPictureLeftOut = false
  /// The ids of the drawings.
  var drawings: [ScenePicture: String] = [:]
  let touches: [NumberedTouch]
  /// The places of the differences that are shown, from 0.
  let places: Range<Int>
  /// The address of the page on which a difference is shown in full, by its place. `nil` if there is none.
  var linkOf: (Int) -> String? = { _ in nil }
  /// The number of differences that the section or a further page shows. `nil`: there are no further pages.
  var furtherEnd: Int?
  private let wording: DivergenceText
  private let names: ShortNames

  private let filters: HTMLFilters
  private let isOpen: Bool

  init(
    _ comparison: ComparisonReport.Comparison, anchor: String, before: SessionPicture?, after: SessionPicture?,
    isBaselineDrawn: Bool, filters: HTMLFilters, isOpen: Bool, places: Range<Int> = 0..<HTMLReport.shownTouches
  ) {
    self.places = places
    self.isBaselineDrawn = isBaselineDrawn
    (self.filters, self.isOpen) = (filters, isOpen)
    self.comparison = comparison
    self.anchor = anchor
    (self.before, self.after) = (before, after)
    touches = NumberedTouch.list(comparison, places)
    wording = DivergenceText(comparison, numbersTouches: true)
    names = Self.names(in: comparison, before, after)
  }

  /// The short names of the views of the picture and of those that the divergences name.
  private static func names(in comparison: ComparisonReport.Comparison, _ pictures: SessionPicture?...) -> ShortNames {
    var names: Set<String> = []
    for state in pictures.flatMap({ $0?.states ?? [] }) { names.formUnion(state.scene.shapes.map(\.name)) }
    for divergence in comparison.divergences {
      for view in [divergence.recorded?.view, divergence.replayed?.view] { view.map { _ = names.insert($0.name) } }
      if let decision = divergence.decidedBy {
        names.insert(decision.view.name)
        decision.other.map { _ = names.insert($0.name) }
      }
    }
    return ShortNames(names)
  }

  func write(to writer: inout MarkupWriter, usedIDs: inout Set<String>) {
    let wide = (before ?? after)?.states.first?.scene.isWide == true ? " wide" : ""
    let attributes = filters.attributes("comparison" + wide, of: [comparison], id: anchor, isOpen: isOpen)
    writer.element("details", attributes) { writer in
      heading(to: &writer)
      unknowns(to: &writer)
      writer.element("div", ["class": "beside"]) { writer in
        figures(to: &writer)
        writer.element("div", ["class": "findings"]) { writer in
          if !touches.isEmpty { list(to: &writer, usedIDs: &usedIDs) }
          further(to: &writer)
          for note in rest { writer.element("p", ["class": "note"], text: note) }
        }
      }
    }
    writer.newLine()
  }

  private func heading(to writer: inout MarkupWriter) {
    let session = comparison.session == 0 ? "" : ", session \(comparison.session)"
    writer.element("summary") { writer in
      writer.element("h3", ["id": anchor + "h"]) { writer in
        writer.element("span", ["class": "path"], text: short(comparison.recording) + session)
        writer.element("span", ["class": "strategy"], text: " under " + short(comparison.strategy))
        writer.element("span", ["class": "count \(ComparisonStanding(comparison).rawValue)"], text: " " + result)
      }
      if let about = comparison.about {
        writer.element("p", ["class": "promise"], text: MarkupText.shortened(about, to: 400))
      }
    }
    let count =
      comparison.divergenceCount == 0
      ? "no difference is known" : "\(Counted.text(comparison.divergenceCount, "outcome")) differ"
    writer.element(
      "p", ["class": "facts"],
      text: "Scene \(short(comparison.sceneName)), profile \(short(comparison.profile)), against "
        + "\(short(comparison.against)): \(count), \(comparison.outcomes) compared")
    writer.newLine()
  }

  /// The number of differences that follow from no other, or the verdict.
  private var result: String {
    let standing = ComparisonStanding(comparison)
    guard comparison.rootCount > 0 else { return standing.rawValue }
    return "\(comparison.rootCount) differ" + (standing == .nondeterministic ? ", nondeterministic" : "")
  }

  private func unknowns(to writer: inout MarkupWriter) {
    guard comparison.isInconclusive else { return }
    writer.element("ul", ["class": "doubts"]) { writer in
      if let failure = comparison.failure {
        writer.element("li") { writer in
          writer.element("b", text: "\(failure.what.rawValue): ")
          writer.text(MarkupText.shortened(failure.why, to: 400))
        }
      }
      for reason in comparison.unknownReasons.prefix(HTMLReport.shownTouches) {
        writer.element("li") { writer in
          writer.element("b", text: "unknown: ")
          writer.text(MarkupText.shortened(reason, to: 400))
        }
      }
      if comparison.isNondeterministic {
        writer.element("li") { writer in
          writer.element("b", text: "nondeterministic: ")
          writer.text("another replay had other outcomes")
        }
      }
    }
    writer.newLine()
  }

  /// What the touches of a figure are drawn on: the states of both sides, of which one can be missing.
  private struct Moment: Hashable {
    let before: Int?
    let after: Int?
    /// Whether both sides look the same.
    let isSame: Bool
  }

  private func moment(_ event: Int) -> Moment {
    let (old, new) = (before?.state(ofEvent: event), after?.state(ofEvent: event))
    guard let old, let new, before?.states[old].scene == after?.states[new].scene else {
      return Moment(before: old, after: new, isSame: false)
    }
    return Moment(before: old, after: nil, isSame: true)
  }

  /// Whether there is a picture.
  var hasPicture: Bool { before != nil || after != nil }

  /// The figures with their touches, in order of time; the first scene if nothing differs.
  private var moments: [(moment: Moment, touches: [NumberedTouch], unknowns: [UnknownOutcome])] {
    guard hasPicture else { return [] }
    var moments: [(moment: Moment, touches: [NumberedTouch], unknowns: [UnknownOutcome])] = []
    func add(_ event: Int, _ touches: [NumberedTouch], _ unknowns: [UnknownOutcome]) {
      let moment = moment(event)
      if let place = moments.firstIndex(where: { $0.moment == moment }) {
        moments[place].touches += touches
        moments[place].unknowns += unknowns
      } else {
        moments.append((moment, touches, unknowns))
      }
    }
    for touch in touches { add(touch.divergence.event, [touch], []) }
    for unknown in comparison.drawnUnknowns { add(unknown.place?.event ?? 0, [], [unknown]) }
    if moments.isEmpty { return [(moment(0), [], [])] }
    return moments.sorted {
      ($0.moment.before ?? 0, $0.moment.after ?? 0) < ($1.moment.before ?? 0, $1.moment.after ?? 0)
    }
  }

  /// The scenes of the figures.
  var scenes: [ScenePicture] {
    moments.flatMap { moment, _, _ in
      [moment.before.flatMap { before?.states[$0].scene }, moment.after.flatMap { after?.states[$0].scene }]
        .compactMap { $0 }
    }
  }

  private func figures(to writer: inout MarkupWriter) {
    guard !isPictureLeftOut else {
      writer.element("p", ["class": "note"], text: "The picture is left out, to keep this page small.")
      return
    }
    guard hasPicture else {
      writer.element("p", ["class": "note"], text: "This session cannot be drawn.")
      return
    }
    writer.element("div", ["class": "figures"]) { writer in
      for (moment, touches, unknowns) in moments {
        if let index = moment.before, let before {
          let sides: Set<ReportPictures.Side> = moment.isSame ? [.before, .after] : [.before]
          figure(of: index, in: before, sides, touches, moment.isSame ? unknowns : [], to: &writer)
        }
        if let index = moment.after, let after {
          figure(of: index, in: after, isBaselineDrawn ? [.after] : [.before, .after], touches, unknowns, to: &writer)
        }
      }
    }
    writer.newLine()
  }

  private func figure(
    of index: Int, in picture: SessionPicture, _ sides: Set<ReportPictures.Side>, _ touches: [NumberedTouch],
    _ unknowns: [UnknownOutcome], to writer: inout MarkupWriter
  ) {
    let state = picture.states[index]
    guard let drawing = drawings[state.scene] else { return }
    let title =
      switch sides {
      case _ where !isBaselineDrawn: "The scene of the replay"
      case [.before]: "Before: the scene of the \(baseline)"
      case [.after]: "After: the scene of the replay under \(comparison.strategy)"
      default: "The scene, before and after"
      }
    // A scene that has not changed since is drawn with the time of the touch.
    let time =
      touches.first?.divergence.timestampMicroseconds ?? unknowns.first?.place?.timestampMicroseconds
      ?? state.timestampMicroseconds
    writer.element("figure", ["data-sides": isBaselineDrawn ? name(of: sides) : "replay"]) { writer in
      ComparisonPictureMarkup(
        state.scene, touches: touches, unknowns: unknowns, sides: sides, trails: picture.trails, baseID: drawing
      ).write(to: &writer)
      writer.newLine()
      writer.element("figcaption") { writer in
        writer.element(
          "p", ["class": "note"], text: "\(short(title)), at \(Formatting.seconds(time))")
        if !isBaselineDrawn {
          writer.element(
            "p", ["class": "note"],
            text: "The recording does not contain the code that it was made with: views are where they are now. "
              + "With --against rev:COMMIT the scene before is drawn too.")
        }
        PictureLegend(picture, state: index, hasTouches: !touches.isEmpty).writeNotes(to: &writer)
      }
    }
    writer.newLine()
  }

  /// The name by which the script finds the sides of a figure.
  private func name(of sides: Set<ReportPictures.Side>) -> String {
    switch sides {
    case [.before]: "before"
    case [.after]: "after"
    default: "both"
    }
  }

  /// The baseline in a caption: `recording (flag)`, `baseline build:main`.
  private var baseline: String {
    comparison.isAgainstRecording ? "recording (\(comparison.recordedStrategy))" : "baseline \(comparison.against)"
  }

  private func list(to writer: inout MarkupWriter, usedIDs: inout Set<String>) {
    writer.element(
      "ol", ["class": "touches", "tabindex": "0", "aria-label": "What differs; up and down choose"]
    ) { writer in
      writer.newLine()
      for touch in touches {
        let id = "d-" + touch.divergence.id
        let isNew = usedIDs.insert(id).inserted
        let milliseconds = String(touch.divergence.timestampMicroseconds / 1_000)
        let attributes: KeyValuePairs<String, String?> = [
          "class": "touch", "id": isNew ? id : nil, "data-touch": String(touch.number), "data-time": milliseconds,
        ]
        writer.element("li", attributes) { writer in
          let text = HTMLTouch(touch, wording: wording, names: names)
          if places.lowerBound > 0 || touch.number <= HTMLReport.wholeTouches {
            text.write(to: &writer)
          } else {
            text.writeBrief(link: linkOf(touch.number - 1), to: &writer)
          }
        }
        writer.newLine()
      }
    }
  }

  private func short(_ text: String) -> String { MarkupText.shortened(text, to: HTMLSections.longestName) }
}
