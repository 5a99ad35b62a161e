// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Driver: translated sources that are kept from one run to the next. */
@NullMarked
package dev.tensorlint.scanner.units;

import org.jspecify.annotations.NullMarked;
