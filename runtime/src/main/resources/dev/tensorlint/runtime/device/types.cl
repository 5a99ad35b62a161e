// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// The element type T of the programs that follow, named by OF_... before this text.
//
// T4, T16: four and sixteen of them
// U: in which whole numbers are computed; its low bits are those of the result
// SUM: the type of a sum
// LEAST, MOST: what is less and greater than no element
// MISSING: an element that is not there
// ARGUMENT: how an element comes as an argument

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#if defined(OF_FLOAT32) || defined(OF_FLOAT64)
#define IS_REAL
#define LEAST -INFINITY
#define MOST INFINITY
#define MISSING NAN
#else
#define MISSING 0
#endif

#if defined(OF_INT32) || defined(OF_INT64) || defined(OF_UINT8)
#define IS_WHOLE
typedef long SUM;
#endif

#ifdef OF_FLOAT32
typedef float T;
typedef float4 T4;
typedef float16 T16;
typedef float SUM;
typedef float ARGUMENT;
#endif

#ifdef OF_FLOAT64
typedef double T;
typedef double4 T4;
typedef double16 T16;
typedef double SUM;
typedef double ARGUMENT;
#endif

#ifdef OF_INT32
typedef int T;
typedef uint U;
typedef int ARGUMENT;
#define LEAST INT_MIN
#define MOST INT_MAX
#endif

#ifdef OF_INT64
typedef long T;
typedef ulong U;
typedef long ARGUMENT;
#define LEAST LONG_MIN
#define MOST LONG_MAX
#endif

#ifdef OF_UINT8
typedef uchar T;
typedef uint U;
typedef int ARGUMENT;
#define LEAST 0
#define MOST UCHAR_MAX
#endif

#ifdef OF_BOOL
typedef uchar T;
typedef int ARGUMENT;
#endif
