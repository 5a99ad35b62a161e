// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The modules of a corpus, and what is known of each after it was linted. Knows no Spark. */
@NullMarked
package dev.tensorlint.scale.module;

import org.jspecify.annotations.NullMarked;
