// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import java.util.Map;

/**
 * A translated program.
 *
 * @param diagnostics what could not be read or translated, in {@link Diagnostic#ORDER}
 * @param files the file of each unit that could be read; trees are equal when they are the same
 */
public record Translation(
    Program program, List<Diagnostic> diagnostics, Map<JCCompilationUnit, SourceFile> files) {

  public Translation {
    diagnostics = List.copyOf(diagnostics);
    files = Map.copyOf(files);
  }
}
