// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// A work-item computes four float32, a quarter of the elements apart: neighbouring items read
// neighbouring elements, and more reads are under way at a time than with an element an item, which
// the memory of a GPU needs.
#define LANES 4
#define REALS float4
#define INDEX uint
#define STEP(length) PLACES(length)
#define PLACE(item) (item)
#define ARE_INSIDE(at, step, length) ((at) + (LANES - 1) * (step) < (INDEX)(length))
#define LOAD(from, step)                                                                     \
  (float4)((from)[0], (from)[step], (from)[2 * (step)], (from)[3 * (step)])
#define STORE(values, to, step)                                                              \
  (to)[0] = (values).x, (to)[step] = (values).y, (to)[2 * (step)] = (values).z,              \
  (to)[3 * (step)] = (values).w
