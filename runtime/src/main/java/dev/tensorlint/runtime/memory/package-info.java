// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/**
 * Where buffers come from and go to: a bounded pool a device, one account over all of them, and a
 * budget.
 *
 * <p>Knows devices and buffers, and neither tensors nor scopes.
 */
@NullMarked
package dev.tensorlint.runtime.memory;

import org.jspecify.annotations.NullMarked;
