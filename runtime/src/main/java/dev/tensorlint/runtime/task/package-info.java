// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Tasks: the strands of work that scopes, the choice of a device and recorders of operations belong
 * to.
 */
@NullMarked
package dev.tensorlint.runtime.task;

import org.jspecify.annotations.NullMarked;
