// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// [outer, extent, inner] -> [outer, parts, inner]. A result is folded from `chunk` elements, each
// `inner` behind the last. The state of a fold is begun, takes elements, is merged with another
// one, and ends as one element.

#ifdef IS_REAL
// Sums are compensated after Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation
// endlicher Summen", ZAMM 54, 1974. An infinite or undefined sum has no rounding to make good.
typedef struct {
  T sum;
  T lost;
} sum_state;

void sum_take(sum_state *state, T x) {
  T next = state->sum + x;
  bool larger = fabs(state->sum) >= fabs(x);
  state->lost += larger ? (state->sum - next) + x : (x - next) + state->sum;
  state->sum = next;
}

T sum_end(sum_state state) {
  return isfinite(state.sum) ? state.sum + state.lost : state.sum;
}
#endif

typedef struct {
  T value;
  int index;
} best;

// Whether element x comes before the best so far. The first of equals wins, and NaN, where there is
// one, over all numbers.
bool before(T x, int index, best state) {
#ifdef IS_REAL
  if (isnan(x) || isnan(state.value)) {
    return isnan(x) && (!isnan(state.value) || index < state.index);
  }
#endif
  return x > state.value || (x == state.value && index < state.index);
}

// One work-item a result.
#define ALONE(op, result, begin, take, end)                                                  \
  kernel void alone_##op(global const T *in, int inAt, global result *out, int outAt,        \
                         int extent, int inner, int parts, int chunk, int results) {         \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)results) {                                                               \
      size_t column = i % inner, part = i / inner % parts, row = i / inner / parts;          \
      global const T *first = in + inAt + row * extent * inner + column;                     \
      int stop = min(extent, (int)(part + 1) * chunk);                                       \
      begin;                                                                                 \
      for (int e = (int)part * chunk; e < stop; e++) {                                       \
        T x = first[(size_t)e * inner];                                                      \
        take;                                                                                \
      }                                                                                      \
      out[outAt + i] = end;                                                                  \
    }                                                                                        \
  }

#define ITEMS 64

// One work-group a result: its items take turns, then are merged two by two.
#define TREE(op, result, state_type, begin, take, merge, end)                                \
  __attribute__((reqd_work_group_size(ITEMS, 1, 1))) kernel void tree_##op(                  \
      global const T *in, int inAt, global result *out, int outAt, int extent, int inner,    \
      int parts, int chunk, int results) {                                                   \
    local state_type states[ITEMS];                                                          \
    size_t i = get_group_id(0);                                                              \
    int item = get_local_id(0);                                                              \
    size_t column = i % inner, part = i / inner % parts, row = i / inner / parts;            \
    global const T *first = in + inAt + row * extent * inner + column;                       \
    int stop = min(extent, (int)(part + 1) * chunk);                                         \
    begin;                                                                                   \
    _Pragma("unroll 4") for (int e = (int)part * chunk + item; e < stop; e += ITEMS) {       \
      T x = first[(size_t)e * inner];                                                        \
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

#define REDUCE(op, result, state_type, begin, take, merge, end)                              \
  ALONE(op, result, begin, take, end)                                                        \
  TREE(op, result, state_type, begin, take, merge, end)

#ifdef IS_REAL
#define SUM_BEGIN sum_state state; state.sum = 0; state.lost = 0
#define SUM_MERGE sum_take(&state, other.sum); state.lost += other.lost
REDUCE(SUM, SUM, sum_state, SUM_BEGIN, sum_take(&state, x), SUM_MERGE, sum_end(state))
#define LARGER(a, b) (a > b || isnan(a) ? a : b)
#define SMALLER(a, b) (a < b || isnan(a) ? a : b)
#else
REDUCE(SUM, SUM, ulong, ulong state = 0, state += (ulong)x, state += other, (SUM)state)
#define LARGER(a, b) max(a, b)
#define SMALLER(a, b) min(a, b)
#endif

REDUCE(MAX, T, T, T state = LEAST, state = LARGER(state, x), state = LARGER(state, other), state)
REDUCE(MIN, T, T, T state = MOST, state = SMALLER(state, x), state = SMALLER(state, other), state)

#define BEST_BEGIN best state; state.value = LEAST; state.index = INT_MAX
#define BEST_TAKE                                                                            \
  if (before(x, e, state)) {                                                                 \
    state.value = x;                                                                         \
    state.index = e;                                                                         \
  }
#define BEST_MERGE                                                                           \
  if (before(other.value, other.index, state)) {                                             \
    state = other;                                                                           \
  }
REDUCE(ARGMAX, int, best, BEST_BEGIN, BEST_TAKE, BEST_MERGE, state.index)
