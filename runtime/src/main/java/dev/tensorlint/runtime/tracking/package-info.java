// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What becomes of handles: where each was opened, used and closed, and which were never closed.
 *
 * <p>The lowest package of the runtime: it knows no tensor, no model and no device, and it never
 * holds the objects it follows, so following them keeps none of them alive.
 */
@NullMarked
package dev.tensorlint.runtime.tracking;

import org.jspecify.annotations.NullMarked;
