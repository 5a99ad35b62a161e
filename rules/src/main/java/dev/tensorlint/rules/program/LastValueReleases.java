// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.program.FieldHistories.LocatedPassage;
import dev.tensorlint.rules.summary.ReleaseEntry;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Knows the fields of which only the last value is released: where an object releases what it owns,
 * when it ends.
 */
final class LastValueReleases {

  private final ProgramIndex index;
  private final FieldHistories histories;
  private final Conventions conventions;

  LastValueReleases(ProgramIndex index, FieldHistories histories, Conventions conventions) {
    this.index = index;
    this.histories = histories;
    this.conventions = conventions;
  }

  /**
   * Returns whether a loop of a body calls a method on one object that replaces the value of a
   * field, and calls nothing that releases it.
   */
  boolean areLostInLoop(TypeDecl type, FieldDecl field, Body body, String setter) {
    Set<String> ends = endsOf(type, field).orElse(Set.of());
    OneObjectCalls calls = OneObjectCalls.in(body);
    return !ends.isEmpty() && calls.haveInLoop(setter) && !calls.haveInAnyLoop(ends);
  }

  /**
   * Returns the names of the methods that release the value of a field, none if no code does; empty
   * if the value goes elsewhere, or an object may release it before it ends.
   */
  Optional<Set<String>> endsOf(TypeDecl type, FieldDecl field) {
    List<LocatedPassage> passages = histories.passages(field);
    if (!passages.stream().allMatch(located -> isEnd(type, located))) {
      return Optional.empty();
    }
    Set<String> ends =
        passages.stream()
            .flatMap(located -> Stream.ofNullable(located.in().method()))
            .map(method -> method.ref().name())
            .collect(Collectors.toUnmodifiableSet());
    return isEndedWithin(type, ends) ? Optional.empty() : Optional.of(ends);
  }

  private boolean isEnd(TypeDecl type, LocatedPassage located) {
    MethodDecl method = located.in().method();
    return located.passage().how() == Passage.How.RELEASED
        && method != null
        && located.in().type().name().equals(type.name())
        && ReleaseEntry.isIn(conventions, method);
  }

  /** Returns whether an object of a class may release what it owns before it ends. */
  private boolean isEndedWithin(TypeDecl type, Set<String> ends) {
    for (UnitIndex unit : index.units()) {
      for (Procedure each : unit.procedures()) {
        Body body = each.body();
        if (body.type().name().equals(type.name()) && OneObjectCalls.in(body).haveOnThis(ends)) {
          return true;
        }
      }
    }
    return false;
  }
}
