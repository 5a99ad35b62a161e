// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A variable that is declared before a block which only makes its value: the block is short then,
 * although the value is needed long after it. So a session outlives its options.
 *
 * @param made the declaration of the variable, the last statement of the block
 */
record Hoisted(Siblings made) {

  /** How many statements have to stay out of the block for it to be worth the declaration. */
  private static final int FEWEST = 3;

  /**
   * Empty where the block cannot end earlier: what is made in it needs the resource, or is more
   * than one thing, or ends in the method itself, so that it is to get a block of its own.
   *
   * @param declaration that of the resource
   * @param rest the statements of the block, those that are taken out of it excluded
   */
  static Optional<Hoisted> of(Code code, Siblings declaration, List<Stmt> rest) {
    Local resource = ((Stmt.LocalDecl) declaration.stmt()).local();
    int last = lastMention(rest, resource);
    if (last < 0 || rest.size() - 1 - last < FEWEST) {
      return Optional.empty();
    }
    List<Stmt> after = rest.subList(last + 1, rest.size());
    boolean isOnly = declared(rest.subList(0, last)).noneMatch(it -> lastMention(after, it) >= 0);
    return isOnly
            && rest.get(last) instanceof Stmt.LocalDecl made
            && isMadeApart(code, made, resource)
            && mayLeave(Handling.of(made.local(), after))
        ? code.at(made.span()).siblings().filter(it -> it.stmt() == made).map(Hoisted::new)
        : Optional.empty();
  }

  private static int lastMention(List<Stmt> statements, Local local) {
    int last = statements.size() - 1;
    while (last >= 0 && !Mentions.any(statements.get(last), Set.of(local))) {
      last--;
    }
    return last;
  }

  private static Stream<Local> declared(List<Stmt> statements) {
    return statements.stream()
        .filter(Stmt.LocalDecl.class::isInstance)
        .map(stmt -> ((Stmt.LocalDecl) stmt).local());
  }

  /** A model says that the call gives a new resource, and keeps nothing of its argument. */
  private static boolean isMadeApart(Code code, Stmt.LocalDecl made, Local resource) {
    if (!(made.initializer() instanceof Expr.Call call)
        || !(call.callee() instanceof MethodRef method)) {
      return false;
    }
    return code.models()
        .effect(method.owner(), method, code.types())
        .filter(known -> known.result().kind() == ResultEffect.Kind.FRESH)
        .filter(known -> areBorrowed(known, call, resource))
        .isPresent();
  }

  private static boolean areBorrowed(Summary known, Expr.Call call, Local resource) {
    for (int i = 0; i < call.arguments().size(); i++) {
      boolean isIt = Mentions.of(call.arguments().get(i)).contains(resource);
      if (isIt && !known.parameter(i).equals(OperandEffect.BORROWS)) {
        return false;
      }
    }
    return call.target() == null || !Mentions.of(call.target()).contains(resource);
  }

  /** What is only used in the method should be closed there, in a block around its use. */
  private static boolean mayLeave(Handling handling) {
    return !handling.isAssigned() && (handling.isHandedOut() || handling.isPassed());
  }

  /** Writes the declaration before the block. */
  void write(Code code, Edits edits, Extent block) {
    Local local = ((Stmt.LocalDecl) made.stmt()).local();
    Extent own = Extent.of(code, made).orElseThrow();
    String typed = code.text().substring(own.start(), local.nameSpan().start());
    String next = code.newLine() + code.indentation(block.start());
    edits.insert(block.start(), typed + local.name() + ";" + next);
    edits.replace(own.start(), local.nameSpan().start(), "");
  }

  /** Whether the declaration can be taken apart. */
  boolean canBeWritten(Code code) {
    Local local = ((Stmt.LocalDecl) made.stmt()).local();
    return Extent.of(code, made)
        .map(own -> code.text().substring(own.start(), local.nameSpan().start()))
        .filter(typed -> !typed.strip().matches("(?:final\\s+)?var|.*[@/].*"))
        .isPresent();
  }
}
