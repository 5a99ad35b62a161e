// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** What of the code could be looked at in full, and what could not. */
@NullMarked
package dev.tensorlint.rules.coverage;

import org.jspecify.annotations.NullMarked;
