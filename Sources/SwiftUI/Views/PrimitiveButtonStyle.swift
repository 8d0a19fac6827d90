/// The look and the gestures of a button.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {}
