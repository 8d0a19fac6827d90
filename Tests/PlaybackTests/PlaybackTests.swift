import Testing

/// All suites that play scenes. They share one engine and therefore run serially.
@Suite(.serialized)
struct PlaybackTests {}
