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
import dev.tensorlint.rules.summary.RequestHandlers;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reports the assignments that lose a value which the field's class creates and owns.
 *
 * <p>The value that a field holds when a method begins is such a value if every constructor fills
 * the field, and only the release methods of the class empty it. Code that fills a field later, or
 * empties it in between, may call the method only when there is nothing to lose.
 *
 * <p>A method that takes a resource, such as the image of a camera, runs for each of them, and one
 * that several methods call runs more than once: where no code releases or returns the field, and
 * the collector ends only its last value in time, each call loses the value of the one before. So
 * does a method that stores what its callers have made for it, where one of them calls it again and
 * again on one object, and one that fills an object which it has filled before.
 */
final class FieldOverwrites {

  private final FieldHistories histories;
  private final InstanceCreation instances;
  private final Library library;
  private final Conventions conventions;
  private final RepeatedCalls calls;
  private final RetainingObjects retaining;
  private final RequestHandlers handlers;
  private final OuterMethods outer;
  private final LastValueReleases ends;
  private final RepeatedTasks tasks;
  private final RefilledObjects refilled;
  private final Callers callers;

  FieldOverwrites(
      FieldHistories histories,
      InstanceCreation instances,
      RepeatedCalls calls,
      RetainingObjects retaining,
      OuterMethods outer,
      LastValueReleases ends,
      RepeatedTasks tasks,
      RefilledObjects refilled,
      Callers callers,
      Library library) {
    this.histories = histories;
    this.instances = instances;
    this.library = library;
    this.calls = calls;
    this.retaining = retaining;
    this.outer = outer;
    this.ends = ends;
    this.tasks = tasks;
    this.refilled = refilled;
    this.callers = callers;
    this.handlers = new RequestHandlers(library);
    this.conventions = library.models().conventions();
  }

  /**
   * Returns the assignments to a field that lose a value.
   *
   * @param isSeenWhole whether all code that can reach the field's value is in the program
   * @param isLent whether some code passes values to the field that it keeps the duty for
   */
  List<Fact> of(TypeDecl type, FieldDecl field, boolean isSeenWhole, boolean isLent) {
    return histories.losses(field).stream()
        .flatMap(lost -> fact(type, field, lost, isSeenWhole, isLent).stream())
        .map(Fact.class::cast)
        .toList();
  }

  private static boolean isGiven(LocatedPassage located) {
    return located.passage().how() == Passage.How.GIVEN;
  }

