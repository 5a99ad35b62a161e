// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// [outer, extent, inner] -> [outer, parts, inner]. A result is folded from `chunk` elements, each
// `inner` behind the last. The state of a fold is begun, takes elements, is merged with another
// one, and ends as one element.

// Sums are compensated after Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation
// endlicher Summen", ZAMM 54, 1974. An infinite or undefined sum has no rounding to make good.
typedef struct {
  float sum;
  float lost;
} sum_float;

void sum_float_take(sum_float *state, float x) {
  float next = state->sum + x;
  bool larger = fabs(state->sum) >= fabs(x);
  state->lost += larger ? (state->sum - next) + x : (x - next) + state->sum;
  state->sum = next;
}

float sum_float_end(sum_float state) {
  return isfinite(state.sum) ? state.sum + state.lost : state.sum;
}

typedef struct {
  float value;
  int index;
} best_float;

typedef struct {
  int value;
  int index;
} best_int;

// Whether element x comes before the best so far. The first of equals wins, and NaN, where there is
// one, over all numbers.
bool before_float(float x, int index, best_float best) {
  if (isnan(x) || isnan(best.value)) {
    return isnan(x) && (!isnan(best.value) || index < best.index);
  }
  return x > best.value || (x == best.value && index < best.index);
}

bool before_int(int x, int index, best_int best) {
  return x > best.value || (x == best.value && index < best.index);
}

// One work-item a result.
#define ALONE(op, type, result, begin, take, end)                                            \
  kernel void alone_##op(global const type *in, int inAt, global result *out, int outAt,     \
                         int extent, int inner, int parts, int chunk, int results) {         \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)results) {                                                               \
      size_t column = i % inner, part = i / inner % parts, row = i / inner / parts;          \
      global const type *first = in + inAt + row * extent * inner + column;                  \
      int stop = min(extent, (int)(part + 1) * chunk);                                       \
      begin;                                                                                 \
      for (int e = (int)part * chunk; e < stop; e++) {                                       \
        type x = first[(size_t)e * inner];                                                   \
        take;                                                                                \
      }                                                                                      \
      out[outAt + i] = end;                                                                  \
    }                                                                                        \
  }

#define ITEMS 64

// One work-group a result: its items take turns, then are merged two by two.
#define TREE(op, type, result, state_type, begin, take, merge, end)                          \
  __attribute__((reqd_work_group_size(ITEMS, 1, 1))) kernel void tree_##op(                  \
      global const type *in, int inAt, global result *out, int outAt, int extent, int inner, \
      int parts, int chunk, int results) {                                                   \
    local state_type states[ITEMS];                                                          \
    size_t i = get_group_id(0);                                                              \
    int item = get_local_id(0);                                                              \
    size_t column = i % inner, part = i / inner % parts, row = i / inner / parts;            \
    global const type *first = in + inAt + row * extent * inner + column;                    \
    int stop = min(extent, (int)(part + 1) * chunk);                                         \
    begin;                                                                                   \
    for (int e = (int)part * chunk + item; e < stop; e += ITEMS) {                           \
      type x = first[(size_t)e * inner];                                                     \
      take;                                                                                  \
    }                                                                                        \
    states[item] = state;                                                                    \
    barrier(CLK_LOCAL_MEM_FENCE);                                                            \
    for (int span = ITEMS / 2; span > 0; span /= 2) {                                        \
      if (item < span) {                                                                     \
        state_type other = states[item + span];                                              \
        state = states[item];                                                                \
        merge;                                                                               \
        states[item] = state;                                                                \
      }                                                                                      \
      barrier(CLK_LOCAL_MEM_FENCE);                                                          \
    }                                                                                        \
    if (item == 0) {                                                                         \
      state = states[0];                                                                     \
      out[outAt + i] = end;                                                                  \
    }                                                                                        \
  }

#define REDUCE(op, type, result, state_type, begin, take, merge, end)                        \
  ALONE(op, type, result, begin, take, end)                                                  \
  TREE(op, type, result, state_type, begin, take, merge, end)

#define SUM_BEGIN sum_float state; state.sum = 0.0f; state.lost = 0.0f
#define SUM_MERGE sum_float_take(&state, other.sum); state.lost += other.lost
REDUCE(SUM_float, float, float, sum_float, SUM_BEGIN, sum_float_take(&state, x), SUM_MERGE,
       sum_float_end(state))
REDUCE(SUM_int, int, int, uint, uint state = 0, state += (uint)x, state += other, (int)state)

#define LARGER(a, b) (a > b || isnan(a) ? a : b)
#define SMALLER(a, b) (a < b || isnan(a) ? a : b)
REDUCE(MAX_float, float, float, float, float state = -INFINITY, state = LARGER(state, x),
       state = LARGER(state, other), state)
REDUCE(MIN_float, float, float, float, float state = INFINITY, state = SMALLER(state, x),
       state = SMALLER(state, other), state)
REDUCE(MAX_int, int, int, int, int state = INT_MIN, state = max(state, x),
       state = max(state, other), state)
REDUCE(MIN_int, int, int, int, int state = INT_MAX, state = min(state, x),
       state = min(state, other), state)

#define BEST(type, least)                                                                    \
  best_##type state;                                                                         \
  state.value = least;                                                                       \
  state.index = INT_MAX
#define BEST_TAKE(type)                                                                      \
  if (before_##type(x, e, state)) {                                                          \
    state.value = x;                                                                         \
    state.index = e;                                                                         \
  }
#define BEST_MERGE(type)                                                                     \
  if (before_##type(other.value, other.index, state)) {                                      \
    state = other;                                                                           \
  }
REDUCE(ARGMAX_float, float, int, best_float, BEST(float, -INFINITY), BEST_TAKE(float),
       BEST_MERGE(float), state.index)
REDUCE(ARGMAX_int, int, int, best_int, BEST(int, INT_MIN), BEST_TAKE(int), BEST_MERGE(int),
       state.index)
