import Playback
import PrintedText
import RecordingStore
import ScenePictures
import UIKit

/// One comparison: the picture, and beside it each differing touch with its consequences.
struct HTMLSection {
  private let comparison: ComparisonReport.Comparison
  private let anchor: String
  private let picture: SessionPicture?
  /// The ids of the drawings, by snapshot.
  var drawings: [Int: String] = [:]
  private let touches: [NumberedTouch]
  private let wording: DivergenceText
  private let names: ShortNames

  private let filters: HTMLFilters
  private let isOpen: Bool

  init(
    _ comparison: ComparisonReport.Comparison, anchor: String, picture: SessionPicture?, filters: HTMLFilters,
    isOpen: Bool
  ) {
    (self.filters, self.isOpen) = (filters, isOpen)
    self.comparison = comparison
    self.anchor = anchor
    self.picture = picture
    touches = NumberedTouch.list(comparison, limit: HTMLReport.shownTouches)
    wording = DivergenceText(comparison, numbersTouches: true)
    names = Self.names(in: comparison, picture)
  }

  /// The short names of the views of the picture and of those that the divergences name.
  private static func names(in comparison: ComparisonReport.Comparison, _ picture: SessionPicture?) -> ShortNames {
    var names: Set<String> = []
    for state in picture?.states ?? [] { names.formUnion(state.scene.shapes.map(\.name)) }
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
    let wide = picture?.states.first?.scene.isWide == true ? " wide" : ""
    let attributes = filters.attributes("comparison" + wide, of: [comparison], id: anchor, isOpen: isOpen)
    writer.element("details", attributes) { writer in
      heading(to: &writer)
      unknowns(to: &writer)
      writer.element("div", ["class": "beside"]) { writer in
        figures(to: &writer)
        writer.element("div", ["class": "findings"]) { writer in
          if !touches.isEmpty { list(to: &writer, usedIDs: &usedIDs) }
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
      for trouble in comparison.unknowns.prefix(HTMLReport.shownTouches) {
        writer.element("li") { writer in
          writer.element("b", text: "unknown: ")
          writer.text(MarkupText.shortened(trouble.why, to: 400))
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

  /// The snapshots of the differing touches; the first one if nothing differs.
  var states: [Int] {
    guard let picture else { return [] }
    let states = Set(touches.map { picture.state(ofEvent: $0.divergence.event) })
    return states.isEmpty ? [0] : states.sorted()
  }

  private func figures(to writer: inout MarkupWriter) {
    guard let picture, !drawings.isEmpty else {
      writer.element("p", ["class": "note"], text: "There is no picture of this session.")
      return
    }
    writer.element("div", ["class": "figures"]) { writer in
      for state in states {
        guard let drawing = drawings[state] else { continue }
        figure(of: state, in: picture, drawing, to: &writer)
      }
    }
    writer.newLine()
  }

  private func figure(
    of index: Int, in picture: SessionPicture, _ drawing: String, to writer: inout MarkupWriter
  ) {
    let state = picture.states[index]
    let touches = touches.filter { picture.state(ofEvent: $0.divergence.event) == index }
    writer.element("figure") { writer in
      ComparisonPictureMarkup(
        state.scene, touches: touches, trails: picture.trails(ofState: index), baseID: drawing
      ).write(to: &writer)
      writer.newLine()
      writer.element("figcaption") { writer in
        writer.element(
          "p", ["class": "note"], text: "The scene as recorded, at \(Formatting.seconds(state.timestampMicroseconds))")
        PictureLegend(picture, state: index, hasTouches: !touches.isEmpty).writeNotes(to: &writer)
      }
    }
    writer.newLine()
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
          if touch.number <= HTMLReport.wholeTouches { text.write(to: &writer) } else { text.writeBrief(to: &writer) }
        }
        writer.newLine()
      }
    }
  }

  /// The note about what the list leaves out.
  private var rest: [String] {
    let roots = comparison.rootCount
    let unseen = comparison.divergenceCount - comparison.listedCount
    return (roots > touches.count ? ["… and \(roots - touches.count) more touches that differ"] : [])
      + (unseen > 0 ? ["… and \(Counted.text(unseen, "divergence")) that were only counted"] : [])
  }

  private func short(_ text: String) -> String { MarkupText.shortened(text, to: HTMLSections.longestName) }
}
