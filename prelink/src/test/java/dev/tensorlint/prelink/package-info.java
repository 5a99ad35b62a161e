// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** Tests of what the build does to classes. */
@NullMarked
package dev.tensorlint.prelink;

import org.jspecify.annotations.NullMarked;
