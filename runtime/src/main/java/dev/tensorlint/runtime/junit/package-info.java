// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** JUnit Jupiter tests that fail when they leak. Needs {@code junit-jupiter-api} of the user's. */
@NullMarked
package dev.tensorlint.runtime.junit;

import org.jspecify.annotations.NullMarked;
