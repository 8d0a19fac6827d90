/// A change of a view, whose body is cut.
@preconcurrency @MainActor
public protocol ViewModifier {}
