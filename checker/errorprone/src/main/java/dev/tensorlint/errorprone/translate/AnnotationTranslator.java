// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.Annotation;
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
    tree.args.forEach(argument -> collect(argument, strings, classes));
    String name = String.valueOf(TreeInfo.name(tree.annotationType));
    return new Annotation(name, strings, classes, context.spans.of(tree));
  }

  private static void collect(JCTree argument, List<String> strings, List<String> classes) {
    if (argument instanceof JCAssign assign) {
      collect(assign.rhs, strings, classes);
    } else if (argument instanceof JCNewArray array && array.elems != null) {
      for (JCExpression element : array.elems) {
        collect(element, strings, classes);
      }
    } else if (argument instanceof JCLiteral literal && literal.value instanceof String text) {
      strings.add(text);
    } else if (argument instanceof JCFieldAccess access && access.name.contentEquals("class")) {
      classes.add(String.valueOf(TreeInfo.name(access.selected)));
    }
  }
}
