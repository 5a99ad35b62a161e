// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// [m, k] x [k, n] -> [m, n], all row-major.

// For CPU devices. No local memory is touched: there it is ordinary memory.

#define ROWS 8
#define COLUMNS 32
#define DEPTH_OF_PASS 512

// The operands are first packed into the order in which matmul_packed reads them: the left one into
// strips of 8 rows, the right one into panels of 32 columns, both filled up with zeros.
// Unpacked, the rows of a matrix whose width is a power of two fall into the same few cache sets.
kernel void matmul_pack_left(global const T *left, int leftAt, global T *out, int outAt, int m,
                             int k) {
  int strip = get_global_id(0);
  global T *target = out + outAt + (size_t)strip * k * ROWS;
  for (int r = 0; r < ROWS; r++) {
    int row = strip * ROWS + r;
    global const T *source = left + leftAt + (size_t)row * k;
    for (int p = 0; p < k; p++) {
      target[p * ROWS + r] = row < m ? source[p] : (T)0;
    }
  }
}

kernel void matmul_pack_right(global const T *right, int rightAt, global T *out, int outAt,
                              int k, int n) {
  int panel = get_global_id(0);
  int column = panel * COLUMNS;
  int width = min(COLUMNS, n - column);
  global T *target = out + outAt + (size_t)panel * k * COLUMNS;
  for (int p = 0; p < k; p++) {
    global const T *source = right + rightAt + (size_t)p * n + column;
    for (int q = 0; q < COLUMNS; q++) {
      target[p * COLUMNS + q] = q < width ? source[q] : (T)0;
    }
  }
}

// What is done for each of the eight rows.
#define EACH_ROW(does) does(0) does(1) does(2) does(3) does(4) does(5) does(6) does(7)
#define BEGIN(r) T16 x##r = (T)0, y##r = (T)0;
#define MULTIPLY(r)                                                                          \
  x##r = fma((T16)a[r], b0, x##r);                                                           \
  y##r = fma((T16)a[r], b1, y##r);
#define END(r)                                                                               \
  vstore16(x##r, 0, tile + r * COLUMNS);                                                     \
  vstore16(y##r, 0, tile + r * COLUMNS + 16);

// A work-item computes a panel of `band` strips. Sixteen accumulators stay in registers, and each
// vector of the right operand is used eight times. A pass of limited depth keeps its part of the
// panel in the cache, after Goto and van de Geijn, "Anatomy of High-Performance Matrix
// Multiplication", ACM TOMS 34(3), 2008.
kernel void matmul_packed(global const T *left, int leftAt, global const T *right,
                          int rightAt, global T *out, int outAt, int m, int k, int n,
                          int band) {
  int column = (int)get_global_id(0) * COLUMNS;
  int width = min(COLUMNS, n - column);
  int first = (int)get_global_id(1) * band;
  int last = min(first + band, (m + ROWS - 1) / ROWS);
  global const T *panel = right + rightAt + (size_t)column * k;
  T tile[ROWS * COLUMNS];
  for (int from = 0; from < k; from += DEPTH_OF_PASS) {
    int to = min(k, from + DEPTH_OF_PASS);
    for (int strip = first; strip < last; strip++) {
      global const T *a = left + leftAt + ((size_t)strip * k + from) * ROWS;
      EACH_ROW(BEGIN)
      for (int p = from; p < to; p++, a += ROWS) {
        T16 b0 = vload16(0, panel + (size_t)p * COLUMNS);
        T16 b1 = vload16(0, panel + (size_t)p * COLUMNS + 16);
        EACH_ROW(MULTIPLY)
      }
      EACH_ROW(END)
      int rows = min(ROWS, m - strip * ROWS);
      for (int r = 0; r < rows; r++) {
        global T *c = out + outAt + (size_t)(strip * ROWS + r) * n + column;
        for (int q = 0; q < width; q++) {
          c[q] = from == 0 ? tile[r * COLUMNS + q] : c[q] + tile[r * COLUMNS + q];
        }
      }
    }
  }
}

// For few rows, where packing would cost more than it saves: a work-item computes a vector of
// sixteen columns of one row.
kernel void matmul_rows(global const T *left, int leftAt, global const T *right,
                        int rightAt, global T *out, int outAt, int m, int k, int n) {
  size_t column = get_global_id(0) * 16;
  size_t row = get_global_id(1);
  global const T *a = left + leftAt + row * k;
  global const T *b = right + rightAt + column;
  global T *c = out + outAt + row * n + column;
  if (column + 16 <= (size_t)n) {
    T16 sum = (T)0;
    for (int p = 0; p < k; p++) {
      sum = fma((T16)a[p], vload16(0, b + (size_t)p * n), sum);
    }
    vstore16(sum, 0, c);
  } else {
    for (size_t q = 0; column + q < (size_t)n; q++) {
      T sum = (T)0;
      for (int p = 0; p < k; p++) {
        sum = fma(a[p], b[(size_t)p * n + q], sum);
      }
      c[q] = sum;
    }
  }
}
