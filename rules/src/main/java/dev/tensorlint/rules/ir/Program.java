// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;

/**
 * The input of one analysis.
 *
 * @param units translated files, sorted by path
 * @param types answers about types that the program uses
 * @param others what other files than Java sources say of its classes
 */
public record Program(List<CompilationUnit> units, TypeOracle types, OtherFiles others) {

  public Program {
    units = List.copyOf(units);
  }

  /** A program of which only the Java files are known. */
  public Program(List<CompilationUnit> units, TypeOracle types) {
    this(units, types, OtherFiles.NONE);
  }
}
