// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves a release behind the last use of what it releases, and of what was made with that.
 *
 * @param release the name of the call that releases
 * @param use what comes too late where it stands
 * @param made calls whose results have to be there first
 */
public record MoveRelease(Place release, Place use, List<Place> made, Fix.Safety safety)
    implements Remedy {

  public MoveRelease {
    made = List.copyOf(made);
  }

  public MoveRelease(Place release, Place use, Fix.Safety safety) {
    this(release, use, List.of(), safety);
  }

  @Override
  public Optional<Fix> in(Code code) {
    if (isExpected(code)) {
      return Optional.empty();
    }
    return ReleaseStatement.at(code, release)
        .filter(found -> found.target() instanceof Expr.LocalRef)
        .flatMap(found -> ofVariable(code, found))
        .or(() -> wholeStatement(code));
  }

  /** {@code x.close();} may stand anywhere below the block of the variable. */
  private Optional<Fix> ofVariable(Code code, ReleaseStatement found) {
    Local variable = ((Expr.LocalRef) found.target()).local();
    if (isResource(found.nesting(), variable)) {
      return new RemoveStatement(release, safety).in(code);
    }
    Set<Local> needed = used(code);
    needed.add(variable);
    return list(found.nesting(), variable)
        .flatMap(
            list ->
                Removal.of(code, found.stmt())
                    .flatMap(gone -> move(code, list, needed, gone, found)));
  }

  /** The list in which the variable is declared; of a parameter, the body of its method. */
  private static Optional<Siblings> list(Nesting nesting, Local variable) {
    return Declarations.of(nesting, variable)
        .or(() -> isParameter(nesting, variable) ? outermost(nesting) : Optional.empty())
        .map(found -> found.at(startOf(found, variable)));
  }

  private static int startOf(Siblings list, Local variable) {
    boolean isHere = list.stmt() instanceof Stmt.LocalDecl decl && decl.local().equals(variable);
    return isHere ? list.index() : -1;
  }

  private static boolean isParameter(Nesting nesting, Local variable) {
    return nesting
        .last(MethodDecl.class)
        .filter(method -> method.parameters().contains(variable))
        .isPresent();
  }

  /** A block that closes the variable anyway needs no other release. */
  private static boolean isResource(Nesting nesting, Local variable) {
    return nesting.nodes().stream()
        .filter(Stmt.Try.class::isInstance)
        .flatMap(block -> ((Stmt.Try) block).resources().stream())
        .anyMatch(one -> variable.equals(one.local()));
  }

  private static Optional<Siblings> outermost(Nesting nesting) {
    int method = nesting.lastIndexOf(MethodDecl.class);
    return method + 2 < nesting.size() ? nesting.upTo(method + 2).siblings() : Optional.empty();
  }

  private Optional<Fix> move(
      Code code, Siblings list, Set<Local> needed, Span gone, ReleaseStatement found) {
    int last = Reach.last(list, needed);
    if (last < 0 || !containsUse(list, last) || isAskedBetween(list, needed)) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    edits.delete(gone.start(), gone.end());
    if (!isReleasedBehind(list, found)) {
      insert(code, edits, list.at(last), found.text(code));
    }
    return edits.build(safety, title(code, found.stmt()));
  }

  /** A program that catches what the use throws wants to see that. */
  private boolean isExpected(Code code) {
    return code.at(use).nodes().stream()
        .filter(Stmt.Try.class::isInstance)
        .map(Stmt.Try.class::cast)
        .filter(block -> block.body().span().contains(use.span()))
        .flatMap(block -> block.catches().stream())
        .flatMap(clause -> clause.types().stream())
        .anyMatch(type -> code.types().isSubtype(type.name(), "java.lang.RuntimeException"));
  }

  private boolean containsUse(Siblings list, int last) {
    return list.statements().subList(0, last + 1).stream()
        .anyMatch(stmt -> stmt.span().contains(use.span()));
  }

  /** Code that runs between the release and the use, as an assertion does, may want it released. */
  private boolean isAskedBetween(Siblings list, Set<Local> variables) {
    return list.statements().stream()
        .filter(stmt -> stmt.span().start() >= release.span().end())
        .filter(stmt -> stmt.span().end() <= use.span().start())
        .anyMatch(stmt -> LambdaMentions.any(stmt, variables));
  }

  /** Another statement of the same list releases it behind the use. */
  private boolean isReleasedBehind(Siblings list, ReleaseStatement found) {
    return list.statements().stream()
        .filter(stmt -> stmt.span().start() > use.span().end() && !stmt.equals(found.stmt()))
        .anyMatch(stmt -> isTheSame(stmt, found));
  }

  private static boolean isTheSame(Stmt stmt, ReleaseStatement found) {
    return stmt instanceof Stmt.ExprStmt only
        && only.expr() instanceof Expr.Call call
        && found.target().equals(call.target() == null ? null : moved(call.target(), found))
        && call.callee().equals(found.call().callee());
  }

  /** Mentions differ by their places. */
  private static Expr moved(Expr target, ReleaseStatement found) {
    return target instanceof Expr.LocalRef ref
        ? new Expr.LocalRef(ref.local(), found.target().span())
        : target;
  }

  /** A call that releases something, or a loop of such calls, moves within its list. */
  private Optional<Fix> wholeStatement(Code code) {
    return outOfLoop(code.at(release)).flatMap(siblings -> moveWhole(code, siblings));
  }

  private static Optional<Siblings> outOfLoop(Nesting nesting) {
    return nesting
        .siblings()
        .map(
            found -> {
              Nesting around = found.ofParent();
              boolean isLoop =
                  found.size() == 1
                      && around.size() > 1
                      && around.node(around.size() - 2) instanceof Stmt.ForEach;
              return isLoop ? around.upTo(around.size() - 2).siblings().orElse(found) : found;
            });
  }

  private Optional<Fix> moveWhole(Code code, Siblings siblings) {
    boolean canMove =
        siblings.stmt() instanceof Stmt.ExprStmt || siblings.stmt() instanceof Stmt.ForEach;
    Set<Local> needed = used(code);
    needed.addAll(Mentions.of(siblings.stmt()));
    int last = Math.max(Reach.last(siblings, needed), indexOfUse(siblings));
    if (!canMove
        || isAskedBetween(siblings, needed)
        || last <= siblings.index()
        || !containsUse(siblings, last)) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    Span span = siblings.stmt().span();
    edits.delete(span.start(), span.end());
    insert(code, edits, siblings.at(last), code.file().textOf(span));
    return edits.build(safetyOf(code, siblings.stmt()), title(code, siblings.stmt()));
  }

  /** What a method of this file does besides releasing would come later, too. */
  private Fix.Safety safetyOf(Code code, Stmt stmt) {
    if (stmt instanceof Stmt.ForEach || ReleaseStatement.at(code, release).isPresent()) {
      return safety;
    }
    boolean isCall = stmt instanceof Stmt.ExprStmt only && only.expr() instanceof Expr.Call;
    Expr.Call call = isCall ? (Expr.Call) ((Stmt.ExprStmt) stmt).expr() : null;
    boolean onlyReleases =
        call != null
            && (call.arguments().stream().anyMatch(Expr.MethodReference.class::isInstance)
                || Bodies.doOnly(code, call.callee(), one -> isOneRelease(code, one)));
    return onlyReleases ? Fix.Safety.UNSAFE : Fix.Safety.DISPLAY_ONLY;
  }

  private static boolean isOneRelease(Code code, Stmt stmt) {
    return stmt instanceof Stmt.ExprStmt only
        && only.expr() instanceof Expr.Call call
        && call.target() != null
        && code.models()
            .type(call.target().type().name(), code.types())
            .filter(
                model ->
                    call.callee() instanceof MethodRef m
                        && model.releaseMethods().contains(m.name()))
            .isPresent();
  }

  private int indexOfUse(Siblings siblings) {
    for (int i = 0; i < siblings.size(); i++) {
      if (siblings.get(i).span().contains(use.span())) {
        return i;
      }
    }
    return -1;
  }

  private String title(Code code, Stmt stmt) {
    String text = Lines.joined(code.file().textOf(stmt.span())).replaceAll(";$", "");
    String shown = stmt instanceof Stmt.ForEach ? "the loop that closes" : "`" + text + "`";
    return "move " + shown + " behind the last use";
  }

  private Set<Local> used(Code code) {
    Set<Local> used = new HashSet<>();
    code.at(use).last(Expr.class).ifPresent(expr -> used.addAll(Mentions.of(expr)));
    made.forEach(call -> Assigned.by(code.at(call)).ifPresent(used::add));
    return used;
  }

  private static void insert(Code code, Edits edits, Siblings behind, String stmt) {
    TryBlock block = new TryBlock(code, edits);
    if (leaves(behind.stmt())) {
      block.withFinally(behind.at(behind.index() - 1), behind.index(), stmt);
    } else {
      block.insertBehind(behind, stmt);
    }
  }

  /** Returns whether the method may end in a statement, so that nothing behind it is reached. */
  private static boolean leaves(Stmt stmt) {
    Leaving leaving = new Leaving();
    stmt.accept(leaving);
    return leaving.found;
  }

  private static final class Leaving extends IrWalker {
    private boolean found;

    @Override
    public Unit visitReturn(Stmt.Return stmt) {
      found = true;
      return super.visitReturn(stmt);
    }

    @Override
    public Unit visitThrow(Stmt.Throw stmt) {
      found = true;
      return super.visitThrow(stmt);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      return Unit.UNIT;
    }
  }
}
