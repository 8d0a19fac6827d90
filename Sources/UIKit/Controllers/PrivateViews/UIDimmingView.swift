/// The private view that darkens what is behind a sheet. It covers its container and takes the touches that land there.
@MainActor
open class UIDimmingView: UIView {}
