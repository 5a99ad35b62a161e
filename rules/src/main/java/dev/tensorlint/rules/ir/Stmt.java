// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement. The span runs from its first character to its last, the semicolon included. An empty
 * statement is an empty {@link Block}.
 */
public sealed interface Stmt {

  Span span();

  <R> R accept(Visitor<R> visitor);

  record Block(List<Stmt> statements, Span span) implements Stmt {
    public Block {
      statements = List.copyOf(statements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBlock(this);
    }
  }

  /**
   * One declared variable; a declaration of several is several statements.
   *
   * @param initializer its value, null without one
   * @param span from the name to the end of the initializer
   */
  record LocalDecl(Local local, @Nullable Expr initializer, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLocalDecl(this);
    }
  }

  record ExprStmt(Expr expr, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitExprStmt(this);
    }
  }

  record If(Expr condition, Stmt whenTrue, @Nullable Stmt whenFalse, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitIf(this);
    }
  }

  record While(Expr condition, Stmt body, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitWhile(this);
    }
  }

  record DoWhile(Stmt body, Expr condition, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitDoWhile(this);
    }
  }

  /**
   * @param condition null when it is left out
   */
  record For(List<Stmt> init, @Nullable Expr condition, List<Expr> update, Stmt body, Span span)
      implements Stmt {
    public For {
      init = List.copyOf(init);
      update = List.copyOf(update);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitFor(this);
    }
  }

  record ForEach(Local variable, Expr iterable, Stmt body, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitForEach(this);
    }
  }

  record Switch(Expr selector, List<SwitchCase> cases, Span span) implements Stmt {
    public Switch {
      cases = List.copyOf(cases);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSwitch(this);
    }
  }

  /**
   * What stands in the parentheses of {@code try}.
   *
   * @param local the declared variable, null for {@code try (existing)}
   * @param value the initializer, or the existing variable or field
   */
  record Resource(@Nullable Local local, Expr value, Span span) {}

  record Catch(Local parameter, List<TypeRef> types, Block body, Span span) {
    public Catch {
      types = List.copyOf(types);
    }
  }

  record Try(
      List<Resource> resources,
      Block body,
      List<Catch> catches,
      @Nullable Block finallyBlock,
      Span span)
      implements Stmt {
    public Try {
      resources = List.copyOf(resources);
      catches = List.copyOf(catches);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTry(this);
    }
  }

  /**
   * Code that runs when other code fails, after which the failure goes on: what a compiler makes of
   * {@code finally} in a class file. Where the other code completes or jumps out, a compiler
   * repeats the cleanup in place.
   */
  record OnFailure(Block body, Block cleanup, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitOnFailure(this);
    }
  }

  /** The closing of a resource that a compiler adds at the end of a {@code try}. */
  record AddedClose(Local resource, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAddedClose(this);
    }
  }

  record Return(@Nullable Expr value, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitReturn(this);
    }
  }

  record Throw(Expr value, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitThrow(this);
    }
  }

  /**
   * @param label null for the innermost loop or switch
   */
  record Break(@Nullable String label, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBreak(this);
    }
  }

  /**
   * @param label null for the innermost loop
   */
  record Continue(@Nullable String label, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitContinue(this);
    }
  }

  record Yield(Expr value, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitYield(this);
    }
  }

  record Synchronized(Expr lock, Block body, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSynchronized(this);
    }
  }

  record Labeled(String label, Stmt body, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLabeled(this);
    }
  }

  record LocalClass(TypeDecl type, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLocalClass(this);
    }
  }

  record Assert(Expr condition, @Nullable Expr detail, Span span) implements Stmt {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAssert(this);
    }
  }

  /** Handles every kind of statement. A new kind does not compile until each visitor handles it. */
  interface Visitor<R> {
    R visitBlock(Block stmt);

    R visitLocalDecl(LocalDecl stmt);

    R visitExprStmt(ExprStmt stmt);

    R visitIf(If stmt);

    R visitWhile(While stmt);

    R visitDoWhile(DoWhile stmt);

    R visitFor(For stmt);

    R visitForEach(ForEach stmt);

    R visitSwitch(Switch stmt);

    R visitTry(Try stmt);

    R visitOnFailure(OnFailure stmt);

    R visitAddedClose(AddedClose stmt);

    R visitReturn(Return stmt);

    R visitThrow(Throw stmt);

    R visitBreak(Break stmt);

    R visitContinue(Continue stmt);

    R visitYield(Yield stmt);

    R visitSynchronized(Synchronized stmt);

    R visitLabeled(Labeled stmt);

    R visitLocalClass(LocalClass stmt);

    R visitAssert(Assert stmt);
  }
}
