import Foundation
import RecordingStore
import TouchInput

/// One part of the touches of a new recording. The parts are 0.5 s apart.
public enum ReplayTouches: Hashable, Sendable {
  /// A tap of 0.05 s at a point of the screen.
  case tap(_ x: Double, _ y: Double)
  /// A drag in a straight line between two points of the screen.
  case drag(from: Point, to: Point, seconds: Double = 0.3)
  /// The samples of a touch file (`*.touches.jsonl`). The path is relative to the package's folder.
  case file(String)

  /// A point of the screen, in points.
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }
}

extension ReplayTouches {
  /// The samples of several parts as one session.
  static func samples(of parts: [ReplayTouches], in folder: PackageFolder) throws -> [TouchSample] {
    var sequence = TouchSequence()
    var samples: [TouchSample] = []
    for part in parts {
      switch part {
      case .tap(let x, let y):
        samples += sequence.append(try .tap(parsing: "\(x),\(y)"))
      case .drag(let from, let to, let seconds):
        samples += sequence.append(try .drag(parsing: "\(from.x),\(from.y),\(to.x),\(to.y),\(seconds)"))
      case .file(let name):
        samples += sequence.append(try folder.touches(name))
      }
    }
    return samples
  }
}
