// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** Values as bytes, for what is computed once and read many times. */
@NullMarked
package dev.tensorlint.rules.bytes;

import org.jspecify.annotations.NullMarked;
