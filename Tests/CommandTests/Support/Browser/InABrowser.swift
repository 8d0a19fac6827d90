import Testing

/// The tests that need a real browser: one after the other, since they share it, and left out where there is none.
@Suite("In a real browser", .serialized, .enabled(if: Browser.isInstalled, Browser.absence))
enum InABrowser {}
