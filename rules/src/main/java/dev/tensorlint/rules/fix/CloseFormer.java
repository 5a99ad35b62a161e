// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Optional;

/**
 * Closes the old value of a variable after the assignment that loses the last reference to it;
 * before it, where {@code null} is assigned.
 *
 * @param target the variable that is assigned
 * @param mayBeNull whether the analysis says that there may be no old value
 */
public record CloseFormer(Place target, TypeModel model, boolean mayBeNull, Fix.Safety safety)
    implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(target);
    int at = nesting.lastIndexOf(Stmt.ExprStmt.class);
    boolean isIt =
        at >= 0
            && ((Stmt.ExprStmt) nesting.node(at)).expr() instanceof Expr.Assign assign
            && (assign.target().span().contains(target.span())
                || target.span().contains(assign.target().span()))
            && Evaluation.onlyReads(assign.target());
    return isIt ? nesting.upTo(at).siblings().flatMap(it -> fix(code, it)) : Optional.empty();
  }

  private Optional<Fix> fix(Code code, Siblings siblings) {
    if (!(siblings.stmt() instanceof Stmt.ExprStmt stmt)
        || !(stmt.expr() instanceof Expr.Assign assign)
        || !isInitialized(siblings, assign.target())) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    String name = code.file().textOf(assign.target().span());
    boolean isTested = mayBeNull || mayBeNull(code, siblings, assign.target());
    boolean isDone =
        isNull(assign.value())
            ? closeBefore(code, edits, siblings, assign.target(), isTested)
            : closeBehind(code, edits, siblings, assign, isTested);
    return isDone
        ? edits.build(safety(siblings, assign), "close the old value of `" + name + "`")
        : Optional.empty();
  }

  /** The old value of a round may be that of another variable, which is still used. */
  private Fix.Safety safety(Siblings siblings, Expr.Assign assign) {
    boolean isShared =
        assign.target() instanceof Expr.LocalRef ref
            && siblings
                .around()
                .last(MethodDecl.class)
                .filter(method -> SharedValue.isIn(method, ref.local()))
                .isPresent();
    return isShared ? Fix.Safety.UNSAFE : safety;
  }

  private static boolean isNull(Expr value) {
    return value instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }

  /** A local variable has an old value only where its declaration gives it one. */
  private static boolean isInitialized(Siblings siblings, Expr target) {
    if (!(target instanceof Expr.LocalRef ref)) {
      return true;
    }
    return Declarations.of(siblings.around(), ref.local())
        .map(found -> ((Stmt.LocalDecl) found.stmt()).initializer() != null)
        .orElse(true);
  }

  /** A field may be empty in an object that was made without a constructor, such as from JSON. */
  private static boolean mayBeNull(Code code, Siblings siblings, Expr target) {
    return target instanceof Expr.LocalRef ref
        ? OldValue.mayBeNull(code, siblings, ref.local())
        : target instanceof Expr.FieldRef field && !field.isStatic() && !isInConstructor(siblings);
  }

  private static boolean isInConstructor(Siblings siblings) {
    return siblings
        .around()
        .last(MethodDecl.class)
        .filter(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR)
        .isPresent();
  }

  private boolean closeBefore(
      Code code, Edits edits, Siblings siblings, Expr target, boolean isTested) {
    String name = code.file().textOf(target.span());
    int start = siblings.stmt().span().start();
    Optional<String> release =
        Writing.release(code, siblings, name, target.type(), model, isTested);
    release.ifPresent(
        lines -> edits.insert(start, lines + code.newLine() + code.indentation(start)));
    return release.isPresent();
  }

  private boolean closeBehind(
      Code code, Edits edits, Siblings siblings, Expr.Assign assign, boolean isTested) {
    TypeRef declared = assign.target().type();
    Optional<String> type = Imports.nameOf(code, edits, declared);
    String former = Names.free(code, siblings.around(), "former", "previous");
    int start = siblings.stmt().span().start();
    String indent = code.indentation(start);
    String value = code.file().textOf(assign.target().span());
    Optional<String> release = Writing.release(code, siblings, former, declared, model, isTested);
    if (type.isEmpty() || release.isEmpty()) {
      return false;
    }
    edits.insert(start, type.get() + " " + former + " = " + value + ";" + code.newLine() + indent);
    edits.insert(
        Trivia.endWithComment(code, siblings.stmt().span().end()),
        code.newLine() + indent + release.get());
    return true;
  }
}
