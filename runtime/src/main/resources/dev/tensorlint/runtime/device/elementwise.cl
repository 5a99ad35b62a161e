// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

// One work-item an element. Slices come as a buffer and the offset of their first element. Bools
// are bytes of 0 or 1.

#define FILL(type, argument)                                                                 \
  kernel void fill_##type(global type *out, int outAt, int length, argument value) {         \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      out[outAt + i] = (type)value;                                                          \
    }                                                                                        \
  }

FILL(float, float)
FILL(int, int)
FILL(long, long)
#ifdef cl_khr_fp64
FILL(double, double)
#endif
FILL(uchar, int)

#define MAP(op, type, expression)                                                            \
  kernel void map_##op##_##type(global const type *in, int inAt, global type *out,           \
                                int outAt, int length) {                                     \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      type x = in[inAt + i];                                                                 \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

// The same for sixteen elements at a time, where the device is a CPU: its compiler does not make
// vector code of the kernels above, whose last group is not full.
#define WIDE(op, expression)                                                                 \
  kernel void wide_##op(global const float *in, int inAt, global float *out, int outAt,      \
                        int length) {                                                        \
    int at = (int)get_global_id(0) * 16;                                                     \
    if (at <= length - 16) {                                                                 \
      typedef float16 real;                                                                  \
      real x = vload16(0, in + inAt + at);                                                   \
      vstore16(expression, 0, out + outAt + at);                                             \
    } else {                                                                                 \
      for (; at < length; at++) {                                                            \
        typedef float real;                                                                  \
        real x = in[inAt + at];                                                              \
        out[outAt + at] = (expression);                                                      \
      }                                                                                      \
    }                                                                                        \
  }

#define MAP_REAL(op, expression)                                                             \
  WIDE(op, expression)                                                                       \
  kernel void map_##op##_float(global const float *in, int inAt, global float *out,          \
                               int outAt, int length) {                                      \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      typedef float real;                                                                    \
      real x = in[inAt + i];                                                                 \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

MAP_REAL(RELU, of_RELU(x))
MAP_REAL(TANH, of_TANH(x))
MAP_REAL(SIGMOID, of_SIGMOID(x))
MAP_REAL(EXP, of_EXP(x))
MAP_REAL(LOG, of_LOG(x))
MAP_REAL(SQRT, of_SQRT(x))
MAP_REAL(NEG, of_NEG(x))
MAP_REAL(ABS, of_ABS(x))
MAP_REAL(SQUARE, of_SQUARE(x))
MAP(NEG, int, (int)(0u - (uint)x))
MAP(ABS, int, (int)(x < 0 ? 0u - (uint)x : (uint)x))
MAP(SQUARE, int, (int)((uint)x * (uint)x))
MAP(NOT, uchar, (uchar)(1 - x))

// zip: both operands advance by one. broadcast: any walk of up to eight dimensions.
#define ZIP(op, type, result, expression)                                                    \
  kernel void zip_##op##_##type(global const type *left, int leftAt,                         \
                                global const type *right, int rightAt, global result *out,   \
                                int outAt, int length) {                                     \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      type a = left[leftAt + i];                                                             \
      type b = right[rightAt + i];                                                           \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }                                                                                          \
  kernel void broadcast_##op##_##type(                                                       \
      global const type *left, int leftAt, global const type *right, int rightAt,            \
      global result *out, int outAt, int length, int rank, int8 dims, int8 leftStrides,      \
      int8 rightStrides) {                                                                   \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      int extent[8], leftStride[8], rightStride[8];                                          \
      vstore8(dims, 0, extent);                                                              \
      vstore8(leftStrides, 0, leftStride);                                                   \
      vstore8(rightStrides, 0, rightStride);                                                 \
      int rest = (int)i;                                                                     \
      for (int d = rank - 1; d >= 0; d--) {                                                  \
        int step = rest % extent[d];                                                         \
        rest /= extent[d];                                                                   \
        leftAt += step * leftStride[d];                                                      \
        rightAt += step * rightStride[d];                                                    \
      }                                                                                      \
      type a = left[leftAt];                                                                 \
      type b = right[rightAt];                                                               \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

// As for one operand.
#define WIDE_ZIP(op, expression)                                                             \
  kernel void wide_##op(global const float *left, int leftAt, global const float *right,     \
                        int rightAt, global float *out, int outAt, int length) {             \
    int at = (int)get_global_id(0) * 16;                                                     \
    if (at <= length - 16) {                                                                 \
      float16 a = vload16(0, left + leftAt + at);                                            \
      float16 b = vload16(0, right + rightAt + at);                                          \
      vstore16(expression, 0, out + outAt + at);                                             \
    } else {                                                                                 \
      for (; at < length; at++) {                                                            \
        float a = left[leftAt + at];                                                         \
        float b = right[rightAt + at];                                                       \
        out[outAt + at] = (expression);                                                      \
      }                                                                                      \
    }                                                                                        \
  }

#define ZIP_REAL(op, expression)                                                             \
  WIDE_ZIP(op, expression)                                                                   \
  ZIP(op, float, float, expression)

ZIP_REAL(ADD, of_ADD(a, b))
ZIP_REAL(SUB, of_SUB(a, b))
ZIP_REAL(MUL, of_MUL(a, b))
ZIP_REAL(DIV, of_DIV(a, b))
ZIP(MAXIMUM, float, float, of_MAXIMUM(a, b))
ZIP(MINIMUM, float, float, of_MINIMUM(a, b))
ZIP(POW, float, float, of_POW(a, b))
ZIP(ADD, int, int, (int)((uint)a + (uint)b))
ZIP(SUB, int, int, (int)((uint)a - (uint)b))
ZIP(MUL, int, int, (int)((uint)a * (uint)b))
ZIP(MAXIMUM, int, int, max(a, b))
ZIP(MINIMUM, int, int, min(a, b))
ZIP(AND, uchar, uchar, a & b)
ZIP(OR, uchar, uchar, a | b)

#define COMPARE(type)                                                                        \
  ZIP(EQ, type, uchar, a == b)                                                               \
  ZIP(NE, type, uchar, a != b)                                                               \
  ZIP(LT, type, uchar, a < b)                                                                \
  ZIP(LE, type, uchar, a <= b)                                                               \
  ZIP(GT, type, uchar, a > b)                                                                \
  ZIP(GE, type, uchar, a >= b)

COMPARE(float)
COMPARE(int)

#define SELECT(type)                                                                         \
  kernel void select_##type(global const uchar *condition, int conditionAt,                  \
                            global const type *yes, int yesAt, global const type *no,        \
                            int noAt, global type *out, int outAt, int length) {             \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      out[outAt + i] = condition[conditionAt + i] ? yes[yesAt + i] : no[noAt + i];           \
    }                                                                                        \
  }

SELECT(float)
SELECT(int)
SELECT(long)
#ifdef cl_khr_fp64
SELECT(double)
#endif
SELECT(uchar)

kernel void axpy(float factor, global const float *x, int xAt, global float *y, int yAt,
                 int length) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    y[yAt + i] += factor * x[xAt + i];
  }
}