  private Optional<LeakFact.Overwritten> fact(
      TypeDecl type, FieldDecl field, LocatedLoss lost, boolean isSeenWhole, boolean isLent) {
    List<LocatedStore> ofCallBefore =
        isLent || !losesFormer(lost)
            ? List.of()
            : Stream.concat(ofCallBefore(type, field, lost), givenBefore(type, field, lost))
                .toList();
    List<LocatedStore> lostStores =
        !ofCallBefore.isEmpty() ? ofCallBefore : ofObject(type, field, lost);
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

  /** Returns the stores of a value that the losing body, or a constructor, has created. */
  private List<LocatedStore> ofObject(TypeDecl type, FieldDecl field, LocatedLoss lost) {
    return histories.passages(field).stream().anyMatch(FieldOverwrites::isGiven)
        ? List.of()
        : lost.loss()
            .made()
            .map(made -> stores(field, made))
            .orElseGet(() -> former(type, field, lost));
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
    if (lost.by().result().body().initializesObjects()
        || isDeserializer(lost.by().result().body())) {
      return List.of();
    }
    List<LocatedStore> fillings =
        histories.stores(field).stream()
            .filter(
                located ->
                    located.by().result().body().initializesObjects()
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
    return located.by().result().body().initializesObjects() && !located.store().isEmpty();
  }

  private static boolean losesFormer(LocatedLoss lost) {
    MethodDecl method = lost.by().result().body().method();
    return method != null
        && method.kind() == MethodDecl.Kind.METHOD
        && lost.loss().made().isEmpty()
        && lost.loss().isOnEveryPath();
  }

  /** Returns the stores of the values that an earlier call of the same method has left. */
  private Stream<LocatedStore> ofCallBefore(TypeDecl type, FieldDecl field, LocatedLoss lost) {
    List<LocatedStore> left =
        histories.stores(field).stream()
            .filter(located -> located.by().equals(lost.by()))
            .filter(located -> located.store().isOwnedForSure())
            .toList();
    if (left.isEmpty()) {
      return Stream.empty();
    }
    // Who calls what is asked last, as it takes a look at the whole program.
    Body body = lost.by().result().body();
    List<LocatedStore> collected =
        left.stream().filter(FieldOverwrites::isLeftToCollector).toList();
    return !collected.isEmpty() && isKept(field) && runsAgain(type, body)
        ? collected.stream()
        : left.stream().filter(located -> isRefilled(type, field, body));
  }

  /** Returns whether a body fills a field of one object again before that releases its value. */
  private boolean isRefilled(TypeDecl type, FieldDecl field, Body body) {
    MethodDecl method = body.method();
    return method != null
        && !method.has(Modifier.STATIC)
        && ends.endsOf(type, field)
            .filter(names -> isFilledAgain(type, body, method, names))
            .isPresent();
  }

  private boolean isFilledAgain(TypeDecl type, Body body, MethodDecl method, Set<String> ends) {
    return (isRunAgain(body) && !isOfNewObject(type, method)) || refilled.areOf(type, method, ends);
  }

  private boolean runsAgain(TypeDecl type, Body body) {
    MethodDecl method = body.method();
    return method != null
        && ((runsForEach(body) && !isOfNewObject(type, method)) || calls.haveSeveral(method.ref()));
  }

  /** Returns whether a body runs for each of several resources, requests or ticks. */
  private boolean runsForEach(Body body) {
    MethodDecl method = body.method();
    return (method != null && takesResource(method)) || isRunAgain(body);
  }

  /** Returns whether a method is called on objects that are made for the call. */
  private boolean isOfNewObject(TypeDecl type, MethodDecl method) {
    return calls.areOnNewObjects(method.ref()) || instances.areMadeOnlyIn(type, this::runsForEach);
  }

  /** Returns whether a framework runs a body for each request, image or tick. */
  private boolean isRunAgain(Body body) {
    return handlers.isHandler(body) || tasks.include(body);
  }

  /** Returns whether no code releases the value of a field, or gives it to code that may. */
  private boolean isKept(FieldDecl field) {
    return histories.passages(field).stream()
        .allMatch(
            located ->
                isReturnedToCallers(located) || (isGiven(located) && !retaining.endsDuty(located)));
  }

  /** What the callers of a method do with a value that it returns is known there. */
  private boolean isReturnedToCallers(LocatedPassage located) {
    MethodDecl method = located.in().method();
    return located.passage().how() == Passage.How.RETURNED
        && method != null
        && !callers.of(method).isEmpty();
  }

  /**
   * Returns the gifts that an earlier call of the method has stored, by callers that call it again
   * on the same object. Code that is not in the program may lend what it passes.
   */
  private Stream<LocatedStore> givenBefore(TypeDecl type, FieldDecl field, LocatedLoss lost) {
    List<LocatedStore> stores = histories.stores(field);
    MethodDecl setter = lost.by().result().body().method();
    boolean storesGifts =
        stores.stream()
            .filter(located -> located.by().equals(lost.by()))
            .allMatch(located -> located.store().isPassedOn() && !located.store().isGift());
    if (!storesGifts || setter == null || isForOthers(type, lost.by().result().body(), setter)) {
      return Stream.empty();
    }
    List<LocatedStore> gifts =
        stores.stream()
            .filter(located -> located.store().isGift() && located.store().isOwnedForSure())
            .toList();
    String name = setter.ref().name();
    return isKept(field)
        ? gifts.stream()
            .filter(FieldOverwrites::isLeftToCollector)
            .filter(located -> givesAgain(located.by().result().body(), name))
        : gifts.stream()
            .filter(located -> ends.areLostInLoop(type, field, located.by().result().body(), name));
  }

  private boolean isForOthers(TypeDecl type, Body body, MethodDecl method) {
    return isRunAgain(body) || outer.mayImplement(type, method);
  }

  private boolean givesAgain(Body giver, String setter) {
    OneObjectCalls onOne = OneObjectCalls.in(giver);
    return onOne.haveInLoop(setter) || (runsForEach(giver) && onOne.haveInEachRun(setter));
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
    return fillings.stream().anyMatch(located -> located.by().result().body().initializesObjects())
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
