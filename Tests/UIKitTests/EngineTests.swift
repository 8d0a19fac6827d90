import Testing

/// All suites that drive the engine. Its state is global, so the tests run serially.
@Suite("The headless UIKit", .serialized)
enum EngineTests {}
