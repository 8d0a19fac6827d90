import Foundation

/// The time zone and the locale that code of an app finds: those of every session, and not those of the machine.
enum SessionEnvironment {
  /// Sets them for this process, which only runs code of an app.
  static func begin() {
    setenv("TZ", "UTC", 1)
    tzset()
    for name in ["LANG", "LC_ALL", "LANGUAGE"] { setenv(name, "en_US.UTF-8", 1) }
    NSTimeZone.resetSystemTimeZone()
  }
}
