// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Front end: results of lints that are kept from one run to the next. */
@NullMarked
package dev.tensorlint.scanner.kept;

import org.jspecify.annotations.NullMarked;
