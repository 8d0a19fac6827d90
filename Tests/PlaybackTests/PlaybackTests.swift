import Testing

/// Everything that plays scenes; the suites share one engine, so they run one after the other.
@Suite(.serialized)
struct PlaybackTests {}
