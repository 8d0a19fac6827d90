import Testing

@testable import RecordingStore

@Suite("The digest of a table distinguishes rows")
struct TableHasherTests {
  private func digest(_ rows: (TableHasher) -> Void) -> [UInt8] {
    let hasher = TableHasher(columnCount: 3)
    rows(hasher)
    return hasher.digest()
  }

  @Test("by the boundary between two texts")
  func textsAreDelimited() {
    #expect(
      digest {
        $0.text(0, "ab"); $0.text(1, "c")
      }
        != digest {
          $0.text(0, "a"); $0.text(1, "bc")
        })
    #expect(digest { $0.text(0, "") } != digest { $0.text(0, nil) })
    #expect(digest { $0.text(0, "\u{E9}") } != digest { $0.text(0, "e\u{301}") })
  }

  @Test("NULL, zero and a repeated value")
  func nullsAreApart() {
    #expect(digest { $0.optionalInteger(0, nil) } != digest { $0.optionalInteger(0, 0) })
    #expect(
      digest {
        $0.text(0, "a"); $0.text(0, "a")
      }
        != digest {
          $0.text(0, "a"); $0.text(0, nil)
        })
    #expect(
      digest {
        $0.integer(0, .min); $0.integer(0, .max)
      }
        != digest {
          $0.integer(0, .max); $0.integer(0, .min)
        })
  }

  @Test("a NULL before a number from that number")
  func nullsTakeAPlace() {
    let nullFirst = digest { hasher in
      hasher.optionalInteger(0, nil)
      hasher.optionalInteger(1, 5)
    }
    let nullLast = digest { hasher in
      hasher.optionalInteger(0, 5)
      hasher.optionalInteger(1, nil)
    }
    #expect(nullFirst != nullLast)
  }

  @Test("texts longer than the buffer, and many rows", arguments: [4_000, 4_079, 4_080, 4_081, 4_096, 10_000])
  func longTexts(_ count: Int) {
    let text = String(repeating: "x", count: count)
    #expect(digest { $0.text(0, text + "a") } != digest { $0.text(0, text + "b") })
    let rows = { (last: Int64) in
      self.digest { hasher in
        for row in 0..<Int64(count) { hasher.integer(0, row &* 0x1234_5678_9ABC) }
        hasher.integer(0, last)
      }
    }
    #expect(rows(1) != rows(2))
  }
}
