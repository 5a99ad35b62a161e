// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Source text and places in it. */
@NullMarked
package dev.tensorlint.rules.source;

import org.jspecify.annotations.NullMarked;
