// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Archives that nobody vouches for become folders. */
@NullMarked
package dev.tensorlint.scale.unpack;

import org.jspecify.annotations.NullMarked;
