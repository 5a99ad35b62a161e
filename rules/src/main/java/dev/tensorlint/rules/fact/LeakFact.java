// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ReleasingMethod;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A fact about a resource that is not released: where it stays open, where the last reference to it
 * is lost, and where such resources accumulate.
 */
public sealed interface LeakFact extends Fact {

  /**
   * The states of a resource that this method created and owns, at all exits that it can reach.
   *
   * @param exits exits that it reaches, by place
   * @param isDoneInside whether some code of the method releases it or hands it on, although no
   *     path does to one of the exits
   * @param keptAt the call that passes it to an object which borrows it; empty if the method keeps
   *     it
   * @param context whether a caller may have a scope open around the method
   * @param missed what holds where a branch leaves it open that other paths release or hand on;
   *     empty if there are several such branches
   */
  record Ended(
      ResourceInfo resource,
      String method,
      List<Exit> exits,
      boolean isDoneInside,
      Optional<Place> keptAt,
      ScopeContext context,
      Optional<String> missed)
      implements LeakFact {
    public Ended {
      exits = List.copyOf(exits);
    }

    /** Returns this fact if other code may release it. */
    public Ended inDoubt() {
      List<Exit> doubtful = exits.stream().map(Exit::onSomePathOnly).toList();
      return new Ended(resource, method, doubtful, isDoneInside, keptAt, context, missed);
    }

    /** Returns whether some exit certainly leaves it open. */
    @Override
    public boolean isDefinite() {
      return exits.stream().anyMatch(this::isDefinite);
    }

    /** Returns whether some normal path out of the method releases it or hands it on. */
    public boolean isDoneOnSomePath() {
      return exits.stream().anyMatch(Exit::isDoneOnSomePath);
    }

    /** Returns whether an exit certainly leaves it open. */
    public boolean isDefinite(Exit exit) {
      return exit.isOpenOnEveryPath() && new CallerScope(exit.isScopable(), context).isAbsent();
    }

    @Override
    public Optional<Omission> omission() {
      Set<Subject> subjects = new HashSet<>();
      subjects.add(new Subject.Resource(resource.created()));
      exits.stream()
          .flatMap(exit -> exit.keeper().stream())
          .filter(keeper -> !keeper.isRecord())
          .forEach(keeper -> subjects.add(new Subject.Container(keeper.created())));
      return Optional.of(new Omission(Omission.Extent.BY_METHOD, subjects).of(resource));
    }

    @Override
    public Ended in(ScopeContext known) {
      return new Ended(resource, method, exits, isDoneInside, keptAt, known, missed);
    }
  }

  /**
   * An assignment overwrites the last reference to an open resource that this method created and
   * owns, so that no code can release it.
   *
   * @param values the lost resources, on the paths that reach the assignment, by place; not empty
   * @param at the variable that is assigned
   * @param variable its name
   * @param isField whether it is a field
   * @param isOnEveryPath whether each path to the assignment loses a resource
   * @param isOfCallBefore whether an earlier call of the method has left them in the field
   * @param scope a scope that a caller has opened, which would own some of them
   */
  record Overwritten(
      List<ResourceInfo> values,
      String method,
      Place at,
      String variable,
      boolean isField,
      boolean isOnEveryPath,
      boolean isOfCallBefore,
      CallerScope scope)
      implements LeakFact {
    public Overwritten {
      values = List.copyOf(values);
    }

    @Override
    public ResourceInfo resource() {
      return values.get(0);
    }

    /** What a variable loses and what is not released at all is one bug; a field has its own. */
    @Override
    public Optional<Omission> omission() {
      Set<Subject> subjects = new HashSet<>();
      values.forEach(value -> subjects.add(new Subject.Resource(value.created())));
      return isField
          ? Optional.empty()
          : Optional.of(new Omission(Omission.Extent.WHERE_OVERWRITTEN, subjects));
    }

    @Override
    public boolean isDefinite() {
      return isOnEveryPath && !isOfCallBefore && scope.isAbsent();
    }

    @Override
    public Overwritten in(ScopeContext known) {
      return new Overwritten(
          values, method, at, variable, isField, isOnEveryPath, isOfCallBefore, scope.in(known));
    }
  }

