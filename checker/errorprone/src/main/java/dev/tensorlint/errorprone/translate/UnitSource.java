// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.util.SourcePositions;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;

/** One attributed unit with its text. */
record UnitSource(JCCompilationUnit tree, SourceFile file, TreeSpans spans) {

  /**
   * Reads the text that javac parsed.
   *
   * @param path path as reports show it
   */
  static UnitSource read(JCCompilationUnit tree, String path, SourcePositions positions)
      throws IOException {
    SourceFile file = SourceFile.of(path, tree.getSourceFile().getCharContent(true).toString());
    return new UnitSource(tree, file, new TreeSpans(tree, positions, new SourceText(file.text())));
  }
}
