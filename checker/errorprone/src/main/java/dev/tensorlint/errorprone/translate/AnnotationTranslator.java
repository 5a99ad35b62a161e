// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Expr;
import java.util.ArrayList;
import java.util.List;

/** Translates annotations of declarations. */
final class AnnotationTranslator {

  private final UnitContext context;

  AnnotationTranslator(UnitContext context) {
    this.context = context;
  }

  List<Annotation> of(JCModifiers modifiers) {
    return modifiers.annotations.stream().map(this::annotation).toList();
  }

  private Annotation annotation(JCAnnotation tree) {
    List<String> strings = new ArrayList<>();
    List<String> classes = new ArrayList<>();
    List<Expr.FieldRef> constants = new ArrayList<>();
    for (JCTree value : values(tree)) {
      if (value instanceof JCLiteral literal && literal.value instanceof String text) {
        strings.add(text);
      } else if (value instanceof JCFieldAccess access && access.name.contentEquals("class")) {
        classes.add(String.valueOf(TreeInfo.name(access.selected)));
      } else if (isName(value)
          && context.exprs().translate(value) instanceof Expr.FieldRef constant) {
        constants.add(constant);
      }
    }
    String name = String.valueOf(TreeInfo.name(tree.annotationType));
    return new Annotation(name, strings, classes, constants, context.spans.of(tree));
  }

  private static boolean isName(JCTree value) {
    return value instanceof JCIdent || value instanceof JCFieldAccess;
  }

  private static List<JCTree> values(JCAnnotation tree) {
    List<JCTree> values = new ArrayList<>();
    tree.args.forEach(argument -> collect(argument, values));
    return values;
  }

  private static void collect(JCTree argument, List<JCTree> into) {
    if (argument instanceof JCAssign assign) {
      collect(assign.rhs, into);
    } else if (argument instanceof JCNewArray array && array.elems != null) {
      array.elems.forEach(element -> collect(element, into));
    } else {
      into.add(argument);
    }
  }
}
