// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// One work-item an element. Slices come as a buffer and the offset of their first element.

kernel void fill(global float *out, int outAt, int length, float value) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    out[outAt + i] = value;
  }
}

#define MAP(op, expression)                                                                  \
  kernel void map_##op(global const float *in, int inAt, global float *out, int outAt,       \
                       int length) {                                                         \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      float x = in[inAt + i];                                                                \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

MAP(RELU, x < 0.0f ? 0.0f : x)
MAP(TANH, tanh(x))
MAP(SIGMOID, 1.0f / (1.0f + exp(-x)))
MAP(EXP, exp(x))

// zip: both operands advance by one. broadcast: any walk of up to eight dimensions.
#define ZIP(op, expression)                                                                  \
  kernel void zip_##op(global const float *left, int leftAt, global const float *right,      \
                       int rightAt, global float *out, int outAt, int length) {              \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      float a = left[leftAt + i];                                                            \
      float b = right[rightAt + i];                                                          \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }                                                                                          \
  kernel void broadcast_##op(global const float *left, int leftAt,                           \
                             global const float *right, int rightAt, global float *out,      \
                             int outAt, int length, int rank, int8 dims, int8 leftStrides,   \
                             int8 rightStrides) {                                            \
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
      float a = left[leftAt];                                                                \
      float b = right[rightAt];                                                              \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

ZIP(ADD, a + b)
ZIP(SUB, a - b)
ZIP(MUL, a * b)
ZIP(DIV, a / b)
