#include "scene_page.h"

// The files are taken in by the compiler, which also watches them: a changed file is a changed build.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define HTML "text/html; charset=utf-8"
#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"

static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char page_css[] = {
#embed "page/page.css"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};

#define FILE_OF(name, type, bytes) {name, type, bytes, sizeof bytes}

static const scene_page_file files[] = {
    FILE_OF("index.html", HTML, index_html),
    FILE_OF("page.css", CSS, page_css),
    FILE_OF("main.js", SCRIPT, main_js),
};

size_t scene_page_file_count(void) { return sizeof files / sizeof files[0]; }

const scene_page_file *scene_page_file_at(size_t index) { return &files[index]; }
