import Testing

/// All that drives the engine, one test at a time: its state is global.
@Suite("The headless UIKit", .serialized)
enum EngineTests {}
