// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.program.FieldHistories.LocatedLoss;
import dev.tensorlint.rules.program.FieldHistories.LocatedPassage;
import dev.tensorlint.rules.program.FieldHistories.LocatedStore;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.summary.ReleaseEntry;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Reports the assignments that lose a value which the field's class creates and owns.
 *
 * <p>The value that a field holds when a method begins is such a value if every constructor fills
 * the field, and only the release methods of the class empty it. Code that fills a field later, or
 * empties it in between, may call the method only when there is nothing to lose.
 *
 * <p>A method that takes a resource, such as the image of a camera, runs for each of them, and one
 * that several methods call runs more than once: where no code releases or returns the field, and
 * the collector ends only its last value in time, each call loses the value of the one before.
 */
final class FieldOverwrites {

  private final FieldHistories histories;
  private final InstanceCreation instances;
  private final Library library;
  private final Conventions conventions;
  private final RepeatedCalls calls;

  FieldOverwrites(
      FieldHistories histories, InstanceCreation instances, RepeatedCalls calls, Library library) {
    this.histories = histories;
    this.instances = instances;
    this.library = library;
    this.calls = calls;
    this.conventions = library.models().conventions();
  }

  /**
   * Returns the assignments to a field that lose a value.
   *
   * @param isSeenWhole whether all code that can reach the field's value is in the program
   */
  List<Fact> of(TypeDecl type, FieldDecl field, boolean isSeenWhole) {
    if (histories.passages(field).stream().anyMatch(FieldOverwrites::isGiven)) {
      return List.of();
    }
    return histories.losses(field).stream()
        .flatMap(lost -> fact(type, field, lost, isSeenWhole).stream())
        .map(Fact.class::cast)
        .toList();
  }

  private static boolean isGiven(LocatedPassage located) {
    return located.passage().how() == Passage.How.GIVEN;
  }

  private Optional<LeakFact.Overwritten> fact(
      TypeDecl type, FieldDecl field, LocatedLoss lost, boolean isSeenWhole) {
    List<LocatedStore> ofCallBefore = ofCallBefore(field, lost);
    List<LocatedStore> lostStores =
        !ofCallBefore.isEmpty()
            ? ofCallBefore
            : lost.loss()
                .made()
                .map(made -> stores(field, made))
                .orElseGet(() -> former(type, field, lost));
    List<LocatedStore> leaking = lostStores.stream().filter(this::isBare).toList();
    if (leaking.isEmpty()) {
      return Optional.empty();
    }
    LocatedStore first = leaking.get(0);
    return Optional.of(
        new LeakFact.Overwritten(
            leaking.stream()
                .flatMap(located -> located.store().owned().stream())
                .distinct()
                .toList(),
            lost.by().result().body().name(),
            lost.loss().at(),
            field.name(),
            true,
            lost.loss().isOnEveryPath() && isSeenWhole && !mayBeEmpty(leaking),
            !ofCallBefore.isEmpty(),
            scope(first)));
  }

  /** Returns whether it takes a later call to put something into a stored value. */
  private static boolean mayBeEmpty(List<LocatedStore> stores) {
    return stores.stream().anyMatch(located -> located.store().isEmpty());
  }

  private boolean isBare(LocatedStore located) {
    return scope(located).mayBeAbsent();
  }

  private CallerScope scope(LocatedStore located) {
    return new CallerScope(located.store().isScopable(), instances.contextOf(located.by()));
  }

  /** Returns the stores of a value that the losing body has created. */
  private List<LocatedStore> stores(FieldDecl field, ResourceInfo made) {
    return histories.stores(field).stream()
        .filter(located -> located.store().isOwnedForSure())
        .filter(located -> located.store().owned().filter(made::equals).isPresent())
        .toList();
  }

