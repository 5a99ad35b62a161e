// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.TreeScanner;
import dev.tensorlint.rules.ir.TypeRef;
import org.jspecify.annotations.Nullable;

/** Types that stand in the text; those that did not resolve are counted. */
final class WrittenTypes extends TreeScanner {

  private final TypeRefs refs;
  private int unresolved;

  WrittenTypes(TypeRefs refs) {
    this.refs = refs;
  }

  TypeRef of(JCTree tree) {
    count(tree);
    return refs.of(tree.type);
  }

  void count(@Nullable JCTree tree) {
    scan(tree);
  }

  int unresolved() {
    return unresolved;
  }

  @Override
  public void visitIdent(JCIdent tree) {
    countIfUnknown(tree.type);
  }

  @Override
  public void visitSelect(JCFieldAccess tree) {
    countIfUnknown(tree.type);
  }

  @Override
  public void visitAnnotation(JCAnnotation tree) {
    // Ownership does not depend on annotations within types.
  }

  private void countIfUnknown(@Nullable Type type) {
    if (type == null || type.isErroneous()) {
      unresolved++;
    }
  }
}
