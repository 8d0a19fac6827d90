/// A part of an app's interface. Its body is cut.
@preconcurrency @MainActor
public protocol Scene {}
