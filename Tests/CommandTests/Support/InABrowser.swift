import ChromiumDriver
import TestSupport
import Testing

/// The tests that need a real browser. They run one after the other, since they share it, and are skipped without one.
@Suite("In a real browser", .serialized, .enabled(if: Browser.isInstalled, "\(Browser.absence)"))
enum InABrowser {}