  /**
   * A container is cleared, or its last reference is lost, while it holds an open resource that
   * this method created and owns, or it hands such a resource out to nobody. No code can release
   * that resource any more.
   *
   * @param values the lost resources, on the paths that reach the step, by place; not empty
   * @param at the call that clears, or the variable that is assigned
   * @param container name of the container
   * @param how what becomes of it
   * @param isOnEveryPath whether each path on which the container is not empty loses a resource
   * @param scope a scope that a caller has opened, which would own some of them
   */
  record Dropped(
      List<ResourceInfo> values,
      String method,
      Place at,
      String container,
      How how,
      boolean isOnEveryPath,
      CallerScope scope)
      implements LeakFact {

    /** What becomes of a container. */
    public enum How {
      CLEARED,
      /** Nothing refers to it any more. */
      LOST,
      /** One element is taken out of it, and nothing refers to that any more. */
      TAKEN_FROM
    }

    public Dropped {
      values = List.copyOf(values);
    }

    @Override
    public ResourceInfo resource() {
      return values.get(0);
    }

    @Override
    public boolean isDefinite() {
      return isOnEveryPath && scope.isAbsent();
    }

    @Override
    public Dropped in(ScopeContext known) {
      return new Dropped(values, method, at, container, how, isOnEveryPath, scope.in(known));
    }
  }

  /**
   * Each iteration of a loop leaves a resource to an owner from before the loop.
   *
   * @param owner the owner as findings describe it, empty for a scope without a name
   * @param openedAt where the owner comes from
   * @param isEndless whether the loop has no condition in its head that ends it
   */
  record Gathered(
      ResourceInfo resource,
      String method,
      Optional<ResourceInfo> owner,
      Place openedAt,
      boolean isEndless)
      implements LeakFact {

    @Override
    public boolean isDefinite() {
      return isEndless;
    }
  }

  /**
   * Each call of a method leaves a resource to an owner that a field of the method's object holds.
   *
   * @param field the field, and the class that declares it
   * @param owner the field's name in its declaration
   * @param isOfOwner whether the field holds a resource of that owner instead of the owner itself
   * @param isReturned whether the method returns the resource, so that its callers may release it
   */
  record LeftByCalls(
      ResourceInfo resource,
      String method,
      FieldKey field,
      Place owner,
      boolean isOfOwner,
      boolean isReturned)
      implements LeakFact {

    /** The program may create an object for each call. */
    @Override
    public boolean isDefinite() {
      return false;
    }

    /** The callers, and the objects that they call the method on, are outside the method. */
    @Override
    public boolean needsWholeProgram() {
      return true;
    }
  }

  /**
   * Each call of a method adds a resource that it created to a container in a field, and no code of
   * the program removes or releases it.
   *
   * @param added the call that adds it
   * @param container name of the field
   * @param field the field, and the class that declares it
   * @param isSure whether no code outside the program can release it
   * @param scope a scope that a caller has opened, which would own it
   */
  record PilesUp(
      ResourceInfo resource,
      String method,
      Place added,
      String container,
      FieldKey field,
      boolean isSure,
      CallerScope scope)
      implements LeakFact {

    @Override
    public boolean isDefinite() {
      return isSure && scope.isAbsent();
    }

    @Override
    public Optional<Omission> omission() {
      return Optional.of(
          new Omission(
              Omission.Extent.BY_METHOD,
              Set.of(new Subject.Resource(resource.created()), new Subject.Field(field))));
    }
  }

