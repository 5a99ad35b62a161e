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
    List<LocatedPassage> passages = histories.passages(field);
    if (passages.isEmpty() || !passages.stream().allMatch(located -> isEnd(type, located))) {
      return false;
    }
    Set<String> ends =
        passages.stream()
            .flatMap(located -> Stream.ofNullable(located.in().method()))
            .map(method -> method.ref().name())
            .collect(Collectors.toSet());
    OneObjectCalls calls = OneObjectCalls.in(body);
    return calls.haveInLoop(setter) && !calls.haveInAnyLoop(ends) && !isEndedWithin(type, ends);
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
