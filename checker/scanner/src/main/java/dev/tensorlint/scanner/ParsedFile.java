// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import com.github.javaparser.ast.CompilationUnit;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.UnitSkeleton;
import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * A file that parses.
 *
 * @param tree its tree, which gives way when memory runs short and is then parsed again; null when
 *     there is too little memory to begin with
 */
record ParsedFile(
    SourceFile file, UnitSkeleton skeleton, @Nullable SoftReference<CompilationUnit> tree) {

  /** Returns its tree, null when it is to be parsed again. */
  @Nullable CompilationUnit kept() {
    return tree == null ? null : tree.get();
  }

  /**
   * Lets go of the tree, which is not needed any more. The collector alone would keep it as long as
   * there is free memory.
   */
  void dropTree() {
    if (tree != null) {
      tree.clear();
    }
  }
}
