// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** How much an object holds at most, as far as constants tell it. */
@NullMarked
package dev.tensorlint.rules.extent;

import org.jspecify.annotations.NullMarked;
