// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.type.VarType;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;

/** Translates {@code instanceof} and patterns. */
final class PatternTranslator {

  /**
   * A pattern.
   *
   * @param type the type that it tests for
   * @param variables what it binds, in source order
   */
  record Translated(Pattern pattern, Type type, List<Variable> variables) {}

  private final FileContext file;
  private final RecordComponents components;

  PatternTranslator(FileContext file) {
    this.file = file;
    this.components = new RecordComponents(file.types());
  }

  Typed instanceOf(InstanceOfExpr expr, Scope scope) {
    Typed operand = file.exprs().translate(expr.getExpression(), scope);
    PatternExpr written = expr.getPattern().orElse(null);
    if (written == null) {
      Type tested = file.type(expr.getType(), scope);
      return Typed.of(
          new Expr.InstanceOf(operand.expr(), file.ref(tested), null, file.span(expr)),
          Type.Primitive.BOOLEAN);
    }
    Translated translated = translate(written, scope, operand.type());
    Expr whole =
        new Expr.InstanceOf(
            operand.expr(), file.ref(translated.type()), translated.pattern(), file.span(expr));
    return Typed.of(whole, Type.Primitive.BOOLEAN)
        .with(new Bindings(translated.variables(), List.of()));
  }

  /**
   * Translates a pattern.
   *
   * @param matched type of the matched value
   */
  Translated translate(ComponentPatternExpr expr, Scope scope, Type matched) {
    if (expr instanceof TypePatternExpr binding) {
      return binding(binding, scope, matched);
    } else if (expr instanceof RecordPatternExpr deconstruction) {
      return deconstruction(deconstruction, scope, matched);
    }
    return new Translated(new Pattern.Unnamed(file.span(expr)), matched, List.of());
  }

  private Translated binding(TypePatternExpr expr, Scope scope, Type matched) {
    Type type = expr.getType() instanceof VarType ? matched : file.type(expr.getType(), scope);
    Span span = file.span(expr);
    if (!expr.getModifiers().isEmpty()) {
      span = file.spans().of(expr.getModifiers()).to(span);
    }
    if (expr.getNameAsString().equals("_")) {
      return new Translated(new Pattern.Unnamed(span), type, List.of());
    }
    Local local = new Local(expr.getNameAsString(), file.ref(type), file.span(expr.getName()));
    return new Translated(
        new Pattern.Binding(local, span), type, List.of(new Variable(local, type)));
  }

  private Translated deconstruction(RecordPatternExpr expr, Scope scope, Type matched) {
    Type written = file.type(expr.getType(), scope);
    Type type = components.parameterized(written, matched);
    List<Type> types = components.of(type);
    List<Pattern> patterns = new ArrayList<>();
    List<Variable> variables = new ArrayList<>();
    for (int i = 0; i < expr.getPatternList().size(); i++) {
      Type component = i < types.size() ? types.get(i) : Type.Special.UNKNOWN;
      Translated part = translate(expr.getPatternList().get(i), scope, component);
      patterns.add(part.pattern());
      variables.addAll(part.variables());
    }
    Pattern whole = new Pattern.Deconstruction(file.ref(type), patterns, file.span(expr));
    return new Translated(whole, type, variables);
  }
}
