#ifndef TOUCHREPLAY_SCENE_PAGE_H
#define TOUCHREPLAY_SCENE_PAGE_H

#include <stddef.h>

/// A file of the page, embedded in the executable.
typedef struct {
  /// The name in requests, such as `stage.js`.
  const char *name;
  /// The media type.
  const char *type;
  const unsigned char *bytes;
  size_t count;
} scene_page_file;

/// The number of files of the page.
size_t scene_page_file_count(void);

/// The file at an index, from 0.
const scene_page_file *scene_page_file_at(size_t index);

#endif
