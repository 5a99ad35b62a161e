// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The program as the engine sees it: a closed, immutable tree that both front ends build. */
@NullMarked
package dev.tensorlint.rules.ir;

import org.jspecify.annotations.NullMarked;
