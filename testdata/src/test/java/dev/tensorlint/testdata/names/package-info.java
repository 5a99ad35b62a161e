// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** A second opinion on names: which method a call means, as JavaParser's symbol solver has it. */
@NullMarked
package dev.tensorlint.testdata.names;

import org.jspecify.annotations.NullMarked;
