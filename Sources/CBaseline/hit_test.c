#include "CBaseline.h"

#include <stdlib.h>

cbaseline_node *cbaseline_node_create(uint32_t tag) {
  cbaseline_node *node = calloc(1, sizeof *node);
  if (!node) abort();
  node->a = node->d = 1;
  node->alpha = 1;
  node->is_user_interaction_enabled = true;
  node->tag = tag;
  return node;
}

void cbaseline_node_append(cbaseline_node *node, cbaseline_node *child) {
  if (node->child_count == node->child_capacity) {
    size_t capacity = node->child_capacity ? node->child_capacity * 2 : 4;
    cbaseline_node **children = realloc(node->children, capacity * sizeof *children);
    if (!children) abort();
    node->children = children;
    node->child_capacity = capacity;
  }
  node->children[node->child_count++] = child;
}

void cbaseline_node_destroy(cbaseline_node *node) {
  if (!node) return;
  for (size_t i = 0; i < node->child_count; i++) cbaseline_node_destroy(node->children[i]);
  free(node->children);
  free(node);
}

const cbaseline_node *cbaseline_hit_test(const cbaseline_node *node, double x, double y) {
  if (node->is_hidden || !node->is_user_interaction_enabled || node->alpha < 0.01f) return NULL;
  if (!(x >= node->bounds_x && x < node->bounds_x + node->bounds_width)) return NULL;
  if (!(y >= node->bounds_y && y < node->bounds_y + node->bounds_height)) return NULL;
  for (size_t i = node->child_count; i-- > 0;) {
    const cbaseline_node *child = node->children[i];
    const cbaseline_node *hit =
        child->has_transform
            ? cbaseline_hit_test(child, child->a * x + child->c * y + child->tx, child->b * x + child->d * y + child->ty)
            : cbaseline_hit_test(child, x - child->offset_x, y - child->offset_y);
    if (hit) return hit;
  }
  return node;
}

static const cbaseline_node *call_super(const cbaseline_node *node, double x, double y) {
  return cbaseline_hit_test_calling(node, x, y);
}

// Volatile, so that the call stays one through a pointer, as the call of an override is.
static const cbaseline_node *(*volatile overriding)(const cbaseline_node *, double, double) = call_super;

static const cbaseline_node *visit(const cbaseline_node *node, double x, double y) {
  return node->is_overriding ? overriding(node, x, y) : cbaseline_hit_test_calling(node, x, y);
}

const cbaseline_node *cbaseline_hit_test_calling(const cbaseline_node *node, double x, double y) {
  if (node->is_hidden || !node->is_user_interaction_enabled || node->alpha < 0.01f) return NULL;
  if (!(x >= node->bounds_x && x < node->bounds_x + node->bounds_width)) return NULL;
  if (!(y >= node->bounds_y && y < node->bounds_y + node->bounds_height)) return NULL;
  for (size_t i = node->child_count; i-- > 0;) {
    const cbaseline_node *child = node->children[i];
    const cbaseline_node *hit =
        child->has_transform
            ? visit(child, child->a * x + child->c * y + child->tx, child->b * x + child->d * y + child->ty)
            : visit(child, x - child->offset_x, y - child->offset_y);
    if (hit) return hit;
  }
  return node;
}
