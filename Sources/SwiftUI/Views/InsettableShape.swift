/// A shape that can be inset.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {}
