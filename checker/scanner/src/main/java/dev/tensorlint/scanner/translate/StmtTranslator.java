// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.scanner.parse.LocalEnumStmt;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Translates statements: finds the translator of each kind. */
final class StmtTranslator implements Statements {

  /** Translates one kind of statement; what it declares goes into the block. */
  private interface Handler<S extends Statement> {
    Stmt translate(S stmt, BlockScope scope);
  }

  private final FileContext file;
  private final Map<Class<? extends Statement>, Handler<Statement>> handlers = new HashMap<>();
  private final LocalTranslator locals;

  StmtTranslator(FileContext file) {
    this.file = file;
    this.locals = new LocalTranslator(file);
    addPlain();
    addLoops(new LoopTranslator(file, locals));
    addJumps(new JumpTranslator(file));
    addDeclarations();
  }

  private void addPlain() {
    TryTranslator tries = new TryTranslator(file, locals);
    IfTranslator ifs = new IfTranslator(file);
    SwitchTranslator switches = new SwitchTranslator(file);
    add(BlockStmt.class, this::block);
    add(EmptyStmt.class, (s, scope) -> new Stmt.Block(List.of(), file.span(s)));
    add(IfStmt.class, ifs::translate);
    add(TryStmt.class, tries::translate);
    add(SwitchStmt.class, switches::statement);
    add(SynchronizedStmt.class, this::synchronize);
    add(
        LabeledStmt.class,
        (s, scope) ->
            new Stmt.Labeled(
                s.getLabel().asString(), translate(s.getStatement(), scope), file.span(s)));
    add(AssertStmt.class, this::assertion);
  }

  private void addLoops(LoopTranslator loops) {
    add(WhileStmt.class, loops::whileLoop);
    add(DoStmt.class, loops::doLoop);
    add(ForStmt.class, loops::forLoop);
    add(ForEachStmt.class, loops::forEach);
  }

  private void addJumps(JumpTranslator jumps) {
    add(ReturnStmt.class, jumps::result);
    add(YieldStmt.class, jumps::yieldValue);
    add(ThrowStmt.class, jumps::exception);
    add(BreakStmt.class, (s, scope) -> jumps.breakOut(s));
    add(ContinueStmt.class, (s, scope) -> jumps.continueWith(s));
  }

  private void addDeclarations() {
    CallTranslator calls = new CallTranslator(file);
    add(
        LocalClassDeclarationStmt.class,
        (s, scope) -> file.declarations().local(s.getClassDeclaration(), scope, file.span(s)));
    add(
        LocalRecordDeclarationStmt.class,
        (s, scope) -> file.declarations().local(s.getRecordDeclaration(), scope, file.span(s)));
    add(
        LocalEnumStmt.class,
        (s, scope) -> file.declarations().local(s.declaration(), scope, file.span(s)));
    add(
        ExplicitConstructorInvocationStmt.class,
        (s, scope) -> new Stmt.ExprStmt(calls.constructorCall(s, scope), file.span(s)));
  }

  private <S extends Statement> void add(Class<S> kind, Handler<S> handler) {
    handlers.put(kind, (stmt, scope) -> handler.translate(kind.cast(stmt), scope));
  }

  @Override
  public Stmt translate(Statement stmt, Scope scope) {
    return inBlock(stmt, new BlockScope(scope));
  }

  private Stmt inBlock(Statement stmt, BlockScope block) {
    Handler<Statement> handler = handlers.get(stmt.getClass());
    return handler == null ? expression(stmt, block) : handler.translate(stmt, block);
  }

  private Stmt expression(Statement stmt, BlockScope scope) {
    if (stmt instanceof ExpressionStmt expression) {
      return new Stmt.ExprStmt(
          file.exprs().translate(expression.getExpression(), scope).expr(), file.span(stmt));
    }
    return new Stmt.ExprStmt(Typed.opaque(List.of(), file.span(stmt)).expr(), file.span(stmt));
  }

  @Override
  public Stmt.Block block(BlockStmt block, Scope scope) {
    BlockScope inside = new BlockScope(scope);
    return new Stmt.Block(statements(block.getStatements(), inside), file.span(block));
  }

  @Override
  public List<Stmt> statements(List<Statement> statements, BlockScope block) {
    List<Stmt> translated = new ArrayList<>();
    for (Statement each : statements) {
      if (each instanceof ExpressionStmt stmt
          && stmt.getExpression() instanceof VariableDeclarationExpr declaration) {
        translated.addAll(locals.declare(declaration, block));
      } else {
        translated.add(inBlock(each, block));
      }
    }
    return translated;
  }

  private Stmt synchronize(SynchronizedStmt stmt, Scope scope) {
    return new Stmt.Synchronized(
        file.exprs().translate(stmt.getExpression(), scope).expr(),
        block(stmt.getBody(), scope),
        file.span(stmt));
  }

  private Stmt assertion(AssertStmt stmt, Scope scope) {
    Typed check = file.exprs().translate(stmt.getCheck(), scope);
    Scope failed = check.bindings().falseScope(scope);
    Expression message = stmt.getMessage().orElse(null);
    return new Stmt.Assert(
        check.expr(),
        message == null ? null : file.exprs().translate(message, failed).expr(),
        file.span(stmt));
  }
}
