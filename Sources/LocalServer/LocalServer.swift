import CMicroHTTPD

/// A small web server for one page on this machine.
@MainActor
public final class LocalServer {
  /// The version of the library that speaks HTTP.
  public static var libraryVersion: String { String(cString: MHD_get_version()) }
}
