// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/** Whether a file may say that findings in it are suppressed; most files do not. */
public record MaySuppress(boolean isSo) implements LastingValue {}