  /** Returns the stores of the value that the field holds when the method begins. */
  private List<LocatedStore> former(TypeDecl type, FieldDecl field, LocatedLoss lost) {
    if (isInitializer(lost.by().result().body()) || isDeserializer(lost.by().result().body())) {
      return List.of();
    }
    List<LocatedStore> fillings =
        histories.stores(field).stream()
            .filter(
                located ->
                    isInitializer(located.by().result().body())
                        || isConstructor(located.by().result().body()))
            .filter(located -> located.store().isOwnedForSure() && !located.by().equals(lost.by()))
            .sorted(Comparator.comparing(located -> located.store().at().span()))
            .toList();
    boolean isFilled =
        isConstructor(lost.by().result().body())
            ? fillings.stream().anyMatch(FieldOverwrites::isFilledAtFirst)
            : fillsAlways(type, fillings) && !isEmptiedBefore(field, lost);
    return isFilled && (!isEmptyAtFirst(fillings) || isFilledBefore(field, lost))
        ? fillings
        : List.of();
  }

  private static boolean isEmptyAtFirst(List<LocatedStore> fillings) {
    return fillings.stream().allMatch(located -> located.store().isEmpty());
  }

  /**
   * Returns whether a call may have put something into what the field holds when the method begins:
   * earlier in the method, or in another one.
   */
  private boolean isFilledBefore(FieldDecl field, LocatedLoss lost) {
    return histories.fills(field).stream()
        .anyMatch(
            located ->
                !located.by().equals(lost.by())
                    || located.fill().at().span().compareTo(lost.loss().at().span()) < 0);
  }

  /** Returns whether an initializer stores something that already holds what must be released. */
  private static boolean isFilledAtFirst(LocatedStore located) {
    return isInitializer(located.by().result().body()) && !located.store().isEmpty();
  }

  /** Returns the stores of the values that an earlier call of the same method has left. */
  private List<LocatedStore> ofCallBefore(FieldDecl field, LocatedLoss lost) {
    MethodDecl method = lost.by().result().body().method();
    return method != null
            && method.kind() == MethodDecl.Kind.METHOD
            && lost.loss().made().isEmpty()
            && lost.loss().isOnEveryPath()
            && (takesResource(method) || calls.haveSeveral(method.ref()))
            && histories.passages(field).isEmpty()
        ? histories.stores(field).stream()
            .filter(located -> located.by().equals(lost.by()))
            .filter(located -> located.store().isOwnedForSure())
            .filter(FieldOverwrites::isLeftToCollector)
            .toList()
        : List.of();
  }

  private boolean takesResource(MethodDecl method) {
    return method.parameters().stream()
        .anyMatch(parameter -> library.resourceModel(parameter.type()).isPresent());
  }

  private static boolean isLeftToCollector(LocatedStore located) {
    return located
        .store()
        .owned()
        .filter(owned -> owned.model().release().isCollected())
        .isPresent();
  }

  private static boolean fillsAlways(TypeDecl type, List<LocatedStore> fillings) {
    long constructors =
        type.methods().stream()
            .filter(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR)
            .count();
    long filling =
        fillings.stream()
            .map(located -> located.by().result().body())
            .filter(FieldOverwrites::isConstructor)
            .distinct()
            .count();
    return fillings.stream().anyMatch(located -> isInitializer(located.by().result().body()))
        || (constructors > 0 && filling == constructors);
  }

  private boolean isEmptiedBefore(FieldDecl field, LocatedLoss lost) {
    MethodDecl method = lost.by().result().body().method();
    boolean isCalledWithout = method != null && histories.isUnready(method.ref().key(), field);
    return isCalledWithout
        || histories.passages(field).stream()
            .filter(LocatedPassage::endsDuty)
            .map(located -> located.in().method())
            .anyMatch(in -> in == null || !ReleaseEntry.isIn(conventions, in));
  }

  private static boolean isInitializer(Body body) {
    MethodDecl method = body.method();
    return body.code() == null
        || (method != null && method.kind() == MethodDecl.Kind.INSTANCE_INITIALIZER);
  }

  /** Returns whether the body is a {@code readObject}, before which no constructor has run. */
  private static boolean isDeserializer(Body body) {
    MethodDecl method = body.method();
    return method != null
        && method.has(Modifier.PRIVATE)
        && method.ref().name().equals("readObject")
        && method.parameters().size() == 1;
  }

  private static boolean isConstructor(Body body) {
    return Optional.ofNullable(body.method())
        .filter(method -> Objects.equals(method.kind(), MethodDecl.Kind.CONSTRUCTOR))
        .isPresent();
  }
}
