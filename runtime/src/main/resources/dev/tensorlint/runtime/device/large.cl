// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// Before tiles.cl.
#define BLOCKS 2
