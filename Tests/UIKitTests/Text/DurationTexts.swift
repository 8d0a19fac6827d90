import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// The rows that are no example of Apple's pages follow from their rules.
  @Suite("Texts of durations have the forms that Apple's pages state")
  @MainActor
  struct DurationTexts {
    typealias Formatter = UIKit.DateComponentsFormatter

    private func formatter(
      _ style: Formatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
      _ zeros: Formatter.ZeroFormattingBehavior = .default
    ) -> Formatter {
      let formatter = Formatter()
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      formatter.zeroFormattingBehavior = zeros
      return formatter
    }

    @Test(
      "in each style",
      arguments: [
        (.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.brief, "1hr 10min"), (.short, "1 hr, 10 min"),
        (.full, "1 hour, 10 minutes"), (.spellOut, "One hour, ten minutes"),
      ] as [(Formatter.UnitsStyle, String)])
    func styles(style: Formatter.UnitsStyle, text: String) {
      #expect(formatter(style).string(from: 4200) == text)
    }

    @Test("zeros are dropped or padded")
    func zeros() {
      #expect(formatter(.positional).string(from: 3610) == "1:00:10")
      #expect(formatter(.positional).string(from: 65) == "1:05")
      #expect(formatter(.abbreviated, [.day, .hour, .minute, .second]).string(from: 3610) == "1h 10s")
      #expect(formatter(.positional, [.minute, .second], .pad).string(from: 65) == "01:05")
      #expect(formatter(.abbreviated, [.hour, .minute], []).string(from: 0) == "0h 0m")
      #expect(formatter(.abbreviated, [.hour, .minute]).string(from: 0) == "0m")
    }

    @Test("phrases and other sources of the values")
    func phrases() {
      let formatter = formatter(.full, [.minute])
      formatter.includesApproximationPhrase = true
      formatter.includesTimeRemainingPhrase = true
      #expect(formatter.string(from: 300) == "About 5 minutes remaining")
      #expect(Formatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .full) == "2 hours")
      #expect(formatter.string(for: DateComponents(minute: 1)) == "About 1 minute remaining")
      #expect(formatter.string(for: 3) == nil)
    }

    @Test("forms that no page states are reported")
    func unknown() {
      withEngine {
        _ = formatter(.full).string(from: 4200)
        #expect(Engine.current.unmodelled.isEmpty)
        _ = formatter(.positional, [.day, .hour]).string(from: 100_000)
        let rounded = formatter(.full)
        rounded.maximumUnitCount = 1
        #expect(rounded.string(from: 3600) == "1 hour")
        #expect(Engine.current.unmodelled.count == 1)
        _ = rounded.string(from: 4200)
        #expect(Engine.current.unmodelled.count == 2)
      }
    }
  }
}
