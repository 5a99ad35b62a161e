// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
/** What training needs beside a model: losses and optimizers. */
@NullMarked
package dev.tensorlint.runtime.train;

import org.jspecify.annotations.NullMarked;
