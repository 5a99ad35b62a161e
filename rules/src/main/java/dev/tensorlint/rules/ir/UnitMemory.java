// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.function.Function;

/**
 * Keeps what was found out of files from one analysis to the next, as long as these are the same.
 */
public interface UnitMemory {

  /**
   * Returns what is kept of a file.
   *
   * @param what tells it from all else that is kept of the file
   * @param otherwise makes it
   */
  <T> T ofUnit(CompilationUnit unit, Class<T> what, Function<CompilationUnit, T> otherwise);
}
