/// The look of a progress view.
@preconcurrency @MainActor
public protocol ProgressViewStyle {}
