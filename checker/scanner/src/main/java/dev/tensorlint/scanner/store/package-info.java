// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What is kept between runs in the user's cache folder, by the content that it follows from. */
@NullMarked
package dev.tensorlint.scanner.store;

import org.jspecify.annotations.NullMarked;
