// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** Tensors in files of the safetensors format: a JSON header, then plain little-endian data. */
@NullMarked
package dev.tensorlint.runtime.safetensors;

import org.jspecify.annotations.NullMarked;
