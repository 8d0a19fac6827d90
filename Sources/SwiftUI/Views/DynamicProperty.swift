/// A property that SwiftUI sets before it reads a body.
@preconcurrency @MainActor
public protocol DynamicProperty {}
