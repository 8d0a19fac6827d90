/// A shape, whose path is cut.
@preconcurrency @MainActor
public protocol Shape: View {}
