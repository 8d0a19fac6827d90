#ifndef TOUCHREPLAY_SCENE_PAGE_H
#define TOUCHREPLAY_SCENE_PAGE_H

#include <stddef.h>

/// A file of the page, as it lies in the executable.
typedef struct {
  /// The name under which the page asks for it, such as `stage.js`.
  const char *name;
  /// Its media type.
  const char *type;
  const unsigned char *bytes;
  size_t count;
} scene_page_file;

/// How many files the page has.
size_t scene_page_file_count(void);

/// The file of that index, from 0.
const scene_page_file *scene_page_file_at(size_t index);

#endif
