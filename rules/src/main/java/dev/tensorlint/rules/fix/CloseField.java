// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Adds to the method in which a class lets go of what it owns the release of what it forgets.
 *
 * @param releaser the name in the method's declaration
 * @param release the call ({@code table.close()})
 * @param field the field's name in its declaration, empty when another method releases it. One that
 *     is not final may be null: nothing may have filled it
 * @param mayBeNull whether what fills it may be null
 * @param mayBeAnothers whether it may hold what is not the object's to release
 */
public record CloseField(
    Place releaser, String release, Optional<Place> field, boolean mayBeNull, boolean mayBeAnothers)
    implements SharedRemedy<CloseField> {

  /** Returns the release of a field by the method of its value's model. */
  public static CloseField of(Place releaser, Place field, ResourceInfo held) {
    return new CloseField(
        releaser,
        field.text() + "." + Writing.method(held.model()) + "()",
        Optional.of(field),
        held.mayBeNull(),
        held.mayBeAnothers());
  }

  /** Returns the call of the method of the superclass that has the same name. */
  public static CloseField ofSuperclass(Place releaser, String name) {
    return new CloseField(releaser, "super." + name + "()", Optional.empty(), false, false);
  }

  @Override
  public Optional<Span> region(Code code) {
    return body(code).map(Stmt.Block::span);
  }

  @Override
  public Optional<Fix> in(Code code) {
    return with(code, List.of());
  }

  @Override
  public Optional<Fix> with(Code code, List<CloseField> others) {
    List<CloseField> all = new ArrayList<>(List.of(this));
    all.addAll(others);
    return body(code).flatMap(body -> last(code, body)).flatMap(last -> fix(code, last, all));
  }

  private Optional<Stmt.Block> body(Code code) {
    return code.at(releaser)
        .last(MethodDecl.class)
        .filter(method -> method.nameSpan().equals(releaser.span()))
        .flatMap(method -> Optional.ofNullable(method.body()));
  }

  private static Optional<Siblings> last(Code code, Stmt.Block body) {
    List<Stmt> all = body.statements();
    return all.isEmpty()
        ? Optional.empty()
        : code.at(all.get(all.size() - 1).span())
            .siblings()
            .filter(it -> !(it.stmt() instanceof Stmt.Return));
  }

  private Optional<Fix> fix(Code code, Siblings last, List<CloseField> all) {
    Edits edits = new Edits(code);
    Optional<Makers> makers = code.at(releaser).last(TypeDecl.class).map(Makers::in);
    List<CloseField> ordered =
        makers.map(known -> known.madeFirst(all, CloseField::name)).orElse(all);
    ordered.forEach(each -> each.write(code, new TryBlock(code, edits), last, makers));
    String calls = Writing.listed(ordered.stream().map(CloseField::release).toList());
    boolean isSafe =
        all.stream()
            .allMatch(
                each ->
                    !each.mayBeAnothers
                        && each.mayBeCalled(code)
                        && each.isLast(code, ordered, last, makers));
    return edits.build(
        isSafe ? Fix.Safety.SAFE : Fix.Safety.UNSAFE,
        "call " + calls + " in `" + releaser.text() + "`");
  }

  /**
   * Returns whether the method declares what the release of a field throws. A release that is not
   * known may throw anything.
   */
  private boolean mayBeCalled(Code code) {
    Optional<FieldDecl> declared = field.flatMap(name -> declared(code, name));
    int dot = release.lastIndexOf('.');
    if (declared.isEmpty() || dot < 0) {
      return true;
    }
    String name = release.substring(dot + 1, release.indexOf('(', dot));
    List<MethodRef> releases =
        code.types().methods(declared.get().type().name(), name).stream()
            .filter(method -> method.parameters().isEmpty())
            .toList();
    return releases.isEmpty()
        ? isDeclared(code, TypeRef.of("java.lang.Exception"))
        : releases.stream()
            .flatMap(method -> method.thrown().stream())
            .filter(exception -> Closing.isChecked(exception, code.types()))
            .allMatch(exception -> isDeclared(code, exception));
  }

  /**
   * Returns whether all that the field's value has made is closed in the method as well. A graph
   * may wait for the sessions on it.
   */
  private boolean isLast(Code code, List<CloseField> all, Siblings last, Optional<Makers> makers) {
    Set<String> closed = all.stream().map(CloseField::name).collect(Collectors.toSet());
    return makers.stream()
        .flatMap(known -> known.madeBy(name()).stream())
        .filter(made -> !closed.contains(made) && mustBeReleased(code, made))
        .allMatch(made -> Makers.firstReleaseOf(Set.of(made), last.statements()) >= 0);
  }

  private boolean mustBeReleased(Code code, String made) {
    return code.at(releaser).last(TypeDecl.class).stream()
        .flatMap(type -> type.fields().stream())
        .filter(one -> one.name().equals(made))
        .flatMap(one -> code.models().type(one.type().name(), code.types()).stream())
        .anyMatch(TypeModel::mustBeReleased);
  }

  private boolean isDeclared(Code code, TypeRef exception) {
    return code.at(releaser).last(MethodDecl.class).stream()
        .flatMap(method -> method.ref().thrown().stream())
        .anyMatch(declared -> code.types().isSubtype(exception.name(), declared.name()));
  }

  private String name() {
    return field.map(Place::text).orElse("");
  }

  /** What a field has made is closed before it. */
  private void write(Code code, TryBlock block, Siblings last, Optional<Makers> makers) {
    int maker =
        makers.map(known -> Makers.firstReleaseOf(known.of(name()), last.statements())).orElse(-1);
    if (maker < 0) {
      block.insertBehind(last, statement(code, last));
    } else {
      block.insertBefore(last.at(maker), statement(code, last));
    }
  }

  private String statement(Code code, Siblings last) {
    String call = release + ";";
    return field
        .filter(name -> mayBeNull || !isFinal(code, name))
        .map(name -> Writing.guarded(code, last, name.text() + " != null", call))
        .orElse(call);
  }

  private static boolean isFinal(Code code, Place field) {
    return declared(code, field)
        .filter(one -> one.modifiers().contains(Modifier.FINAL))
        .isPresent();
  }

  private static Optional<FieldDecl> declared(Code code, Place field) {
    return code.at(field)
        .last(TypeDecl.class)
        .flatMap(
            type ->
                type.fields().stream()
                    .filter(one -> one.nameSpan().equals(field.span()))
                    .findFirst());
  }
}
