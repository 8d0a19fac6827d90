import PrintedText
import Scenes
import UIKit

/// A profile as text: its claims, and every parameter with its value and its evidence.
struct ProfileReport {
  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
  }

  /// The profile's description, the views that it inserts, its parameters and its claims.
  func summary() -> String {
    var lines = ["\(profile.name)  \(profile.summary)"]
    if !profile.rootWrappers.isEmpty {
      lines.append("  between a window and its root view: \(profile.rootWrappers.joined(separator: ", "))")
    }
    for override in profile.overrides { lines.append("  \(override.parameter) = \(override.value)") }
    for claim in profile.claims { lines += ["  \(claim.text)", "    Source: \(claim.source)"] }
    return lines.printedLines
  }

  /// The summary, then every parameter by subject. A `*` marks those that differ from the default.
  func text() -> String {
    var lines: [String] = []
    for group in PlatformParameter.groups {
      lines += ["", "\(group.title):"]
      for parameter in group.parameters { append(parameter, to: &lines) }
    }
    return summary() + lines.printedLines
  }

  private func append(_ parameter: PlatformParameter, to lines: inout [String]) {
    let value = parameter.value(in: profile.behavior)
    let differs = value != parameter.defaultValue
    let evidence = parameter.evidence(for: value)
    lines.append(
      "\(differs ? "* " : "  ")\(parameter.name) = \(parameter.text(value))  [\(evidence[0].class.rawValue)]"
        + (differs ? "  (default: \(parameter.text(parameter.defaultValue)))" : ""))
    lines.append("    \(parameter.summary)")
    lines.append("    Source: \(evidence.text)")
    if differs {
      lines.append("    Otherwise \(parameter.text(parameter.defaultValue)): \(parameter.evidence.text)")
    }
    for reading in parameter.otherReadings where reading.value != value {
      lines.append("    Otherwise \(parameter.text(reading)): \(reading.evidence.text)")
    }
  }
}
