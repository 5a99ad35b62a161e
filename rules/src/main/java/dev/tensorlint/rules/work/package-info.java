// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** What a run tells of its work while it goes on. */
@NullMarked
package dev.tensorlint.rules.work;

import org.jspecify.annotations.NullMarked;
