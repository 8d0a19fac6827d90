/// A preview, which is cut.
@preconcurrency @MainActor
public protocol PreviewProvider {}
