// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Changes of source text that remove a bug. A rule names the remedies; each remedy is one kind of
 * change and knows facts, the tree and the text, but no rule and no library.
 */
@NullMarked
package dev.tensorlint.rules.fix;

import org.jspecify.annotations.NullMarked;
