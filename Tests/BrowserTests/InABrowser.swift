import ChromiumDriver
import TestSupport
import Testing

/// The tests that need a real browser. They share it and run serially. Without a browser they are skipped.
@Suite("In a real browser", .serialized, .enabled(if: Browser.isInstalled, "\(Browser.absence)"))
enum InABrowser {}
