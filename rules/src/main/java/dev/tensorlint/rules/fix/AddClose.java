// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Adds to the class of an owned field a {@code close} that releases it, and closes the new objects
 * of the class that stay in the methods that make them. One {@code close} releases all fields.
 * Where a container makes the objects, an annotation makes it call the method.
 *
 * @param field the name in the field's declaration
 * @param held what the field holds
 */
public record AddClose(Place field, ResourceInfo held) implements SharedRemedy<AddClose> {

  @Override
  public Optional<Span> region(Code code) {
    return type(code).map(TypeDecl::span);
  }

  @Override
  public Optional<Fix> in(Code code) {
    return with(code, List.of());
  }

  @Override
  public Optional<Fix> with(Code code, List<AddClose> others) {
    boolean isOwn =
        !held.mayBeAnothers() && others.stream().noneMatch(each -> each.held.mayBeAnothers());
    return type(code).flatMap(type -> fix(code, type, fields(type, others), isOwn));
  }

  private Optional<TypeDecl> type(Code code) {
    return code.at(field).last(TypeDecl.class).filter(this::canHave);
  }

  private boolean canHave(TypeDecl type) {
    boolean isClass = type.kind() == TypeDecl.Kind.CLASS && !type.simpleName().isEmpty();
    boolean hasClose = type.methods().stream().anyMatch(one -> one.ref().name().equals("close"));
    return isClass && !hasClose && declared(type).filter(one -> !one.isStatic()).isPresent();
  }

  private Optional<FieldDecl> declared(TypeDecl type) {
    return type.fields().stream().filter(one -> one.nameSpan().equals(field.span())).findFirst();
  }

  /** The fields in the order of their declarations. */
  private List<OwnedField> fields(TypeDecl type, List<AddClose> others) {
    List<AddClose> all = new ArrayList<>(others);
    all.add(this);
    return all.stream()
        .sorted(Comparator.comparing(each -> each.field.span()))
        .flatMap(each -> each.owned(type).stream())
        .distinct()
        .toList();
  }

  private Optional<OwnedField> owned(TypeDecl type) {
    return declared(type)
        .map(one -> new OwnedField(one.name(), one.type(), held.model(), isFinal(one)));
  }

  private static boolean isFinal(FieldDecl field) {
    return field.modifiers().contains(Modifier.FINAL);
  }

  /**
   * @param isOwn whether the fields hold nothing that is not the object's
   */
  private static Optional<Fix> fix(
      Code code, TypeDecl type, List<OwnedField> fields, boolean isOwn) {
    if (fields.stream().anyMatch(field -> field.release(code).isEmpty())) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    Optional<ManagedType> managed = ManagedType.of(code, type);
    new CloseMethod(code, type).write(edits, fields, managed.map(ManagedType::annotation));
    Owners owners = Owners.of(code, type, edits);
    String names = Writing.listed(fields.stream().map(OwnedField::name).toList());
    boolean isEnded = managed.filter(ManagedType::endsEach).isPresent();
    String title = "let `" + type.simpleName() + "` close " + names;
    boolean isSafe = isEnded || (owners.areAllClosing() && !LivingOn.mayLiveOn(code, type.name()));
    Fix.Safety safety = isSafe && isOwn ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
    return edits.build(safety, title + (isEnded ? " when it is destroyed" : "")).map(owners::with);
  }

  @Override
  public boolean looksAtProgram() {
    return true;
  }
}
