/// A layout of SwiftUI. None is run.
@preconcurrency @MainActor
public protocol Layout: Animatable {}
