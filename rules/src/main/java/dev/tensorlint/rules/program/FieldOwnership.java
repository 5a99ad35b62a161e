// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.ReachableMethods;
import dev.tensorlint.rules.callgraph.Visibility;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Skip;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Store;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.program.FieldHistories.LocatedPassage;
import dev.tensorlint.rules.program.FieldHistories.LocatedSkip;
import dev.tensorlint.rules.program.FieldHistories.LocatedStore;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ReleasingMethod;
import dev.tensorlint.rules.summary.ReleaseEntry;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reports a field whose value the class creates and no code releases or hands on. An object owns
 * the value of a field if its class has created it, until some code of the program, of any class,
 * releases it or gives it away. A value that was passed in, by an injector or a caller, is not
 * owned.
 */
final class FieldOwnership {

  private static final Comparator<LeakFact.HeldForever> FIRST =
      Comparator.comparing((LeakFact.HeldForever held) -> !held.isDefinite())
          .thenComparing(held -> held.resource().created().file().path())
          .thenComparing(held -> held.resource().created().span());

  private final ProgramIndex index;
  private final Library library;
  private final Conventions conventions;
  private final InstanceCreation instances;
  private final ReachableMethods reachable;
  private final ProcessEnd processEnd;
  private final boolean isComplete;
  private final FieldHistories histories;
  private final FieldOverwrites overwrites;
  private final RetainingObjects retaining;
  private final LentReleases lent;
  private final OuterMethods outer;

  /**
   * @param nodes results that contain effects on fields
   * @param processEnd what ends with the process, and so is never reported
   * @param isComplete whether all code was analysed within its limits
   */
  FieldOwnership(
      ProgramIndex index,
      Library library,
      List<ResultNode> nodes,
      InstanceCreation instances,
      ReachableMethods reachable,
      ProcessEnd processEnd,
      boolean isComplete) {
    this.index = index;
    this.library = library;
    this.conventions = library.models().conventions();
    this.instances = instances;
    this.reachable = reachable;
    this.histories = new FieldHistories(nodes);
    this.retaining = new RetainingObjects(index, histories, conventions);
    this.outer = new OuterMethods(index);
    Callers callers = new Callers(index);
    this.overwrites =
        new FieldOverwrites(
            histories,
            instances,
            new RepeatedCalls(index, library),
            retaining,
            outer,
            new LastValueReleases(index, histories, conventions),
            new RepeatedTasks(index, library),
            new RefilledObjects(index, callers),
            callers,
            library);
    this.lent = new LentReleases(index, histories, library);
    this.processEnd = processEnd;
    this.isComplete = isComplete;
  }

  /**
   * Returns the facts about fields, in source order.
   *
   * @param work its budget
   */
  List<Fact> facts(Work work) {
    List<Fact> facts = new ArrayList<>();
    for (TypeDecl type : index.types(histories.owners())) {
      int heirs = index.subtypes(type.name()).size();
      for (FieldDecl field : type.fields()) {
        int passages = histories.passages(field).size();
        work.spend(1L + histories.stores(field).size() + (1L + heirs) * (1L + passages));
        facts.addAll(lent.of(type, field));
        if (canOwn(type, field) && !histories.stores(field).isEmpty()) {
          facts.addAll(facts(type, field));
          boolean isLent = histories.stores(field).stream().anyMatch(this::isLent);
          boolean isSeenWhole = isComplete && isSeenWhole(type, field);
          facts.addAll(overwrites.of(type, field, isSeenWhole, isLent));
        }
      }
    }
    return facts;
  }

  /**
   * A class that never releases its field is reported once; its subclasses are not reported for it.
   */
  private List<Fact> facts(TypeDecl type, FieldDecl field) {
    if (!isOwned(field)) {
      return List.of();
    }
    if (!isReleased(type, field)) {
      return List.copyOf(heldForever(type, field));
    }
    Optional<Fact> skipped = skipped(field);
    if (skipped.isPresent()) {
      return List.of(skipped.get());
    }
    return index.subtypes(type.name()).stream()
        .filter(heir -> releaserIn(heir).isPresent() && !isReleased(heir, field))
        .flatMap(heir -> heldForever(heir, field).stream())
        .map(Fact.class::cast)
        .toList();
  }

  /** Returns the leak of the only body that releases a field, where an exception skips that. */
  private Optional<Fact> skipped(FieldDecl field) {
    return histories.skips(field).stream()
        .filter(located -> isOnlyRelease(located.in(), field))
        .findFirst()
        .flatMap(
            located ->
                storesByOwners(field).stream()
                    .flatMap(store -> skipped(field, store, located).stream())
                    .findFirst());
  }

