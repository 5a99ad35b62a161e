// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import dev.tensorlint.rules.ir.Annotation;
import java.util.ArrayList;
import java.util.List;

/** Translates annotations. */
final class Annotations {

  private Annotations() {}

  static List<Annotation> of(NodeList<AnnotationExpr> annotations, FileContext file) {
    return annotations.stream().map(each -> annotation(each, file)).toList();
  }

  private static Annotation annotation(AnnotationExpr annotation, FileContext file) {
    return new Annotation(
        annotation.getName().getIdentifier(),
        strings(annotation),
        classes(annotation),
        file.span(annotation));
  }

  private static List<String> classes(AnnotationExpr annotation) {
    return annotation.findAll(ClassExpr.class).stream()
        .map(each -> each.getType().asString())
        .map(name -> name.substring(name.lastIndexOf('.') + 1))
        .toList();
  }

  private static List<String> strings(AnnotationExpr annotation) {
    List<String> strings = new ArrayList<>();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      collect(single.getMemberValue(), strings);
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      normal.getPairs().forEach(pair -> collect(pair.getValue(), strings));
    }
    return strings;
  }

  private static void collect(Expression value, List<String> strings) {
    if (value instanceof ArrayInitializerExpr several) {
      several.getValues().forEach(each -> collect(each, strings));
    } else if (isLiteral(value)) {
      strings.add(text(value));
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
