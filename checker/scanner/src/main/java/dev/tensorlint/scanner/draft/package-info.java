// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** What class files show of the resources of a library that no model describes. */
@NullMarked
package dev.tensorlint.scanner.draft;

import org.jspecify.annotations.NullMarked;
