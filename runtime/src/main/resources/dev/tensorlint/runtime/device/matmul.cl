// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// [m, k] x [k, n] -> [m, n], all row-major.

// For CPU devices: a work-item computes four rows of sixteen columns, so that each vector of the
// right operand is used four times, and no local memory is touched.
kernel void matmul_vector(global const float *left, int leftAt, global const float *right,
                          int rightAt, global float *out, int outAt, int m, int k, int n) {
  size_t column = get_global_id(0) * 16;
  size_t row = get_global_id(1) * 4;
  global const float *b = right + rightAt;
  global float *c = out + outAt;
  if (row + 4 <= (size_t)m && column + 16 <= (size_t)n) {
    global const float *a0 = left + leftAt + row * k;
    global const float *a1 = a0 + k;
    global const float *a2 = a1 + k;
    global const float *a3 = a2 + k;
    float16 s0 = 0.0f, s1 = 0.0f, s2 = 0.0f, s3 = 0.0f;
    for (int p = 0; p < k; p++) {
      float16 value = vload16(0, b + (size_t)p * n + column);
      s0 += a0[p] * value;
      s1 += a1[p] * value;
      s2 += a2[p] * value;
      s3 += a3[p] * value;
    }
    vstore16(s0, 0, c + row * n + column);
    vstore16(s1, 0, c + (row + 1) * n + column);
    vstore16(s2, 0, c + (row + 2) * n + column);
    vstore16(s3, 0, c + (row + 3) * n + column);
  } else {
    for (size_t r = row; r < min(row + 4, (size_t)m); r++) {
      for (size_t q = column; q < min(column + 16, (size_t)n); q++) {
        float sum = 0.0f;
        for (int p = 0; p < k; p++) {
          sum += left[leftAt + r * k + p] * b[(size_t)p * n + q];
        }
        c[r * n + q] = sum;
      }
    }
  }
}

#define TILE 64
#define DEPTH 16
#define SIDE 16
#define PER_ITEM (TILE / SIDE)

// For GPUs: a work-group of 16 x 16 computes 64 x 64 elements from tiles in local memory. What is
// outside the operands counts as zero.
__attribute__((reqd_work_group_size(SIDE, SIDE, 1))) kernel void
matmul_tiled(global const float *left, int leftAt, global const float *right, int rightAt,
             global float *out, int outAt, int m, int k, int n) {
  local float a[DEPTH][TILE + 1];
  local float b[DEPTH][TILE];
  int x = get_local_id(0);
  int y = get_local_id(1);
  int row = get_group_id(1) * TILE;
  int column = get_group_id(0) * TILE;
  float sums[PER_ITEM][PER_ITEM];
  for (int i = 0; i < PER_ITEM; i++) {
    for (int j = 0; j < PER_ITEM; j++) {
      sums[i][j] = 0.0f;
    }
  }
  for (int from = 0; from < k; from += DEPTH) {
    for (int at = y * SIDE + x; at < TILE * DEPTH; at += SIDE * SIDE) {
      int r = at / DEPTH, p = at % DEPTH;
      bool inLeft = row + r < m && from + p < k;
      a[p][r] = inLeft ? left[leftAt + (size_t)(row + r) * k + from + p] : 0.0f;
      int d = at / TILE, q = at % TILE;
      bool inRight = from + d < k && column + q < n;
      b[d][q] = inRight ? right[rightAt + (size_t)(from + d) * n + column + q] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int p = 0; p < DEPTH; p++) {
      for (int i = 0; i < PER_ITEM; i++) {
        for (int j = 0; j < PER_ITEM; j++) {
          sums[i][j] += a[p][y + i * SIDE] * b[p][x + j * SIDE];
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < PER_ITEM; i++) {
    for (int j = 0; j < PER_ITEM; j++) {
      int r = row + y + i * SIDE, q = column + x + j * SIDE;
      if (r < m && q < n) {
        out[outAt + (size_t)r * n + q] = sums[i][j];
      }
    }
  }
}
