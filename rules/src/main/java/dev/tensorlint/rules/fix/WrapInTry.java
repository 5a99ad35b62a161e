// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves the variable that holds a resource into a try-with-resources, which extends as far as the
 * variable, and what was created from it, is needed. The statements that close it are removed.
 *
 * @param isKept whether only the method holds it on every path
 */
public record WrapInTry(ResourceInfo resource, boolean isKept) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    if (resource.mayBeAnothers()) {
      return Optional.empty();
    }
    Optional<Siblings> declaration = Declarations.of(code, resource);
    return declaration.flatMap(
        siblings -> Extent.of(code, siblings).flatMap(extent -> fix(code, siblings, extent)));
  }

  private Optional<Fix> fix(Code code, Siblings declaration, Extent extent) {
    Local variable = variable(declaration);
    int last = Reach.lastOfBlock(declaration, Set.of(variable));
    List<Stmt> rest = declaration.statements().subList(declaration.index() + 1, last + 1);
    Handling handling = Handling.of(variable, rest);
    if (handling.isAssigned()
        || handling.isHandedOut()
        || !Closing.isQuietlyCloseable(variable.type(), resource.model(), code.types())) {
      return Optional.empty();
    }
    OwnedParts parts = OwnedParts.of(code, variable, rest);
    TypeModel model = Closing.model(variable.type(), resource.model(), code.types());
    List<Stmt.ExprStmt> own = Closing.of(variable, model, rest);
    List<Stmt.ExprStmt> ofParts = new ArrayList<>();
    parts.variables().forEach((part, owned) -> ofParts.addAll(Closing.of(part, owned, rest)));
    return Removal.of(code, own)
        .flatMap(
            gone ->
                Removal.of(code, ofParts)
                    .map(
                        goneToo ->
                            new Rest(rest, gone, goneToo, handling, parts.isReleasedByBlock())))
        .flatMap(it -> fix(code, declaration, extent, it));
  }

  private Optional<Fix> fix(Code code, Siblings declaration, Extent extent, Rest rest) {
    int length = rest.length();
    if (length == 0
        || (!isKept && rest.mayGoElsewhere())
        || isNeededAfter(code, declaration, rest)) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    List<Span> gone = new ArrayList<>(rest.gone());
    gone.addAll(rest.ofParts());
    edits.deleteReleases(gone);
    Optional<Hoisted> hoisted =
        TryBlock.headerFor(declaration).isPresent()
            ? Optional.empty()
            : Hoisted.of(code, declaration, rest.kept()).filter(it -> it.canBeWritten(code));
    hoisted.ifPresent(it -> it.write(code, edits, extent));
    int last = hoisted.map(it -> it.made().index()).orElse(declaration.index() + length);
    wrap(code, edits, declaration, extent, last);
    boolean isSafe =
        resource.origin() != ResourceInfo.Origin.OBTAINED
            && !rest.isPartReleasedByBlock()
            && !isUsedUnseen(code, variable(declaration), rest.statements())
            && !isPutInNeededAfter(declaration, last)
            && !LivingOn.mayLiveOn(code, resource.model())
            && (isKept || rest.handling().isPrivate() || rest.isClosedAtEnd());
    return edits.build(
        isSafe ? Fix.Safety.SAFE : Fix.Safety.UNSAFE,
        "wrap `" + resource.name() + "` in try-with-resources");
  }

  /**
   * Whether its memory is read, or something is allocated from it, where that is not seen; or its
   * parts are released one by one.
   */
  private boolean isUsedUnseen(Code code, Local variable, List<Stmt> block) {
    return Addresses.areTaken(code, variable, block)
        || ReleasedInTurn.isIn(block, variable, resource.model())
        || Allocations.areUnseen(code, variable, resource.model(), block);
  }

  private static Local variable(Siblings declaration) {
    return ((Stmt.LocalDecl) declaration.stmt()).local();
  }

  /** What is closed on the way out already may go on to where it is not used any more. */
  private static boolean isNeededAfter(Code code, Siblings declaration, Rest rest) {
    Local variable = variable(declaration);
    return !rest.isClosedAtEnd() && Outliving.any(code, variable, declaration, rest.statements());
  }

  private static boolean isPutInNeededAfter(Siblings declaration, int last) {
    Local variable = variable(declaration);
    List<Stmt> all = declaration.statements();
    return PutIn.isNeededAfter(
        variable,
        all.subList(declaration.index() + 1, last + 1),
        all.subList(last + 1, all.size()));
  }

  /**
   * The statements after a declaration that need its variable.
   *
   * @param gone the statements that are removed
   * @param ofParts statements that release what it owns, which are removed too
   * @param isPartReleasedByBlock whether a {@code try} releases such a part
   */
  private record Rest(
      List<Stmt> statements,
      List<Span> gone,
      List<Span> ofParts,
      Handling handling,
      boolean isPartReleasedByBlock) {

    /** Whether every path through them closes it: then no call in them takes ownership. */
    boolean isClosedAtEnd() {
      return statements.stream().anyMatch(stmt -> gone.contains(stmt.span()));
    }

    /**
     * Whether nothing here closes it, and a call has it: that may be where it goes. Seen in: a
     * model that is attached to its manager as the last step, and leaks only when loading fails.
     */
    boolean mayGoElsewhere() {
      return gone.isEmpty() && handling.isPassed();
    }

    /** Returns those that are not removed. */
    List<Stmt> kept() {
      return statements.stream().filter(stmt -> !isGone(stmt.span())).toList();
    }

    /** Returns how many go into the block, without removed ones at the end. */
    int length() {
      int length = statements.size();
      while (length > 0 && isGone(statements.get(length - 1).span())) {
        length--;
      }
      return length;
    }

    private boolean isGone(Span stmt) {
      return gone.contains(stmt) || ofParts.contains(stmt);
    }
  }

  static void wrap(Code code, Edits edits, Siblings declaration, Extent extent, int last) {
    TryBlock block = new TryBlock(code, edits);
    Optional<Stmt.Try> header = TryBlock.headerFor(declaration);
    Optional<Stmt.Try> next = only(code, declaration, extent, last);
    String text = extent.text(code);
    String resource = Lines.joinedIfShort(text.substring(0, text.length() - 1));
    if (header.isPresent() && isAloneOnItsLines(code, extent)) {
      block.moveToHeader(header.get(), extent, resource);
    } else if (next.isPresent() && isAloneOnItsLines(code, extent)) {
      block.insertResource(next.get(), next.get().resources().get(0), resource);
      edits.delete(extent.start(), extent.end());
    } else {
      block.aroundRest(declaration, extent, last);
    }
  }

  /** The block that is all of the rest, if its resources can follow one more. */
  private static Optional<Stmt.Try> only(Code code, Siblings declaration, Extent extent, int last) {
    boolean isNext = last == declaration.index() + 1;
    return isNext
            && declaration.get(last) instanceof Stmt.Try block
            && block.catches().isEmpty()
            && block.finallyBlock() == null
            && block.resources().stream().allMatch(one -> one.local() != null)
            && Trivia.isBlank(code.text(), extent.end(), block.span().start())
        ? Optional.of(block)
        : Optional.empty();
  }

  private static boolean isAloneOnItsLines(Code code, Extent extent) {
    return Trivia.isBlank(code.text(), code.lineStart(extent.start()), extent.start())
        && Trivia.isBlank(code.text(), extent.end(), code.lineEnd(extent.end()));
  }
}
