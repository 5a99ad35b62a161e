// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.function.Function;

/** Keeps values derived from files between analyses, as long as the files do not change. */
public interface UnitMemory {

  /** Keeps nothing. */
  UnitMemory NONE =
      new UnitMemory() {
        @Override
        public <T> T ofUnit(
            CompilationUnit unit, Class<T> what, Function<CompilationUnit, T> otherwise) {
          return otherwise.apply(unit);
        }
      };

  /**
   * Returns the value of a class that is kept for a file.
   *
   * @param what the class of the value, which identifies it among the values of the file
   * @param otherwise computes the value if none is kept
   */
  <T> T ofUnit(CompilationUnit unit, Class<T> what, Function<CompilationUnit, T> otherwise);
}
