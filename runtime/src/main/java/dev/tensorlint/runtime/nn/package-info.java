// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Models and layers on top of tensors. A model owns its weights: they belong to no scope, and
 * closing the model closes them.
 */
@NullMarked
package dev.tensorlint.runtime.nn;

import org.jspecify.annotations.NullMarked;
