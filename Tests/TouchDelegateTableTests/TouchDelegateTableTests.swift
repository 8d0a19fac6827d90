import Testing

/// Every suite below uses the one engine that there is, so they run one after the other.
@Suite("The touch-delegate table", .serialized)
enum TouchDelegateTableTests {}
