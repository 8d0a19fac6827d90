#ifndef TOUCHREPLAY_CSQLITE_SHIM_H
#define TOUCHREPLAY_CSQLITE_SHIM_H

#if !__has_include(<sqlite3.h>)
#error "SQLite is missing: run script/bootstrap, or install libsqlite3-dev (Fedora: sqlite-devel, Alpine: sqlite-dev)"
#endif

#include <sqlite3.h>

/// sqlite3_db_config is variadic, and Swift cannot import variadic C functions; this is its Boolean form.
/// Returns SQLITE_OK, or an error code when the option is not known to this library.
static inline int csqlite_db_config_bool(sqlite3 *db, int option, int value) {
  int now = 0;
  return sqlite3_db_config(db, option, value, &now);
}

#endif
