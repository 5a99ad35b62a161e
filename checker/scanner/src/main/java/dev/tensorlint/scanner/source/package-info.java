// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Front end: declarations of parsed sources, cut down to what other files need, and the scopes of
 * names.
 */
@NullMarked
package dev.tensorlint.scanner.source;

import org.jspecify.annotations.NullMarked;
