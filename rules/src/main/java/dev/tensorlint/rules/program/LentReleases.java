// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.program.FieldHistories.LocatedPassage;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.summary.ReleaseEntry;
import java.util.List;
import java.util.Optional;

/**
 * Code of other classes that releases what an object lends. An object lends the value of a field,
 * or its elements, if one of its methods returns it and the field still holds it. It owns them if
 * the method in which it releases what it owns releases them as well.
 */
final class LentReleases {

  private final ProgramIndex index;
  private final FieldHistories histories;
  private final Library library;

  LentReleases(ProgramIndex index, FieldHistories histories, Library library) {
    this.index = index;
    this.histories = histories;
    this.library = library;
  }

  /** Returns the releases of what the field of a class lends. */
  List<ReleaseFact.LentReleased> of(TypeDecl type, FieldDecl field) {
    List<LocatedPassage> passages = histories.passages(field);
    Optional<Place> lent =
        passages.stream()
            .filter(one -> one.passage().how() == Passage.How.RETURNED && isOwn(type, one.in()))
            .map(one -> one.passage().at())
            .findFirst();
    boolean isOwned = passages.stream().anyMatch(one -> releases(one) && endsObject(type, one));
    Optional<ResourceInfo> held = held(field);
    if (lent.isEmpty() || held.isEmpty() || !isOwned) {
      return List.of();
    }
    return passages.stream()
        .filter(one -> releases(one) && !isOwn(type, one.in()) && !isRelease(one.in()))
        .map(
            one ->
                new ReleaseFact.LentReleased(
                    held.get(), one.in().name(), one.passage().at(), type.simpleName(), lent.get()))
        .toList();
  }

  private Optional<ResourceInfo> held(FieldDecl field) {
    ProgramField declared = index.fields().get(FieldKey.of(field));
    return declared == null
        ? Optional.empty()
        : library
            .fieldModel(declared.type(), null)
            .map(
                followed ->
                    new ResourceInfo(
                        field.name(),
                        true,
                        followed.model(),
                        declared.name(),
                        ResourceInfo.Origin.FIELD,
                        false,
                        followed.container()));
  }

  private static boolean releases(LocatedPassage located) {
    return located.passage().how() == Passage.How.RELEASED;
  }

  private boolean endsObject(TypeDecl type, LocatedPassage located) {
    return isOwn(type, located.in()) && isRelease(located.in());
  }

  /** What ends an object may end the objects that it uses, in an order that its author knows. */
  private boolean isRelease(Body body) {
    MethodDecl method = body.method();
    return method != null && ReleaseEntry.isIn(library.models().conventions(), method);
  }

  /** Returns whether a body is code of a class, of one nested in it, or of a subclass. */
  private boolean isOwn(TypeDecl type, Body body) {
    String in = body.type().name();
    return in.equals(type.name())
        || in.startsWith(type.name() + "$")
        || index.oracle().isSubtype(in, type.name());
  }
}
