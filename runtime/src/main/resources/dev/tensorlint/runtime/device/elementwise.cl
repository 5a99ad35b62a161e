// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

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

MAP(RELU, float, x < 0.0f ? 0.0f : x)
MAP(TANH, float, tanh(x))
MAP(SIGMOID, float, 1.0f / (1.0f + exp(-x)))
MAP(EXP, float, exp(x))
MAP(LOG, float, log(x))
MAP(SQRT, float, sqrt(x))
MAP(NEG, float, -x)
MAP(ABS, float, fabs(x))
MAP(SQUARE, float, x * x)
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

ZIP(ADD, float, float, a + b)
ZIP(SUB, float, float, a - b)
ZIP(MUL, float, float, a * b)
ZIP(DIV, float, float, a / b)
ZIP(MAXIMUM, float, float, a > b || isnan(a) ? a : b)
ZIP(MINIMUM, float, float, a < b || isnan(a) ? a : b)
ZIP(POW, float, float, pow(a, b))
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
SELECT(uchar)

kernel void axpy(float factor, global const float *x, int xAt, global float *y, int yAt,
                 int length) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    y[yAt + i] += factor * x[xAt + i];
  }
}
