// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.List;

/** Translates one unit; joins the translators of expressions, statements and declarations. */
final class UnitTranslator {

  private static final Translators TRANSLATORS =
      new Translators(ExprTranslator::new, StmtTranslator::new, DeclarationTranslator::new);

  private final UnitContext context;

  UnitTranslator(Javac javac, UnitSource source) {
    context = new UnitContext(javac, source, TRANSLATORS);
  }

  CompilationUnit translate() {
    List<TypeDecl> types = new ArrayList<>();
    for (JCTree tree : context.source.tree().defs) {
      if (tree instanceof JCClassDecl type && type.sym != null) {
        types.add(context.declarations().translate(type));
      }
    }
    return new CompilationUnit(
        context.source.file(), packageName(), types, context.unresolvedNames());
  }

  private String packageName() {
    ExpressionTree name = context.source.tree().getPackageName();
    return name == null ? "" : String.valueOf(TreeInfo.fullName((JCTree) name));
  }
}
