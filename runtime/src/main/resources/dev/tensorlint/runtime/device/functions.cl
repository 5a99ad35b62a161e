// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// The element-wise functions of real types, for one element or several: "real" is the type in whose
// scope they are used. Arguments are names, as some are written out twice.

// How many work-items take so many elements.
#define PLACES(length) (INDEX)(((uint)(length) + LANES - 1) / LANES)

#ifdef OF_FLOAT64
#define of_TANH(x) tanh(x)
#else
// x p(x^2) / q(x^2), a minimax fit; JavaTanh says more. The driver's own tanh has branches, which
// keep a CPU's compiler from making vector code.
#define RATIONAL_TANH(type)                                                                  \
  type __attribute__((overloadable)) rational_tanh(type x) {                                 \
    type limited = x > (type)9.02f ? (type)9.02f : x;                                        \
    limited = limited < (type)-9.02f ? (type)-9.02f : limited;                               \
    type s = limited * limited;                                                              \
    type p = fma(fma((type)1.8162407e-11f, s, (type)-1.2743792e-8f), s, (type)9.255116e-6f); \
    p = fma(fma(fma(p, s, (type)2.9194097e-3f), s, (type)0.1291797f), s, (type)0.99999994f); \
    type q = fma((type)2.279135e-4f, s, (type)2.3757631e-2f);                                \
    q = fma(fma(q, s, (type)0.46251252f), s, (type)1.0f);                                    \
    type y = limited * p / q;                                                                \
    y = y > (type)1.0f ? (type)1.0f : y;                                                     \
    return y < (type)-1.0f ? (type)-1.0f : y;                                                \
  }

RATIONAL_TANH(float)
RATIONAL_TANH(REALS)

#define of_TANH(x) rational_tanh(x)
#endif

#define of_RELU(x) (x < (real)0.0f ? (real)0.0f : x)
#define of_SIGMOID(x) ((real)1.0f / ((real)1.0f + exp(-x)))
#define of_EXP(x) exp(x)
#define of_LOG(x) log(x)
#define of_SQRT(x) sqrt(x)
#define of_NEG(x) (-x)
#define of_ABS(x) fabs(x)
#define of_SQUARE(x) (x * x)

#define of_ADD(a, b) (a + b)
#define of_SUB(a, b) (a - b)
#define of_MUL(a, b) (a * b)
#define of_DIV(a, b) (a / b)
#define of_MAXIMUM(a, b) (a > b || isnan(a) ? a : b)
#define of_MINIMUM(a, b) (a < b || isnan(a) ? a : b)
#define of_POW(a, b) pow(a, b)
