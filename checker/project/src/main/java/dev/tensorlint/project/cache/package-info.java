// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** What is kept of projects between runs, in the user's cache folder. */
@NullMarked
package dev.tensorlint.project.cache;

import org.jspecify.annotations.NullMarked;
