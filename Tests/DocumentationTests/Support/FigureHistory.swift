import Foundation
import TestSupport

/// A history of figures, which has a line for each run of the benchmarks.
struct FigureHistory {
  /// A line of the history.
  struct Line: Decodable {
    struct Machine: Decodable {
      let cpu: String?
      let cores: Int
      let load: Double?
      let interfaceSeconds: Double?
    }

    struct Figure: Decodable {
      let figure: String
      let value: Double
      let unit: String
      let baseline: String?
      let baselineValue: Double?
      let goal: String?
    }

    /// A day, or a time in UTC.
    let date: String
    let commit: String?
    let dirty: Bool?
    let machine: Machine
    let arguments: String?
    let figures: [Figure]

    /// The keys of the line, of its machine, and those that all its figures have.
    private(set) var keys: [Set<String>] = []

    private enum CodingKeys: String, CodingKey {
      case date, commit, dirty, machine, arguments, figures
    }

    fileprivate init(parsing text: String) throws {
      let data = Data(text.utf8)
      self = try JSONDecoder().decode(Line.self, from: data)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      let machine = object["machine"] as? [String: Any] ?? [:]
      let figures = object["figures"] as? [[String: Any]] ?? []
      let common = figures.dropFirst().reduce(Set(figures.first?.keys.map { $0 } ?? [])) { $0.intersection($1.keys) }
      keys = [Set(object.keys), Set(machine.keys), common]
    }
  }

  let lines: [Line]

  /// The history in a text, of which each line ends with a line feed.
  init(parsing text: String) throws {
    lines = try text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      try Line(parsing: String($0))
    }
  }
}
