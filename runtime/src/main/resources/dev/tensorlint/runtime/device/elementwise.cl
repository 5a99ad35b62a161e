// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// One work-item an element. Slices come as a buffer and the offset of their first element. Bools
// are bytes of 0 or 1.

kernel void fill(global T *out, int outAt, int length, ARGUMENT value) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    out[outAt + i] = (T)value;
  }
}

// Not called select, which OpenCL C has.
kernel void choose(global const uchar *condition, int conditionAt, global const T *yes, int yesAt,
                   global const T *no, int noAt, global T *out, int outAt, int length) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    out[outAt + i] = condition[conditionAt + i] ? yes[yesAt + i] : no[noAt + i];
  }
}

#define MAP(op, expression)                                                                  \
  kernel void map_##op(global const T *in, int inAt, global T *out, int outAt, int length) { \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      typedef T real;                                                                        \
      T x = in[inAt + i];                                                                    \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

// zip: both operands advance by one. broadcast: any walk of up to eight dimensions.
#define ZIP(op, result, expression)                                                          \
  kernel void zip_##op(global const T *left, int leftAt, global const T *right, int rightAt, \
                       global result *out, int outAt, int length) {                          \
    size_t i = get_global_id(0);                                                             \
    if (i < (size_t)length) {                                                                \
      T a = left[leftAt + i];                                                                \
      T b = right[rightAt + i];                                                              \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }                                                                                          \
  kernel void broadcast_##op(                                                                \
      global const T *left, int leftAt, global const T *right, int rightAt,                  \
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
      T a = left[leftAt];                                                                    \
      T b = right[rightAt];                                                                  \
      out[outAt + i] = (expression);                                                         \
    }                                                                                        \
  }

// The same for several float32 at a time; together.cl and apart.cl say which.
#ifdef OF_FLOAT32
#define WIDE_BODY(compute_all, compute_one)                                                  \
  INDEX item = get_global_id(0);                                                             \
  INDEX step = STEP(length);                                                                 \
  INDEX at = item < PLACES(length) ? PLACE(item) : length;                                   \
  if (ARE_INSIDE(at, step, length)) {                                                        \
    typedef REALS real;                                                                      \
    compute_all                                                                              \
  } else {                                                                                   \
    for (; at < (INDEX)length; at += step) {                                                 \
      typedef T real;                                                                        \
      compute_one                                                                            \
    }                                                                                        \
  }
#define WIDE_MAP(op, expression)                                                             \
  kernel void wide_##op(global const T *in, int inAt, global T *out, int outAt, int length) {\
    WIDE_BODY(real x = LOAD(in + inAt + at, step); real y = (expression);                    \
              STORE(y, out + outAt + at, step);                                              \
              , real x = in[inAt + at]; out[outAt + at] = (expression);)                     \
  }
#define WIDE_ZIP(op, expression)                                                             \
  kernel void wide_##op(global const T *left, int leftAt, global const T *right, int rightAt,\
                        global T *out, int outAt, int length) {                              \
    WIDE_BODY(real a = LOAD(left + leftAt + at, step);                                       \
              real b = LOAD(right + rightAt + at, step); real y = (expression);              \
              STORE(y, out + outAt + at, step);                                              \
              , T a = left[leftAt + at]; T b = right[rightAt + at];                          \
              out[outAt + at] = (expression);)                                               \
  }
#else
#define WIDE_MAP(op, expression)
#define WIDE_ZIP(op, expression)
#endif

#ifdef IS_REAL

#define MAP_REAL(op, expression) WIDE_MAP(op, expression) MAP(op, expression)
#define ZIP_REAL(op, expression) WIDE_ZIP(op, expression) ZIP(op, T, expression)

MAP_REAL(RELU, of_RELU(x))
MAP_REAL(TANH, of_TANH(x))
MAP_REAL(SIGMOID, of_SIGMOID(x))
MAP_REAL(EXP, of_EXP(x))
MAP_REAL(LOG, of_LOG(x))
MAP_REAL(SQRT, of_SQRT(x))
MAP_REAL(NEG, of_NEG(x))
MAP_REAL(ABS, of_ABS(x))
MAP_REAL(SQUARE, of_SQUARE(x))
ZIP_REAL(ADD, of_ADD(a, b))
ZIP_REAL(SUB, of_SUB(a, b))
ZIP_REAL(MUL, of_MUL(a, b))
ZIP_REAL(DIV, of_DIV(a, b))
ZIP(MAXIMUM, T, of_MAXIMUM(a, b))
ZIP(MINIMUM, T, of_MINIMUM(a, b))
ZIP(POW, T, of_POW(a, b))

kernel void axpy(ARGUMENT factor, global const T *x, int xAt, global T *y, int yAt, int length) {
  size_t i = get_global_id(0);
  if (i < (size_t)length) {
    y[yAt + i] += factor * x[xAt + i];
  }
}

#endif

#ifdef IS_WHOLE

MAP(NEG, (T)((U)0 - (U)x))
MAP(ABS, (T)(x < 0 ? (U)0 - (U)x : (U)x))
MAP(SQUARE, (T)((U)x * (U)x))
ZIP(ADD, T, (T)((U)a + (U)b))
ZIP(SUB, T, (T)((U)a - (U)b))
ZIP(MUL, T, (T)((U)a * (U)b))
ZIP(MAXIMUM, T, max(a, b))
ZIP(MINIMUM, T, min(a, b))

#endif

#ifdef OF_BOOL

MAP(NOT, (T)(1 - x))
ZIP(AND, T, a & b)
ZIP(OR, T, a | b)

#else

ZIP(EQ, uchar, a == b)
ZIP(NE, uchar, a != b)
ZIP(LT, uchar, a < b)
ZIP(LE, uchar, a <= b)
ZIP(GT, uchar, a > b)
ZIP(GE, uchar, a >= b)

#endif
