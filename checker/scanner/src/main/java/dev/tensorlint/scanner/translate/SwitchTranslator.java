// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.ResultScope;
import dev.tensorlint.scanner.source.ResultScope.Kind;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;

/** Translates both forms of {@code switch}. */
final class SwitchTranslator {

  private final FileContext file;
  private final PatternTranslator patternTranslator;

  SwitchTranslator(FileContext file) {
    this.file = file;
    this.patternTranslator = new PatternTranslator(file);
  }

  Stmt statement(SwitchStmt stmt, Scope scope) {
    Typed selector = file.exprs().translate(stmt.getSelector(), scope);
    List<SwitchCase> cases =
        cases(stmt.getEntries(), new BlockScope(scope), selector.type(), false);
    return new Stmt.Switch(selector.expr(), cases, file.span(stmt));
  }

  Typed expression(SwitchExpr expr, Scope scope, Target target) {
    Typed selector = file.exprs().translate(expr.getSelector(), scope);
    ResultScope result = new ResultScope(scope, Kind.YIELD, target.type());
    List<SwitchCase> cases =
        cases(expr.getEntries(), new BlockScope(result), selector.type(), true);
    Type type = ArmTypes.joined(result.results(), file.types());
    Type shown = ArmTypes.of(result.shownResults(), file.types().conversions());
    Expr whole = new Expr.SwitchExpr(selector.expr(), cases, file.ref(shown), file.span(expr));
    return new Typed(whole, type, Bindings.NONE, target.isProbe());
  }

  private List<SwitchCase> cases(
      NodeList<SwitchEntry> entries, BlockScope block, Type selector, boolean hasValue) {
    List<SwitchCase> cases = new ArrayList<>();
    for (SwitchEntry each : entries) {
      cases.add(switchCase(each, block, selector, hasValue));
    }
    return cases;
  }

  private SwitchCase switchCase(
      SwitchEntry entry, BlockScope block, Type selector, boolean hasValue) {
    List<Expr> constants = new ArrayList<>();
    List<Pattern> patterns = new ArrayList<>();
    BlockScope inside =
        entry.getType() == SwitchEntry.Type.STATEMENT_GROUP ? block : new BlockScope(block);
    for (Expression label : entry.getLabels()) {
      if (label instanceof ComponentPatternExpr pattern) {
        PatternTranslator.Translated translated =
            patternTranslator.translate(pattern, block, selector);
        patterns.add(translated.pattern());
        translated.variables().forEach(inside::declare);
      } else {
        constants.add(constant(label, block, selector));
      }
    }
    Typed guard = entry.getGuard().map(each -> file.exprs().translate(each, inside)).orElse(null);
    Scope body = guard == null ? inside : guard.bindings().trueScope(inside);
    List<Stmt> statements = body(entry, body, inside, hasValue);
    return new SwitchCase(
        constants,
        patterns,
        entry.isDefault() || entry.getLabels().isEmpty(),
        guard == null ? null : guard.expr(),
        entry.getType() != SwitchEntry.Type.STATEMENT_GROUP,
        statements,
        file.span(entry));
  }

  /** A simple name is a constant of the selector's enum first. */
  private Expr constant(Expression label, Scope scope, Type selector) {
    Type.ClassType owner = file.types().supertypes().membersOf(selector);
    if (label instanceof NameExpr name && owner != null) {
      FieldInfo field = file.types().members().field(owner, name.getNameAsString());
      if (field != null && field.isStatic()) {
        Span span = file.span(name);
        return new Expr.FieldRef(
            null, field.owner(), field.name(), true, file.ref(field.type()), span, span);
      }
    }
    return file.exprs().translate(label, scope).expr();
  }

  private List<Stmt> body(SwitchEntry entry, Scope scope, BlockScope block, boolean hasValue) {
    NodeList<Statement> statements = entry.getStatements();
    boolean isValue =
        hasValue
            && entry.getType() == SwitchEntry.Type.EXPRESSION
            && statements.get(0) instanceof ExpressionStmt;
    if (isValue) {
      Expression value = ((ExpressionStmt) statements.get(0)).getExpression();
      Typed typed = new JumpTranslator(file).given(value, Kind.YIELD, scope);
      return List.of(new Stmt.Yield(typed.expr(), typed.expr().span()));
    }
    boolean isShared = scope == block;
    return file.stmts().statements(statements, isShared ? block : new BlockScope(scope));
  }
}
