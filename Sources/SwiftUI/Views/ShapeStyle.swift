/// A colour or a pattern.
@preconcurrency @MainActor
public protocol ShapeStyle {}
