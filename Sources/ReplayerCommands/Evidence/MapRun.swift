import CommandLineSupport
import Commands
import Findings
import JSONText
import Pictures
import Reporting
import Workers

/// Compares the screens that a command line of `map` names, in a process that has loaded the user's rules, if there are any.
@MainActor
struct MapRun {
  private let arguments: Arguments
  private let subject: MapSubject
  private let sides: (new: MapSide, old: MapSide)

  /// - Parameter baseline: The rules library of the other side; `nil` for that of this process.
  init(_ arguments: Arguments, baseline: String?) throws {
    self.arguments = arguments
    subject = MapSubject(arguments)
    sides = try MapSide.sides(of: arguments, baseline: baseline)
  }

  /// Makes the maps of both sides, and states each screen as soon as both have it.
  ///
  /// - Parameter withBaseline: Whether the other side is mapped. Without it nothing is compared.
  func run(withBaseline: Bool, report: (AreaMessage) -> Void) throws {
    var old: [MapSubject.Moment] = []
    // In this order, so that what the older code is asked does not depend on the newer one.
    if withBaseline {
      report(.side(isBaseline: true))
      try sides.old.inItsBuild {
        try subject.maps(of: sides.old) { moment in
          old.append(moment)
          report(.side(isBaseline: true))
        }
      }
    }
    report(.side(isBaseline: false))
    var count = 0
    var largest: (share: Double, old: MapSubject.Moment, new: MapSubject.Moment)?
    try sides.new.inItsBuild {
      try subject.maps(of: sides.new) { new in
        defer { count += 1 }
        guard old.indices.contains(count) else { return report(.side(isBaseline: false)) }
        let comparison = ScreenComparison(
          new.known, from: old[count].known, event: new.event, timestampMicroseconds: new.timestampMicroseconds)
        if largest.map({ comparison.share > $0.share }) ?? true { largest = (comparison.share, old[count], new) }
        report(.screen(Self.json(comparison)))
      }
    }
    if let largest, arguments.has("output") {
      report(.picture(EventPictureSVG(picture(largest.old, largest.new)).text()))
    }
  }

  private static func json(_ comparison: ScreenComparison) -> String {
    var writer = JSONWriter()
    writer.object { comparison.writeMembers(to: &$0) }
    return writer.finish()
  }

  /// The maps of both sides beside each other.
  private func picture(_ old: MapSubject.Moment, _ new: MapSubject.Moment) -> EventPicture {
    let against = arguments.required("against")
    func panel(_ name: String, _ moment: MapSubject.Moment, _ standing: EventPicturePanel.Standing) -> EventPicturePanel
    {
      EventPicturePanel(
        strategy: name, scene: moment.known.picture, fingers: [],
        facts: EventPicturePanel.Facts(unknowns: moment.known.unknowns), standing: standing, map: moment.known.map)
    }
    return EventPicture(
      source: subject.path, session: arguments.integer("session"), event: new.event,
      timestampMicroseconds: new.timestampMicroseconds, sceneName: new.sceneName, profile: new.profile,
      reference: against, panels: [panel(against, old, .reference), panel(new.name, new, .same)])
  }

  /// Carries out a request in a worker. An error is sent with its exit code.
  static func answer(
    _ words: [String], baseline: String?, withBaseline: Bool, report: (AreaMessage) -> Void
  ) throws {
    do {
      let arguments = try MapCommand.entry.command.parse(Array(words.dropFirst()), tool: "replayer")
      try MapRun(arguments, baseline: baseline).run(withBaseline: withBaseline, report: report)
    } catch {
      guard let failure = error as? CommandFailure ?? Failures.commandFailure(for: error) else { throw error }
      report(.failure("\(failure)", code: failure.exitCode.rawValue))
    }
  }
}
