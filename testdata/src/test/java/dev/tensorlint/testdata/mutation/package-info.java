// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Real files, mutated at random by seed, through the whole command. */
@NullMarked
package dev.tensorlint.testdata.mutation;

import org.jspecify.annotations.NullMarked;
