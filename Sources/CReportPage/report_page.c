#include "report_page.h"

// The files are taken in by the compiler, which also watches them: a changed file is a changed build.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char report_css[] = {
#embed "page/report.css"
};
static const unsigned char bar_css[] = {
#embed "page/bar.css"
};
static const unsigned char cards_css[] = {
#embed "page/cards.css"
};
static const unsigned char review_css[] = {
#embed "page/review.css"
};
static const unsigned char filter_js[] = {
#embed "page/filter.js"
};
static const unsigned char report_js[] = {
#embed "page/report.js"
};
static const unsigned char review_js[] = {
#embed "page/review.js"
};

static const report_page_file files[] = {
    {"report.css", report_css, sizeof report_css},
    {"bar.css", bar_css, sizeof bar_css},
    {"cards.css", cards_css, sizeof cards_css},
    {"review.css", review_css, sizeof review_css},
    {"filter.js", filter_js, sizeof filter_js},
    {"report.js", report_js, sizeof report_js},
    {"review.js", review_js, sizeof review_js},
};

size_t report_page_file_count(void) { return sizeof files / sizeof files[0]; }

const report_page_file *report_page_file_at(size_t index) { return &files[index]; }
