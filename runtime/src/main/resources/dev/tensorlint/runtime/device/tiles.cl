// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// [m, k] x [k, n] -> [m, n], all row-major.

// For GPUs. A work-group of 16 x 16 items computes a square of the result, of 64 x 64 elements or,
// with BLOCKS 2, of 128 x 128. Its part of both operands passes through local memory in steps of
// limited depth: while the items multiply one step, the elements of the next are on their way.

#ifndef BLOCKS
#define BLOCKS 1
#endif

#define SIDE 16
#define ITEMS (SIDE * SIDE)
#define TILE (4 * SIDE * BLOCKS)
#define DEPTH (int)(64 / sizeof(T))
#define COPIED (TILE * DEPTH / ITEMS)

// An item computes four neighbouring rows and columns of each block: then what it reads of local
// memory are vectors, and neighbouring items read neighbouring ones.
#define MULTIPLY(row, part)                                                                  \
  sums[g][row][h] = fma((T4)(lefts[g].part), rights[h], sums[g][row][h]);

__attribute__((reqd_work_group_size(SIDE, SIDE, 1))) kernel void
matmul_tiled(global const T *left, int leftAt, global const T *right, int rightAt,
             global T *out, int outAt, int m, int k, int n) {
  local T4 a[2][DEPTH][TILE / 4 + 1];
  local T4 b[2][DEPTH][TILE / 4];
  int x = get_local_id(0);
  int y = get_local_id(1);
  int item = y * SIDE + x;
  int row = get_group_id(1) * TILE;
  int column = get_group_id(0) * TILE;

  // What the item copies of each step. Rows and columns outside the result repeat the last one, as
  // they are not written; what is deeper than the operands counts as zero.
  int leftDepth = item % DEPTH, leftRow = item / DEPTH;
  int rightDepth = item / TILE, rightColumn = item % TILE;
  int leftFrom[COPIED];
#pragma unroll
  for (int i = 0; i < COPIED; i++) {
    leftFrom[i] = leftAt + min(row + leftRow + i * (ITEMS / DEPTH), m - 1) * k;
  }
  int rightFrom = rightAt + min(column + rightColumn, n - 1);

  T4 sums[BLOCKS][4][BLOCKS];
#pragma unroll
  for (int g = 0; g < BLOCKS; g++) {
#pragma unroll
    for (int r = 0; r < 4; r++) {
#pragma unroll
      for (int h = 0; h < BLOCKS; h++) {
        sums[g][r][h] = (T4)0;
      }
    }
  }

  int now = 0;
  for (int from = 0; from - DEPTH < k; from += DEPTH, now = 1 - now) {
    T nextLeft[COPIED], nextRight[COPIED];
#pragma unroll
    for (int i = 0; i < COPIED; i++) {
      int p = from + leftDepth;
      nextLeft[i] = p < k ? left[leftFrom[i] + p] : (T)0;
      int d = from + rightDepth + i * (ITEMS / TILE);
      nextRight[i] = d < k ? right[rightFrom + d * n] : (T)0;
    }
    if (from > 0) {
#pragma unroll
      for (int p = 0; p < DEPTH; p++) {
        T4 lefts[BLOCKS], rights[BLOCKS];
#pragma unroll
        for (int g = 0; g < BLOCKS; g++) {
          lefts[g] = a[now][p][y + g * SIDE];
          rights[g] = b[now][p][x + g * SIDE];
        }
#pragma unroll
        for (int g = 0; g < BLOCKS; g++) {
#pragma unroll
          for (int h = 0; h < BLOCKS; h++) {
            MULTIPLY(0, x) MULTIPLY(1, y) MULTIPLY(2, z) MULTIPLY(3, w)
          }
        }
      }
    }
#pragma unroll
    for (int i = 0; i < COPIED; i++) {
      ((local T *)a[1 - now][leftDepth])[leftRow + i * (ITEMS / DEPTH)] = nextLeft[i];
      ((local T *)b[1 - now][rightDepth + i * (ITEMS / TILE)])[rightColumn] = nextRight[i];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }

#pragma unroll
  for (int g = 0; g < BLOCKS; g++) {
#pragma unroll
    for (int r = 0; r < 4; r++) {
      int to = row + 4 * (y + g * SIDE) + r;
#pragma unroll
      for (int h = 0; h < BLOCKS; h++) {
        int q = column + 4 * (x + h * SIDE);
        if (to < m && q + 4 <= n) {
          vstore4(sums[g][r][h], 0, out + outAt + (size_t)to * n + q);
        } else if (to < m) {
          T last[4];
          vstore4(sums[g][r][h], 0, last);
          for (int i = 0; q + i < n; i++) {
            out[outAt + (size_t)to * n + q + i] = last[i];
          }
        }
      }
    }
  }
}
