// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.scanner.source.Scope;
import java.util.ArrayList;
import java.util.List;

/** Translates annotations. */
final class Annotations {

  private Annotations() {}

  private static List<String> classes(AnnotationExpr annotation) {
    return annotation.findAll(ClassExpr.class).stream()
        .map(each -> each.getType().asString())
        .map(name -> name.substring(name.lastIndexOf('.') + 1))
        .toList();
  }

  /**
   * Translates annotations.
   *
   * @param scope where the names in them are looked up
   */
  static List<Annotation> of(NodeList<AnnotationExpr> annotations, Scope scope, FileContext file) {
    return annotations.isEmpty()
        ? List.of()
        : annotations.stream().map(each -> annotation(each, scope, file)).toList();
  }

  private static Annotation annotation(AnnotationExpr annotation, Scope scope, FileContext file) {
    List<String> strings = new ArrayList<>();
    List<Expr.FieldRef> constants = new ArrayList<>();
    for (Expression value : values(annotation)) {
      if (isLiteral(value)) {
        strings.add(text(value));
      } else if (isName(value)
          && file.exprs().translate(value, scope).expr() instanceof Expr.FieldRef constant) {
        constants.add(constant);
      }
    }
    String name = annotation.getName().getIdentifier();
    return new Annotation(name, strings, classes(annotation), constants, file.span(annotation));
  }

  private static boolean isName(Expression value) {
    return value instanceof NameExpr || value instanceof FieldAccessExpr;
  }

  private static List<Expression> values(AnnotationExpr annotation) {
    List<Expression> values = new ArrayList<>();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      collect(single.getMemberValue(), values);
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      normal.getPairs().forEach(pair -> collect(pair.getValue(), values));
    }
    return values;
  }

  private static void collect(Expression value, List<Expression> values) {
    if (value instanceof ArrayInitializerExpr several) {
      several.getValues().forEach(each -> collect(each, values));
    } else {
      values.add(value);
    }
  }

  private static boolean isLiteral(Expression value) {
    return value instanceof BinaryExpr sum
        ? sum.getOperator() == BinaryExpr.Operator.PLUS
            && isLiteral(sum.getLeft())
            && LiteralTranslator.isString(sum.getRight())
        : LiteralTranslator.isString(value);
  }

  private static String text(Expression value) {
    return value instanceof BinaryExpr sum
        ? text(sum.getLeft()) + text(sum.getRight())
        : LiteralTranslator.valueOf(value);
  }
}