  private boolean isOnlyRelease(Body body, FieldDecl field) {
    return histories.passages(field).stream()
        .allMatch(located -> !located.endsDuty() || located.in().equals(body));
  }

  private Optional<Fact> skipped(FieldDecl field, LocatedStore located, LocatedSkip skipped) {
    Store store = located.store();
    Skip skip = skipped.skip();
    CallerScope scope = new CallerScope(store.isScopable(), instances.contextOf(located.by()));
    return store
        .owned()
        .filter(owned -> scope.mayBeAbsent())
        .map(
            owned ->
                new LeakFact.Unwound(
                    owned.named(field.name()),
                    skipped.in().name(),
                    skip.at(),
                    Optional.empty(),
                    Optional.of(skip.thrower()),
                    skip.exceptions().stream().map(FieldOwnership::simpleName).toList(),
                    skip.exit(),
                    false,
                    Set.of(),
                    scope));
  }

  private static String simpleName(String type) {
    return RootMark.strip(type.substring(type.lastIndexOf('.') + 1));
  }

  /** Returns whether some code stores an owned value in the field; most fields hold others. */
  private boolean isOwned(FieldDecl field) {
    for (LocatedStore located : storesByOwners(field)) {
      if (located.store().owned().isPresent()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the first leak of a field that is not released; all of them where the garbage collector
   * releases the resources as well, since it depends on the code that makes them whether it does so
   * in time.
   *
   * @param type the class whose objects are checked: the declaring class, or a subclass
   */
  private List<LeakFact.HeldForever> heldForever(TypeDecl type, FieldDecl field) {
    if (instances.liveForever(type)) {
      return List.of();
    }
    List<LeakFact.HeldForever> held =
        storesByOwners(field).stream()
            .filter(located -> mayFill(type, field, located))
            .flatMap(located -> allowed(type, field, located).stream())
            .sorted(FIRST)
            .toList();
    boolean isCollected =
        held.stream().allMatch(each -> each.resource().model().release().isCollected());
    return isCollected ? held : held.subList(0, 1);
  }

  /** A subclass may override all methods that fill the field. */
  private boolean mayFill(TypeDecl type, FieldDecl field, LocatedStore located) {
    return type.name().equals(field.owner()) || reachable.reach(type, located.by().result().body());
  }

  private Optional<LeakFact.HeldForever> allowed(
      TypeDecl type, FieldDecl field, LocatedStore located) {
    return heldForever(type, field, located)
        .filter(held -> processEnd.allows(held, located.by().result().body()));
  }

  /**
   * Returns the stores that transfer ownership. If some code only lends a value to a constructor of
   * the class, no constructor argument counts. What no call acquires needs no owner.
   */
  private List<LocatedStore> storesByOwners(FieldDecl field) {
    boolean isFilled = !histories.fills(field).isEmpty();
    List<LocatedStore> stores =
        histories.stores(field).stream()
            .filter(located -> isFilled || !located.store().isAwaited())
            .toList();
    boolean isLent = stores.stream().anyMatch(this::isLent);
    return isLent ? stores.stream().filter(located -> !located.store().isGift()).toList() : stores;
  }

  private boolean isLent(LocatedStore located) {
    boolean isOfCallers = located.store().isPassedOn() && !isOpen(located.by().result().body());
    return located.store().isLent() && !isOfCallers;
  }

  private boolean isOpen(Body body) {
    MethodDecl method = body.method();
    return method == null
        || Visibility.isOpen(index, body.type(), method.modifiers())
        || instances.isReferenced(method);
  }

  /** Returns whether no code of the program releases the values of a field, or can replace them. */
  boolean isNeverReleased(FieldKey key) {
    TypeDecl type = index.type(key.owner());
    return type != null
        && canHold(key, type)
        && !instances.liveForever(type)
        && histories.passages(key).stream().noneMatch(this::mayRelease);
  }

  private boolean canHold(FieldKey key, TypeDecl type) {
    return type.fields().stream()
        .filter(field -> FieldKey.of(field).equals(key))
        .anyMatch(this::canOwn);
  }

  private boolean mayRelease(LocatedPassage located) {
    return located.passage().how() == Passage.How.REPLACED || retaining.endsDuty(located);
  }

  /** Returns whether some code passes values to a field that it keeps the duty for. */
  boolean isLent(FieldKey key) {
    return histories.stores(key).stream()
        .map(LocatedStore::store)
        .anyMatch(store -> store.isLent() && !store.isPassedOn());
  }

  /** Returns whether all code that can reach the value of a field is in the program. */
  boolean isSeenWhole(FieldKey key) {
    TypeDecl type = index.type(key.owner());
    return isComplete
        && type != null
        && type.fields().stream()
            .filter(field -> FieldKey.of(field).equals(key))
            .anyMatch(field -> isSeenWhole(type, field));
  }

  /**
   * A record does not own its components: it carries them for the code that uses it, and so does an
   * object whose field can hold anything, such as one of a pair. A static field holds its value as
   * long as the program runs.
   */
  private boolean canOwn(TypeDecl type, FieldDecl field) {
    return type.kind() == TypeDecl.Kind.CLASS && canOwn(field);
  }

  private boolean canOwn(FieldDecl field) {
    return !field.isStatic() && mayBeReleased(field.type()) && !isInjected(field);
  }

  /** Returns whether code that has a value of a type can release it. */
  private boolean mayBeReleased(TypeRef type) {
    return library.isFollowedField(type)
        || (!type.isArray() && index.oracle().isSubtype(type.name(), "java.lang.AutoCloseable"));
  }

  private boolean isInjected(FieldDecl field) {
    return field.annotations().stream()
        .anyMatch(each -> conventions.frameworks().injecting().contains(each.name()));
  }

  /**
   * Returns whether reachable code releases the field of objects of a class, or all the fields with
   * whose values its own are released.
   */
  private boolean isReleased(TypeDecl type, FieldDecl field) {
    List<Store> owned =
        storesByOwners(field).stream()
            .map(LocatedStore::store)
            .filter(store -> store.owned().isPresent())
            .toList();
    return isReleased(type, histories.passages(field))
        || (!owned.isEmpty()
            && owned.stream().allMatch(store -> isReleasedWithParent(type, store)));
  }

  /** Who takes a value out of a container of the object may release it. */
  private boolean isReleasedWithParent(TypeDecl type, Store store) {
    return store
        .parent()
        .filter(
            parent -> isReleased(type, histories.passages(parent)) || histories.isTakenFrom(parent))
        .isPresent();
  }

  private boolean isReleased(TypeDecl type, List<LocatedPassage> passages) {
    return passages.stream()
        .filter(retaining::endsDuty)
        .anyMatch(located -> reachable.reach(type, located.in()));
  }

  private Optional<LeakFact.HeldForever> heldForever(
      TypeDecl type, FieldDecl field, LocatedStore located) {
    Store store = located.store();
    CallerScope scope = new CallerScope(store.isScopable(), instances.contextOf(located.by()));
    ProgramField declared = index.fields().get(store.field());
    if (store.owned().isEmpty() || !scope.mayBeAbsent() || declared == null) {
      return Optional.empty();
    }
    return Optional.of(
        new LeakFact.HeldForever(
            store.owned().get(),
            located.by().result().body().name(),
            type.shownName(),
            declared.name(),
            store.field(),
            !declared.owner().equals(type.name()),
            store.at(),
            releaser(type),
            scope,
            store.isOwnedForSure()
                && !store.isAwaited()
                && isComplete
                && isSeenWhole(type, field)
                && !(store.isGift() && mayBeGivenOutside(type, field))));
  }

  /** Code outside the program may lend its arguments instead of giving them. */
  private boolean mayBeGivenOutside(TypeDecl type, FieldDecl field) {
    return type.methods().stream()
        .filter(
            method ->
                method.kind() == MethodDecl.Kind.CONSTRUCTOR
                    || method.parameters().stream()
                        .anyMatch(parameter -> parameter.type().equals(field.type())))
        .anyMatch(method -> Visibility.isOpen(index, type, method.modifiers()));
  }

  /** Returns whether all code that can reach the value of a field is in the program. */
  private boolean isSeenWhole(TypeDecl type, FieldDecl field) {
    return !retaining.isOpen(type, field)
        && histories.passages(field).stream().noneMatch(this::leavesTheProgram);
  }

  private boolean leavesTheProgram(LocatedPassage located) {
    MethodDecl method = located.in().method();
    return located.passage().how() == Passage.How.RETURNED
        && (method == null
            || Visibility.isOpen(index, located.in().type(), method.modifiers())
            || outer.mayImplement(located.in().type(), method)
            || instances.isReferenced(method));
  }

  /** Returns the release method of a class, or of the nearest superclass that has one. */
  private Optional<ReleasingMethod> releaser(TypeDecl type) {
    return index.lineage(type).stream().flatMap(each -> releaserIn(each).stream()).findFirst();
  }

  private Optional<ReleasingMethod> releaserIn(TypeDecl type) {
    return type.methods().stream()
        .filter(method -> method.body() != null && ReleaseEntry.isIn(conventions, method))
        .findFirst()
        .map(
            method ->
                new ReleasingMethod(
                    method.ref().name(), new Place(index.fileOf(type), method.nameSpan())));
  }
}