  /**
   * A field holds a resource that objects of its class create and own, and no code of the program
   * releases it.
   *
   * @param resource the held resource, under the name of the field
   * @param method the code that stores it
   * @param type simple name of the class
   * @param field the name in its declaration
   * @param key the field, and the class that declares it
   * @param isInherited whether a superclass declares the field, and releases it in a method that
   *     the class overrides
   * @param stored where the value is stored
   * @param releaser the method in which the class releases what it owns, empty if it has none
   * @param scope a scope that a caller has opened, which would own it instead
   * @param isSure whether no code outside the program can release it
   */
  record HeldForever(
      ResourceInfo resource,
      String method,
      String type,
      Place field,
      FieldKey key,
      boolean isInherited,
      Place stored,
      Optional<ReleasingMethod> releaser,
      CallerScope scope,
      boolean isSure)
      implements LeakFact {

    @Override
    public boolean isDefinite() {
      return isSure && scope.isAbsent();
    }

    @Override
    public Optional<Omission> omission() {
      return Optional.of(
          new Omission(
                  Omission.Extent.BY_CLASS,
                  Set.of(new Subject.Resource(resource.created()), new Subject.Field(key)))
              .of(resource));
    }
  }

  /**
   * A resource that this method created and owns stays open because an exception is thrown before
   * its release, although no path without an exception leaves it open.
   *
   * @param thrownAt the call, or the {@code throw}
   * @param earlier the first call or {@code throw}, in source order, that may leave it open, if
   *     that is another one
   * @param thrower text of the call, empty for a {@code throw}
   * @param exceptions simple names of the exceptions; empty if no declaration says that the call
   *     throws, but a clause catches what any call might throw
   * @param exit the normal exit at which it is open, if the exception is caught; empty if the
   *     exception leaves the method
   * @param isOpenOnEveryPath whether it stays open on every path on which the call throws
   * @param heldIn the fields of the object under construction that hold it
   * @param scope a scope that a caller has opened, which would own it
   */
  record Unwound(
      ResourceInfo resource,
      String method,
      Place thrownAt,
      Optional<Place> earlier,
      Optional<String> thrower,
      List<String> exceptions,
      Optional<Place> exit,
      boolean isOpenOnEveryPath,
      Set<FieldKey> heldIn,
      CallerScope scope)
      implements LeakFact {
    public Unwound {
      exceptions = List.copyOf(exceptions);
      heldIn = Set.copyOf(heldIn);
    }

    /** Returns the first call or {@code throw}, in source order, that may leave it open. */
    public Place thrownFirstAt() {
      return earlier.orElse(thrownAt);
    }

    /** Returns whether a field of the object under construction holds it. */
    public boolean isInObject() {
      return !heldIn.isEmpty();
    }

    @Override
    public Optional<Omission> omission() {
      Set<Subject> subjects = new HashSet<>();
      subjects.add(new Subject.Resource(resource.created()));
      heldIn.forEach(field -> subjects.add(new Subject.Field(field)));
      return Optional.of(new Omission(Omission.Extent.AFTER_EXCEPTION, subjects).of(resource));
    }

    @Override
    public boolean isDefinite() {
      return isOpenOnEveryPath && !exceptions.isEmpty() && scope.isAbsent();
    }

    @Override
    public Unwound in(ScopeContext known) {
      return new Unwound(
          resource,
          method,
          thrownAt,
          earlier,
          thrower,
          exceptions,
          exit,
          isOpenOnEveryPath,
          heldIn,
          scope.in(known));
    }
  }

  /**
   * A method that handles resources requests a garbage collection.
   *
   * @param resource a resource that the method has lost, otherwise the first that it handles
   * @param at the call
   * @param isLost whether on every path to the call the method owns an open resource that no code
   *     can reach
   * @param isUseful whether the garbage collector releases some of what the method handles
   * @param scope a scope that a caller has opened, which would own the lost resource
   */
  record Collected(
      ResourceInfo resource,
      String method,
      Place at,
      boolean isLost,
      boolean isUseful,
      CallerScope scope)
      implements LeakFact {
    @Override
    public boolean isDefinite() {
      return isLost && scope.isAbsent();
    }

    @Override
    public Collected in(ScopeContext known) {
      return new Collected(resource, method, at, isLost, isUseful, scope.in(known));
    }
  }
}
