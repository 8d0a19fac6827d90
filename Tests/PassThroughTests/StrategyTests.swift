import Testing

/// All suites that install strategies. Strategies replace global methods, so the tests run serially.
@Suite("Strategies", .serialized)
enum StrategyTests {}
