#ifndef TOUCHREPLAY_REPORT_PAGE_H
#define TOUCHREPLAY_REPORT_PAGE_H

#include <stddef.h>

/// A file that is written into the HTML report.
typedef struct {
  /// Its name, such as `report.js`.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} report_page_file;

/// The number of files.
size_t report_page_file_count(void);

/// The file at an index, from 0.
const report_page_file *report_page_file_at(size_t index);

#endif
