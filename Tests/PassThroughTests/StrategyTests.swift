import Testing

/// All that installs strategies, one test at a time: what they replace is global.
@Suite("Strategies", .serialized)
enum StrategyTests {}
