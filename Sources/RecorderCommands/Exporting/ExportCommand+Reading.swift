import Commands
import Foundation
import JSONText
import RecordingStore
import Scenes
import TouchInput

extension ExportCommand {
  /// The session with what the formats need of it.
  static func exported(_ session: SessionMetadata, of reader: RecordingReader) throws -> ExportedSession {
    let scene = reader.scenes.first { $0.id == session.scene }
    var exported = ExportedSession(
      recording: name(of: reader.path), number: session.id,
      origin: "Scene \(scene?.name ?? "?"), strategy \(session.strategy), profile \(session.profile).",
      about: session.about, screen: screen(of: scene), samples: [])
    let samples = try reader.samples(ofSession: session.id)
    while let sample = try samples.next() { exported.samples.append(sample) }
    let outcomes = try reader.outcomes(ofSession: session.id)
    while let outcome = try outcomes.next() {
      guard case .hit(let touch, let view?) = outcome.kind else { continue }
      exported.addHit(event: outcome.event, touch: touch, view: view)
    }
    return exported
  }

  /// The name of a file without its folder and suffix.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(RecordingArguments.suffix) ? String(file.dropLast(RecordingArguments.suffix.count)) : file
  }

  /// What the app of a recorded scene covers. It is read from the text of the scene, whose classes may need a rules build.
  private static func screen(of scene: SceneRecord?) -> ScreenSize {
    let standard = ScreenDescription.standardSize
    let screen = scene.flatMap { try? JSONValue.parse(Array($0.json.utf8)) }?["screen"]
    let size = (screen?["windowSize"] ?? screen?["size"])?.array?.compactMap(\.number)
    guard let size, size.count == 2 else {
      return ScreenSize(width: Double(standard.width), height: Double(standard.height))
    }
    return ScreenSize(width: size[0], height: size[1])
  }
}
