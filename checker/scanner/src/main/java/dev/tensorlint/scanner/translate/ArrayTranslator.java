// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates accesses to arrays and their creation. */
final class ArrayTranslator {

  private final FileContext file;

  ArrayTranslator(FileContext file) {
    this.file = file;
  }

  Typed access(ArrayAccessExpr expr, Scope scope) {
    Typed array = file.exprs().translate(expr.getName(), scope);
    Typed index = file.exprs().translate(expr.getIndex(), scope);
    Type type = elementOf(array.type());
    return Typed.of(
        new Expr.ArrayAccess(array.expr(), index.expr(), file.ref(type), file.span(expr)), type);
  }

  private static Type elementOf(Type type) {
    return type instanceof Type.ArrayType array ? array.element() : Type.Special.UNKNOWN;
  }

  Typed creation(ArrayCreationExpr expr, Scope scope) {
    List<Expr> dimensions = new ArrayList<>();
    for (ArrayCreationLevel level : expr.getLevels()) {
      level
          .getDimension()
          .ifPresent(size -> dimensions.add(file.exprs().translate(size, scope).expr()));
    }
    Type type = Type.array(file.type(expr.getElementType(), scope), expr.getLevels().size());
    ArrayInitializerExpr initializer = expr.getInitializer().orElse(null);
    List<Expr> elements = initializer == null ? null : elements(initializer, scope, type);
    return array(expr, type, dimensions, elements);
  }

  /** Translates the braces of {@code int[] a = {1, 2}}; the target is the array. */
  Typed initializer(ArrayInitializerExpr expr, Scope scope, Target target) {
    Type type = target.type();
    return array(expr, type, List.of(), elements(expr, scope, type));
  }

  private Typed array(
      Expression expr, Type type, List<Expr> dimensions, @Nullable List<Expr> elements) {
    return Typed.of(new Expr.NewArray(file.ref(type), dimensions, elements, file.span(expr)), type);
  }

  private List<Expr> elements(ArrayInitializerExpr expr, Scope scope, Type array) {
    Target element = Target.of(elementOf(array));
    List<Expr> elements = new ArrayList<>();
    for (Expression value : expr.getValues()) {
      elements.add(file.exprs().translate(value, scope, element).expr());
    }
    return elements;
  }
}
