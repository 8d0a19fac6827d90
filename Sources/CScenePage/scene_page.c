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
static const unsigned char panels_css[] = {
#embed "page/panels.css"
};
static const unsigned char player_css[] = {
#embed "page/player.css"
};
static const unsigned char time_css[] = {
#embed "page/time.css"
};
static const unsigned char fingers_css[] = {
#embed "page/fingers.css"
};
static const unsigned char scene_css[] = {
#embed "page/scene.css"
};
static const unsigned char alignment_js[] = {
#embed "page/alignment.js"
};
static const unsigned char answer_list_js[] = {
#embed "page/answer-list.js"
};
static const unsigned char answers_js[] = {
#embed "page/answers.js"
};
static const unsigned char capture_js[] = {
#embed "page/capture.js"
};
static const unsigned char choices_js[] = {
#embed "page/choices.js"
};
static const unsigned char clipboard_js[] = {
#embed "page/clipboard.js"
};
static const unsigned char connection_js[] = {
#embed "page/connection.js"
};
static const unsigned char controls_js[] = {
#embed "page/controls.js"
};
static const unsigned char device_js[] = {
#embed "page/device.js"
};
static const unsigned char divergence_list_js[] = {
#embed "page/divergence-list.js"
};
static const unsigned char divergences_js[] = {
#embed "page/divergences.js"
};
static const unsigned char dom_js[] = {
#embed "page/dom.js"
};
static const unsigned char explain_js[] = {
#embed "page/explain.js"
};
static const unsigned char exploded_js[] = {
#embed "page/exploded.js"
};
static const unsigned char exploded_bar_js[] = {
#embed "page/exploded-bar.js"
};
static const unsigned char finished_js[] = {
#embed "page/finished.js"
};
static const unsigned char hint_js[] = {
#embed "page/hint.js"
};
static const unsigned char inspector_js[] = {
#embed "page/inspector.js"
};
static const unsigned char keyboard_finger_js[] = {
#embed "page/keyboard-finger.js"
};
static const unsigned char labels_js[] = {
#embed "page/labels.js"
};
static const unsigned char latency_js[] = {
#embed "page/latency.js"
};
static const unsigned char layers_js[] = {
#embed "page/layers.js"
};
static const unsigned char link_js[] = {
#embed "page/link.js"
};
static const unsigned char live_reasons_js[] = {
#embed "page/live-reasons.js"
};
static const unsigned char log_js[] = {
#embed "page/log.js"
};
static const unsigned char log_lines_js[] = {
#embed "page/log-lines.js"
};
static const unsigned char lookup_js[] = {
#embed "page/lookup.js"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};
static const unsigned char map_layer_js[] = {
#embed "page/map-layer.js"
};
static const unsigned char map_legend_js[] = {
#embed "page/map-legend.js"
};
static const unsigned char map_palette_js[] = {
#embed "page/map-palette.js"
};
static const unsigned char maps_js[] = {
#embed "page/maps.js"
};
static const unsigned char names_js[] = {
#embed "page/names.js"
};
static const unsigned char notices_js[] = {
#embed "page/notices.js"
};
static const unsigned char outcomes_js[] = {
#embed "page/outcomes.js"
};
static const unsigned char overlay_js[] = {
#embed "page/overlay.js"
};
static const unsigned char past_js[] = {
#embed "page/past.js"
};
static const unsigned char past_bar_js[] = {
#embed "page/past-bar.js"
};
static const unsigned char playback_address_js[] = {
#embed "page/playback-address.js"
};
static const unsigned char player_js[] = {
#embed "page/player.js"
};
static const unsigned char player_bar_js[] = {
#embed "page/player-bar.js"
};
static const unsigned char player_marks_js[] = {
#embed "page/player-marks.js"
};
static const unsigned char player_reasons_js[] = {
#embed "page/player-reasons.js"
};
static const unsigned char player_session_js[] = {
#embed "page/player-session.js"
};
static const unsigned char playhead_js[] = {
#embed "page/playhead.js"
};
static const unsigned char point_query_js[] = {
#embed "page/point-query.js"
};
static const unsigned char pointer_events_js[] = {
#embed "page/pointer-events.js"
};
static const unsigned char pointers_js[] = {
#embed "page/pointers.js"
};
static const unsigned char presence_js[] = {
#embed "page/presence.js"
};
static const unsigned char results_js[] = {
#embed "page/results.js"
};
static const unsigned char rules_js[] = {
#embed "page/rules.js"
};
static const unsigned char rules_news_js[] = {
#embed "page/rules-news.js"
};
static const unsigned char scene_model_js[] = {
#embed "page/scene-model.js"
};
static const unsigned char second_finger_js[] = {
#embed "page/second-finger.js"
};
static const unsigned char session_bar_js[] = {
#embed "page/session-bar.js"
};
static const unsigned char session_frames_js[] = {
#embed "page/session-frames.js"
};
static const unsigned char shortcuts_js[] = {
#embed "page/shortcuts.js"
};
static const unsigned char stage_js[] = {
#embed "page/stage.js"
};
static const unsigned char stage_tools_js[] = {
#embed "page/stage-tools.js"
};
static const unsigned char status_js[] = {
#embed "page/status.js"
};
static const unsigned char tabs_js[] = {
#embed "page/tabs.js"
};
static const unsigned char theme_js[] = {
#embed "page/theme.js"
};
static const unsigned char ticks_js[] = {
#embed "page/ticks.js"
};
static const unsigned char timeline_js[] = {
#embed "page/timeline.js"
};
static const unsigned char timeline_view_js[] = {
#embed "page/timeline-view.js"
};
static const unsigned char transform_js[] = {
#embed "page/transform.js"
};
static const unsigned char transport_js[] = {
#embed "page/transport.js"
};
static const unsigned char tree_js[] = {
#embed "page/tree.js"
};
static const unsigned char values_js[] = {
#embed "page/values.js"
};
static const unsigned char view_element_js[] = {
#embed "page/view-element.js"
};

#define FILE_OF(name, type, bytes) {name, type, bytes, sizeof bytes}

static const scene_page_file files[] = {
    FILE_OF("index.html", HTML, index_html),
    FILE_OF("page.css", CSS, page_css),
    FILE_OF("panels.css", CSS, panels_css),
    FILE_OF("player.css", CSS, player_css),
    FILE_OF("time.css", CSS, time_css),
    FILE_OF("fingers.css", CSS, fingers_css),
    FILE_OF("scene.css", CSS, scene_css),
    FILE_OF("alignment.js", SCRIPT, alignment_js),
    FILE_OF("answer-list.js", SCRIPT, answer_list_js),
    FILE_OF("answers.js", SCRIPT, answers_js),
    FILE_OF("capture.js", SCRIPT, capture_js),
    FILE_OF("choices.js", SCRIPT, choices_js),
    FILE_OF("clipboard.js", SCRIPT, clipboard_js),
    FILE_OF("connection.js", SCRIPT, connection_js),
    FILE_OF("controls.js", SCRIPT, controls_js),
    FILE_OF("device.js", SCRIPT, device_js),
    FILE_OF("divergence-list.js", SCRIPT, divergence_list_js),
    FILE_OF("divergences.js", SCRIPT, divergences_js),
    FILE_OF("dom.js", SCRIPT, dom_js),
    FILE_OF("explain.js", SCRIPT, explain_js),
    FILE_OF("exploded.js", SCRIPT, exploded_js),
    FILE_OF("exploded-bar.js", SCRIPT, exploded_bar_js),
    FILE_OF("finished.js", SCRIPT, finished_js),
    FILE_OF("hint.js", SCRIPT, hint_js),
    FILE_OF("inspector.js", SCRIPT, inspector_js),
    FILE_OF("keyboard-finger.js", SCRIPT, keyboard_finger_js),
    FILE_OF("labels.js", SCRIPT, labels_js),
    FILE_OF("latency.js", SCRIPT, latency_js),
    FILE_OF("layers.js", SCRIPT, layers_js),
    FILE_OF("link.js", SCRIPT, link_js),
    FILE_OF("live-reasons.js", SCRIPT, live_reasons_js),
    FILE_OF("log.js", SCRIPT, log_js),
    FILE_OF("log-lines.js", SCRIPT, log_lines_js),
    FILE_OF("lookup.js", SCRIPT, lookup_js),
    FILE_OF("main.js", SCRIPT, main_js),
    FILE_OF("map-layer.js", SCRIPT, map_layer_js),
    FILE_OF("map-legend.js", SCRIPT, map_legend_js),
    FILE_OF("map-palette.js", SCRIPT, map_palette_js),
    FILE_OF("maps.js", SCRIPT, maps_js),
    FILE_OF("names.js", SCRIPT, names_js),
    FILE_OF("notices.js", SCRIPT, notices_js),
    FILE_OF("outcomes.js", SCRIPT, outcomes_js),
    FILE_OF("overlay.js", SCRIPT, overlay_js),
    FILE_OF("past.js", SCRIPT, past_js),
    FILE_OF("past-bar.js", SCRIPT, past_bar_js),
    FILE_OF("playback-address.js", SCRIPT, playback_address_js),
    FILE_OF("player.js", SCRIPT, player_js),
    FILE_OF("player-bar.js", SCRIPT, player_bar_js),
    FILE_OF("player-marks.js", SCRIPT, player_marks_js),
    FILE_OF("player-reasons.js", SCRIPT, player_reasons_js),
    FILE_OF("player-session.js", SCRIPT, player_session_js),
    FILE_OF("playhead.js", SCRIPT, playhead_js),
    FILE_OF("point-query.js", SCRIPT, point_query_js),
    FILE_OF("pointer-events.js", SCRIPT, pointer_events_js),
    FILE_OF("pointers.js", SCRIPT, pointers_js),
    FILE_OF("presence.js", SCRIPT, presence_js),
    FILE_OF("results.js", SCRIPT, results_js),
    FILE_OF("rules.js", SCRIPT, rules_js),
    FILE_OF("rules-news.js", SCRIPT, rules_news_js),
    FILE_OF("scene-model.js", SCRIPT, scene_model_js),
    FILE_OF("second-finger.js", SCRIPT, second_finger_js),
    FILE_OF("session-bar.js", SCRIPT, session_bar_js),
    FILE_OF("session-frames.js", SCRIPT, session_frames_js),
    FILE_OF("shortcuts.js", SCRIPT, shortcuts_js),
    FILE_OF("stage.js", SCRIPT, stage_js),
    FILE_OF("stage-tools.js", SCRIPT, stage_tools_js),
    FILE_OF("status.js", SCRIPT, status_js),
    FILE_OF("tabs.js", SCRIPT, tabs_js),
    FILE_OF("theme.js", SCRIPT, theme_js),
    FILE_OF("ticks.js", SCRIPT, ticks_js),
    FILE_OF("timeline.js", SCRIPT, timeline_js),
    FILE_OF("timeline-view.js", SCRIPT, timeline_view_js),
    FILE_OF("transform.js", SCRIPT, transform_js),
    FILE_OF("transport.js", SCRIPT, transport_js),
    FILE_OF("tree.js", SCRIPT, tree_js),
    FILE_OF("values.js", SCRIPT, values_js),
    FILE_OF("view-element.js", SCRIPT, view_element_js),
};

size_t scene_page_file_count(void) { return sizeof files / sizeof files[0]; }

const scene_page_file *scene_page_file_at(size_t index) { return &files[index]; }
