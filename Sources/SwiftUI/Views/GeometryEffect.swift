/// A transform of a view.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier {}
