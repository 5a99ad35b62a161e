// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Which files of a program can matter to a finding, by the words of their texts. */
@NullMarked
package dev.tensorlint.rules.relevance;

import org.jspecify.annotations.NullMarked;
