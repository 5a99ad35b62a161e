// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** Pictures as tensors, and back. Needs the module {@code java.desktop}. */
@NullMarked
package dev.tensorlint.runtime.image;

import org.jspecify.annotations.NullMarked;
