import Foundation
import HitTestTerms
import Pictures
import PrintedText

/// The text of a picture.
struct EventPictureText {
  let picture: EventPicture

  init(_ picture: EventPicture) {
    self.picture = picture
  }

  /// The title, in one line.
  var title: String {
    let file = picture.source.split(separator: "/").last.map(String.init) ?? picture.source
    var title = file
    if let session = picture.session, session > 0 { title += ", session \(session)" }
    if let event = picture.event { title += ", event \(event)" }
    let fingers = picture.panels.first?.fingers ?? []
    let places = fingers.prefix(3).map { finger in
      (picture.event == nil ? "" : "touch \(finger.touch) at ") + Formatting.point(finger.point)
    }
    if !places.isEmpty { title += (picture.event == nil ? " at " : ": ") + places.joined(separator: ", ") }
    return MarkupText.shortened((picture.hasMaps ? "Who would get a touch: " : "") + title, to: 200)
  }

  /// The text alternative of all panels.
  var description: String {
    let panels = picture.panels.map { panel in
      var words = "\(panel.strategy): "
      if let map = panel.map {
        let shares = zip(map.receivers, map.areas).prefix(12).map { receiver, area in
          "\(receiver.words) \(Self.percent(area / max(map.area, 1)))"
        }
        words += shares.joined(separator: ", ")
      } else {
        words += panel.fingers.map { "the touch hits \($0.receiver.words)" }.joined(separator: ", ")
        let effects = panel.facts.effects.prefix(6).joined(separator: ", ")
        words += effects.isEmpty ? ", nothing is fired" : ", " + effects
      }
      if case .differs(let differences) = panel.standing {
        words +=
          "; not as \(isRecorded ? "recorded" : "under \(picture.reference)"): "
          + differences.joined(separator: ", ")
      }
      return words
    }
    return MarkupText.shortened("Scene \(picture.sceneName). " + panels.joined(separator: ". ") + ".", to: 4_000)
  }

  /// Whether panels are compared with a recording rather than with the first panel.
  var isRecorded: Bool { picture.event != nil }

  /// The lines above the panels.
  func head(width: Double) -> [EventPictureTextLine] {
    var lines = EventPictureTextLine.lines(title, .title, size: 15, width: width)
    if let about = picture.about {
      lines += EventPictureTextLine.lines(MarkupText.shortened(about, to: 400), .plain, size: 13, width: width)
    }
    var facts = ["scene \(MarkupText.shortened(picture.sceneName, to: 60))", "profile \(picture.profile)"]
    if let time = picture.timestampMicroseconds { facts.append("at \(Formatting.seconds(time))") }
    if isRecorded { facts.append(picture.reference.replacing(#/^recorded \((.*)\)$/#) { "recorded under \($0.1)" }) }
    return lines + EventPictureTextLine.lines(facts.joined(separator: ", "), .soft, width: width)
  }

  /// The lines below a panel.
  func caption(of panel: EventPicturePanel, difference: HitMapComparison?, width: Double)
    -> [EventPictureTextLine]
  {
    var lines: [EventPictureTextLine] = []
    func add(_ text: String, _ style: EventPictureTextLine.Style, most: Int = 4) {
      var added = EventPictureTextLine.lines(MarkupText.shortened(text, to: 300), style, width: width)
      if added.count > most {
        added = Array(added.prefix(most))
        added[most - 1].text += " …"
      }
      lines += added
    }
    // As the labels in the picture: the end of a name, which distinguishes it, is not cut.
    let names = ShortNames(panel.scene.shapes.map(\.name))
    for finger in panel.fingers.prefix(5) {
      let arrow = (panel.fingers.count > 1 ? "\(finger.touch) " : "") + "→ "
      add(arrow + Self.fitting(names.text(finger.receiver.words), after: arrow, width: width), .strong, most: 2)
      if case .endless(let cycle) = finger.receiver, cycle.count > 1 {
        add(cycle.map(\.name).joined(separator: ", ") + " call each other without end", .plain)
      }
    }
    if !panel.fingers.isEmpty {
      let effects = panel.facts.effects
      if effects.isEmpty { add("nothing is fired", .plain) }
      for effect in effects.prefix(4) { add(effect, .plain, most: 2) }
      if effects.count > 4 { add("… and \(effects.count - 4) more", .soft) }
      for unknown in panel.facts.unknowns.prefix(2) { add("unknown: " + unknown, .differs) }
      switch panel.standing {
      case .reference: break
      case .same: add("= receiver as " + (isRecorded ? "recorded" : "under \(picture.reference)"), .soft, most: 2)
      case .differs(let differences):
        add(isRecorded ? "≠ not as recorded" : "≠ not as under \(picture.reference)", .differs, most: 2)
        for difference in differences.prefix(4) { add(difference, .soft, most: 3) }
      }
    }
    if let difference {
      let first = picture.panels.first?.strategy ?? ""
      let share = Self.percent(difference.area / max(panel.map?.area ?? 1, 1))
      add(
        difference.area == 0
          ? "= the same everywhere as under \(first)"
          : "≠ hatched: \(share) of the screen has another receiver than under \(first)",
        difference.area == 0 ? .soft : .differs)
      for loss in difference.losses.prefix(3) { add(HitMapText.loss(loss), .soft, most: 2) }
    }
    if let map = panel.map, map.sampledArea > 0 { add("dotted: \(HitMapText.sampling(of: map))", .soft) }
    return lines
  }

  /// A name, shortened if necessary so that its first word fits on the line of the preceding arrow.
  private static func fitting(_ name: String, after arrow: String, width: Double) -> String {
    let size = 12 * EventPictureTextLine.boldness
    let first = name.prefix { !$0.isWhitespace }
    let room = width - TextMeasure.width(arrow, size: size)
    return TextMeasure.shortened(String(first), size: size, width: room) + name.dropFirst(first.count)
  }

  /// A percentage; a small nonzero part is not shown as 0.
  static func percent(_ part: Double) -> String {
    part > 0 && part < 0.01 ? "less than 1 %" : "\(Int((part * 100).rounded())) %"
  }
}
