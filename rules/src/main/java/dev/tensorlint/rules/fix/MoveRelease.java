// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves a release after the last use of the resource, and of everything that was created from it.
 *
 * @param release the name of the call that releases
 * @param use the use that is too late
 * @param made calls whose results must exist first
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
    if (late().isExpected(code)) {
      return Optional.empty();
    }
    return ReleaseStatement.at(code, release)
        .filter(found -> found.target() instanceof Expr.LocalRef)
        .flatMap(found -> ofVariable(code, found))
        .or(() -> new MoveStatement(late(), used(code), safety).in(code));
  }

  private LateUse late() {
    return new LateUse(release, use);
  }

  /** {@code x.close();} may stand anywhere below the block of the variable. */
  private Optional<Fix> ofVariable(Code code, ReleaseStatement found) {
    Local variable = ((Expr.LocalRef) found.target()).local();
    if (isResource(found.nesting(), variable)) {
      // The try closes it.
      return RemoveStatement.ofRelease(release, ReleaseModel.NONE, safety).in(code);
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
      Code code, Siblings declaring, Set<Local> variables, Span gone, ReleaseStatement found) {
    Branches branches = new Branches(found.nesting());
    Set<Local> needed = Reach.needed(declaring, variables);
    Siblings list = branches.innermost(declaring, variables, use.span());
    int last = Reach.last(list, needed);
    if (last < 0
        || !late().isIn(list, last)
        || late().isAskedBetween(list, needed)
        || Redirection.any(code, passed(list, last), found.target())) {
      return Optional.empty();
    }
    Optional<Stmt> other = releaseBehind(list, found);
    if (other.filter(stmt -> mayEndBefore(stmt, list)).isPresent()) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    edits.delete(gone.start(), gone.end());
    if (other.isEmpty()) {
      new TryBlock(code, edits).insertBehindOrFinally(list.at(last), found.text(code));
    }
    boolean runsMoreOften = other.isEmpty() && branches.isOnlySometimes(list);
    Fix.Safety promised = runsMoreOften && safety == Fix.Safety.SAFE ? Fix.Safety.UNSAFE : safety;
    return edits.build(promised, title(code, found.stmt()));
  }

  private List<Stmt> passed(Siblings list, int last) {
    return list.statements().subList(0, last + 1).stream()
        .filter(stmt -> stmt.span().end() > release.span().end())
        .toList();
  }

  /** Another statement of the same list that releases it after the use. */
  private Optional<Stmt> releaseBehind(Siblings list, ReleaseStatement found) {
    return list.statements().stream()
        .filter(stmt -> stmt.span().start() > use.span().end() && !stmt.equals(found.stmt()))
        .filter(stmt -> isTheSame(stmt, found))
        .findFirst();
  }

  /** Whether the method may end between the use and another release, which is not reached then. */
  private boolean mayEndBefore(Stmt other, Siblings list) {
    return list.statements().stream()
        .filter(stmt -> stmt.span().end() >= use.span().end())
        .takeWhile(stmt -> !stmt.equals(other))
        .anyMatch(Leaving::in);
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

  static String title(Code code, Stmt stmt) {
    String text = Lines.joined(code.file().textOf(stmt.span())).replaceAll(";$", "");
    String shown = stmt instanceof Stmt.ForEach ? "the loop that closes" : "`" + text + "`";
    return "move " + shown + " after the last use";
  }

  private Set<Local> used(Code code) {
    Set<Local> used = new HashSet<>();
    code.at(use).last(Expr.class).ifPresent(expr -> used.addAll(Mentions.of(expr)));
    made.forEach(call -> Assigned.by(code.at(call)).ifPresent(used::add));
    return used;
  }
}
