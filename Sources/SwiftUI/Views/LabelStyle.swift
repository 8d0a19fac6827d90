/// The look of a label.
@preconcurrency @MainActor
public protocol LabelStyle {}
