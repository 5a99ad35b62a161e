// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Where time and memory of a stretch of work go, operation by operation. */
@NullMarked
package dev.tensorlint.runtime.profile;

import org.jspecify.annotations.NullMarked;
