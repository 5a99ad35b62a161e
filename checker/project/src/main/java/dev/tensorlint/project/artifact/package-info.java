// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Libraries by their coordinates, and where their jars come from. */
@NullMarked
package dev.tensorlint.project.artifact;

import org.jspecify.annotations.NullMarked;
