// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Questions about the result of a run in SQL, and a page with their answers. */
@NullMarked
package dev.tensorlint.scale.report;

import org.jspecify.annotations.NullMarked;
