// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// Copies. One work-item an element, but for scatter_add.

kernel void copy(global const T *in, int inAt, global T *out, int outAt, int length) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    out[outAt + i] = in[inAt + i];
  }
}

kernel void strided(global const T *in, int inAt, global T *out, int outAt, int length, int rank,
                    int8 dims, int8 inStrides, int8 outStrides) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    int extent[8], inStride[8], outStride[8];
    vstore8(dims, 0, extent);
    vstore8(inStrides, 0, inStride);
    vstore8(outStrides, 0, outStride);
    int rest = (int)i;
    for (int d = rank - 1; d >= 0; d--) {
      int step = rest % extent[d];
      rest /= extent[d];
      inAt += step * inStride[d];
      outAt += step * outStride[d];
    }
    out[outAt] = in[inAt];
  }
}

#define CAST(to, name, expression)                                                           \
  kernel void cast_##name(global const T *in, int inAt, global to *out, int outAt, int length) {\
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      T x = in[inAt + i];                                                                    \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

CAST(float, float, (float)x)
#ifdef cl_khr_fp64
CAST(double, double, (double)x)
#endif
CAST(uchar, bool, x != 0)
#ifdef IS_REAL
// Towards zero, to the nearest number that the type has, NaN to 0.
CAST(int, int, isnan(x) ? 0 : convert_int_sat_rtz(x))
CAST(long, long, isnan(x) ? 0 : convert_long_sat_rtz(x))
CAST(uchar, uchar, (uchar)(isnan(x) ? 0 : convert_int_sat_rtz(x)))
#else
// The low bits.
CAST(int, int, (int)x)
CAST(long, long, (long)x)
CAST(uchar, uchar, (uchar)x)
#endif

kernel void gather(global const T *in, int inAt, global const int *indices, int indicesAt,
                   global T *out, int outAt, int rows, int width, int length) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    int row = indices[indicesAt + i / width];
    bool there = row >= 0 && row < rows;
    out[outAt + i] = there ? in[inAt + (size_t)row * width + i % width] : (T)MISSING;
  }
}

#ifdef IS_REAL
// A work-item adds up a column in the order of the indices: no atomic additions of floats, which
// OpenCL 1.2 lacks, and the same sum in every run.
kernel void scatter_add(global const T *in, int inAt, global const int *indices, int indicesAt,
                        global T *out, int outAt, int count, int rows, int width) {
  size_t column = get_global_id(0);
  if (column < (size_t)width) {
    for (int i = 0; i < count; i++) {
      int row = indices[indicesAt + i];
      if (row >= 0 && row < rows) {
        out[outAt + (size_t)row * width + column] += in[inAt + (size_t)i * width + column];
      }
    }
  }
}
#endif

// Words that come as an argument, to the beginning of a buffer of any type of four bytes.
kernel void store_words(global uint *out, int length, uint16 words) {
  int i = (int)get_global_id(0);
  if (i < length) {
    uint all[16];
    vstore16(words, 0, all);
    out[i] = all[i];
  }
}
