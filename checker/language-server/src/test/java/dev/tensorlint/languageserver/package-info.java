// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** Tests of the language server, most of them through the protocol. */
@NullMarked
package dev.tensorlint.languageserver;

import org.jspecify.annotations.NullMarked;
