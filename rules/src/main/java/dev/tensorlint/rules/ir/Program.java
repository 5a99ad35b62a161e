// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;

/**
 * The input of one analysis.
 *
 * @param units translated files, sorted by path
 * @param types answers about types that the program uses
 */
public record Program(List<CompilationUnit> units, TypeOracle types) {

  public Program {
    units = List.copyOf(units);
  }
}
