// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// A work-item computes sixteen neighbouring float32: a vector of a CPU, whose compiler does not make
// vector code of kernels with an element an item, whose last group is not full.
#define LANES 16
#define REALS float16
#define INDEX int
#define STEP(length) 1
#define PLACE(item) ((item) * LANES)
#define ARE_INSIDE(at, step, length) ((at) <= (length) - LANES)
#define LOAD(from, step) vload16(0, from)
#define STORE(values, to, step) vstore16(values, 0, to)
