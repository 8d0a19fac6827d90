import Testing

/// The suites below share one engine and therefore run serially.
@Suite("The touch-delegate table", .serialized)
enum TouchDelegateTableTests {}
