#ifndef TOUCHREPLAY_CBASELINE_H
#define TOUCHREPLAY_CBASELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the benchmarks compare with: the same work in plain C, with nothing around it.

/// A view as the C hit test sees it.
///
/// A point of the superview becomes one of the view by subtracting the offset (the frame's origin less the bounds'
/// origin) or, when `has_transform` is set, by the affine map a…ty.
typedef struct cbaseline_node {
  double offset_x, offset_y;
  double bounds_x, bounds_y, bounds_width, bounds_height;
  double a, b, c, d, tx, ty;
  float alpha;
  bool has_transform;
  bool is_hidden;
  bool is_user_interaction_enabled;
  /// Whether cbaseline_hit_test_calling visits the view through a function pointer.
  bool is_overriding;
  /// An identifier that the caller chooses.
  uint32_t tag;
  /// Back to front.
  struct cbaseline_node **children;
  size_t child_count, child_capacity;
} cbaseline_node;

/// Makes a view that is visible, takes touches and fills nothing; ends the process when memory does.
cbaseline_node *cbaseline_node_create(uint32_t tag);

/// Puts a view in front of the other children of a view, which then owns it.
void cbaseline_node_append(cbaseline_node *node, cbaseline_node *child);

/// Frees a view and everything below it.
void cbaseline_node_destroy(cbaseline_node *node);

/// The front-most view that takes a touch at a point in the root's own space, or NULL.
///
/// Bounds are half-open; a hidden view, one that takes no touches or one with an alpha below 0.01 takes its subtree
/// with it. Source: UIView.hitTest(_:with:), Apple's documentation (D).
const cbaseline_node *cbaseline_hit_test(const cbaseline_node *root, double x, double y);

/// The same walk, with the views that override something visited through a function pointer, whose function calls the walk.
const cbaseline_node *cbaseline_hit_test_calling(const cbaseline_node *root, double x, double y);

/// One bound value of a row.
typedef struct cbaseline_value {
  enum cbaseline_kind { CBASELINE_NULL, CBASELINE_INTEGER, CBASELINE_REAL, CBASELINE_TEXT } kind;
  int64_t integer;
  double real;
  /// Text is not copied: it stays valid until the insert returns. `integer` is its length in bytes.
  const char *text;
} cbaseline_value;

/// The rows of one table, row after row.
typedef struct cbaseline_table {
  /// An INSERT with one parameter a column.
  const char *insert_sql;
  int columns;
  const cbaseline_value *values;
  size_t rows;
} cbaseline_table;

/// Creates a database, runs `schema_sql` in it and inserts all rows with prepared statements.
///
/// Each of the `batches` is one transaction with its even share of every table, tables in the order given.
/// Returns an SQLite result code: SQLITE_OK, or that of the first call that failed.
int cbaseline_insert(const char *path, const char *schema_sql, const cbaseline_table *tables, int table_count,
                     size_t batches);

#endif
