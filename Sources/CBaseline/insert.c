#include "CBaseline.h"

#include <sqlite3.h>
#include <stdlib.h>

static int insert_row(sqlite3_stmt *statement, const cbaseline_value *row, int columns) {
  for (int column = 0; column < columns; column++) {
    const cbaseline_value *value = &row[column];
    int result = SQLITE_OK;
    switch (value->kind) {
      case CBASELINE_NULL: result = sqlite3_bind_null(statement, column + 1); break;
      case CBASELINE_INTEGER: result = sqlite3_bind_int64(statement, column + 1, value->integer); break;
      case CBASELINE_REAL: result = sqlite3_bind_double(statement, column + 1, value->real); break;
      case CBASELINE_TEXT:
        result = sqlite3_bind_text(statement, column + 1, value->text, (int)value->integer, SQLITE_STATIC);
        break;
    }
    if (result != SQLITE_OK) return result;
  }
  int step = sqlite3_step(statement);
  int reset = sqlite3_reset(statement);
  return step == SQLITE_DONE ? reset : step;
}

static int insert_batch(sqlite3 *database, sqlite3_stmt **statements, const cbaseline_table *tables, int table_count,
                        size_t batch, size_t batches) {
  int result = sqlite3_exec(database, "BEGIN", NULL, NULL, NULL);
  for (int i = 0; i < table_count && result == SQLITE_OK; i++) {
    const cbaseline_table *table = &tables[i];
    size_t end = table->rows * (batch + 1) / batches;
    for (size_t row = table->rows * batch / batches; row < end && result == SQLITE_OK; row++) {
      result = insert_row(statements[i], table->values + row * (size_t)table->columns, table->columns);
    }
  }
  return result == SQLITE_OK ? sqlite3_exec(database, "COMMIT", NULL, NULL, NULL) : result;
}

int cbaseline_insert(const char *path, const char *schema_sql, const cbaseline_table *tables, int table_count,
                     size_t batches) {
  sqlite3 *database = NULL;
  sqlite3_stmt **statements = calloc((size_t)table_count + 1, sizeof *statements);
  if (!statements) return SQLITE_NOMEM;
  int result = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  // As a capture from files, whose commits are not synced.
  if (result == SQLITE_OK) result = sqlite3_exec(database, "PRAGMA synchronous = OFF", NULL, NULL, NULL);
  if (result == SQLITE_OK) result = sqlite3_exec(database, schema_sql, NULL, NULL, NULL);
  for (int i = 0; i < table_count && result == SQLITE_OK; i++) {
    result =
        sqlite3_prepare_v3(database, tables[i].insert_sql, -1, SQLITE_PREPARE_PERSISTENT, &statements[i], NULL);
  }
  for (size_t batch = 0; batch < batches && result == SQLITE_OK; batch++) {
    result = insert_batch(database, statements, tables, table_count, batch, batches);
  }
  for (int i = 0; i < table_count; i++) sqlite3_finalize(statements[i]);
  free(statements);
  int closed = sqlite3_close(database);
  return result == SQLITE_OK ? closed : result;
}
