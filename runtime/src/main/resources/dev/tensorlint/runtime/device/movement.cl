// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

// Copies. One work-item an element, but for scatter_add.

#define COPY(type)                                                                           \
  kernel void copy_##type(global const type *in, int inAt, global type *out, int outAt,      \
                          int length) {                                                      \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      out[outAt + i] = in[inAt + i];                                                         \
    }                                                                                        \
  }                                                                                          \
  kernel void strided_##type(global const type *in, int inAt, global type *out, int outAt,   \
                             int length, int rank, int8 dims, int8 inStrides,                \
                             int8 outStrides) {                                              \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      int extent[8], inStride[8], outStride[8];                                              \
      vstore8(dims, 0, extent);                                                              \
      vstore8(inStrides, 0, inStride);                                                       \
      vstore8(outStrides, 0, outStride);                                                     \
      int rest = (int)i;                                                                     \
      for (int d = rank - 1; d >= 0; d--) {                                                  \
        int step = rest % extent[d];                                                         \
        rest /= extent[d];                                                                   \
        inAt += step * inStride[d];                                                          \
        outAt += step * outStride[d];                                                        \
      }                                                                                      \
      out[outAt] = in[inAt];                                                                 \
    }                                                                                        \
  }

COPY(float)
COPY(int)
COPY(long)
#ifdef cl_khr_fp64
COPY(double)
#endif
COPY(uchar)

#define CAST(from, to, name, expression)                                                     \
  kernel void cast_##from##_##name(global const from *in, int inAt, global to *out, int outAt,\
                                 int length) {                                               \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      from x = in[inAt + i];                                                                 \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

// From whole numbers: the low bits, as Java casts.
#define CAST_WHOLE(from)                                                                     \
  CAST(from, float, float, (float)x)                                                         \
  CAST(from, int, int, (int)x)                                                               \
  CAST(from, long, long, (long)x)                                                            \
  CAST(from, uchar, uchar, (uchar)x)                                                         \
  CAST(from, uchar, bool, x != 0)

// From real numbers: towards zero, to the nearest number that the type has, NaN to 0.
#define CAST_REAL(from)                                                                      \
  CAST(from, float, float, (float)x)                                                         \
  CAST(from, int, int, isnan(x) ? 0 : convert_int_sat_rtz(x))                                \
  CAST(from, long, long, isnan(x) ? 0 : convert_long_sat_rtz(x))                             \
  CAST(from, uchar, uchar, (uchar)(isnan(x) ? 0 : convert_int_sat_rtz(x)))                   \
  CAST(from, uchar, bool, x != 0)

CAST_REAL(float)
CAST_WHOLE(int)
CAST_WHOLE(long)
CAST_WHOLE(uchar)
#ifdef cl_khr_fp64
CAST_REAL(double)
CAST(float, double, double, (double)x)
CAST(int, double, double, (double)x)
CAST(long, double, double, (double)x)
CAST(uchar, double, double, (double)x)
CAST(double, double, double, x)
#endif

#define GATHER(type, missing)                                                                \
  kernel void gather_##type(global const type *in, int inAt, global const int *indices,      \
                            int indicesAt, global type *out, int outAt, int rows, int width, \
                            int length) {                                                    \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      int row = indices[indicesAt + i / width];                                              \
      bool there = row >= 0 && row < rows;                                                   \
      out[outAt + i] = there ? in[inAt + (size_t)row * width + i % width] : missing;         \
    }                                                                                        \
  }

GATHER(float, NAN)
GATHER(int, 0)
GATHER(long, 0)
#ifdef cl_khr_fp64
GATHER(double, NAN)
#endif
GATHER(uchar, 0)

// A work-item adds up a column in the order of the indices: no atomic additions of floats, which
// OpenCL 1.2 lacks, and the same sum in every run.
kernel void scatter_add(global const float *in, int inAt, global const int *indices,
                        int indicesAt, global float *out, int outAt, int count, int rows,
                        int width) {
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

// Words that come as an argument, to the beginning of a buffer of any type of four bytes.
kernel void store_words(global uint *out, int length, uint16 words) {
  int i = (int)get_global_id(0);
  if (i < length) {
    uint all[16];
    vstore16(words, 0, all);
    out[i] = all[i];
  }
}
