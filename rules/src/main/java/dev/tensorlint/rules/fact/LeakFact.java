// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ReleasingMethod;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a resource that somebody owes a release: where it stays open, where nobody can
 * release it any more, and where such things gather.
 */
public sealed interface LeakFact extends Fact {

  /**
   * What became of a resource that this method made and owns, over all exits that it can reach.
   *
   * @param exits exits that it reaches, by place
   * @param context who might have a scope open around the method
   */
  record Ended(ResourceInfo resource, String method, List<Exit> exits, ScopeContext context)
      implements LeakFact {
    public Ended {
      exits = List.copyOf(exits);
    }

    /** Returns whether some exit leaves it open, for sure. */
    @Override
    public boolean isDefinite() {
      return exits.stream().anyMatch(this::isDefinite);
    }

    /** Returns whether an exit leaves it open, for sure. */
    public boolean isDefinite(Exit exit) {
      return exit.isOpenOnEveryPath() && new CallerScope(exit.isScopable(), context).isAbsent();
    }

    @Override
    public Ended in(ScopeContext known) {
      return new Ended(resource, method, exits, known);
    }
  }

  /**
   * An assignment takes the last reference to something that this method made and owns, and that is
   * open: nobody can release it any more.
   *
   * @param values what is lost, on the ways that reach the assignment, by place; not empty
   * @param at the variable that is assigned
   * @param variable its name
   * @param isField whether it is a field
   * @param isOnEveryPath whether each way to the assignment loses something
   * @param scope a scope that a caller has opened, which would own some of it
   */
  record Overwritten(
      List<ResourceInfo> values,
      String method,
      Place at,
      String variable,
      boolean isField,
      boolean isOnEveryPath,
      CallerScope scope)
      implements LeakFact {
    public Overwritten {
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
    public Overwritten in(ScopeContext known) {
      return new Overwritten(values, method, at, variable, isField, isOnEveryPath, scope.in(known));
    }
  }

  /**
   * A container is cleared, or loses its last reference, while something in it is open that this
   * method made and owns: nobody can release that any more.
   *
   * @param values what is lost, on the ways that reach the step, by place; not empty
   * @param at the call that clears, or the variable that is assigned
   * @param container name of the container
   * @param isCleared whether it is cleared; else it is forgotten
   * @param isOnEveryPath whether each way with something in the container loses it
   * @param scope a scope that a caller has opened, which would own some of it
   */
  record Dropped(
      List<ResourceInfo> values,
      String method,
      Place at,
      String container,
      boolean isCleared,
      boolean isOnEveryPath,
      CallerScope scope)
      implements LeakFact {
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
      return new Dropped(values, method, at, container, isCleared, isOnEveryPath, scope.in(known));
    }
  }

  /**
   * Each round of a loop leaves a resource to an owner from before the loop.
   *
   * @param owner what people are told of the owner, empty for a scope without a name
   * @param openedAt where the owner comes from
   * @param isEndless whether nothing in the head of the loop ends it
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
   * Each call of a method leaves a resource to an owner that a field of its object holds.
   *
   * @param field the field, and the class that declares it
   * @param owner the field's name in its declaration
   */
  record LeftByCalls(ResourceInfo resource, String method, FieldKey field, Place owner)
      implements LeakFact {

    /** An object may be made for each call. */
    @Override
    public boolean isDefinite() {
      return false;
    }

    /** Who calls the method, and for which objects, is seen elsewhere. */
    @Override
    public boolean needsWholeProgram() {
      return true;
    }
  }

  /**
   * Each call of a method puts one more resource that it made into a container which a field holds,
   * and nothing in the program takes it out or releases it.
   *
   * @param added the call that puts it in
   * @param container name of the field
   * @param isSure whether nobody who is not seen can release it
   * @param scope a scope that a caller has opened, which would own it
   */
  record PilesUp(
      ResourceInfo resource,
      String method,
      Place added,
      String container,
      boolean isSure,
      CallerScope scope)
      implements LeakFact {

    @Override
    public boolean isDefinite() {
      return isSure && scope.isAbsent();
    }
  }

  /**
   * A field holds what objects of its class made and own, and nothing in the program releases it.
   *
   * @param resource what is held, under the name of the field
   * @param method the code that puts it there
   * @param type simple name of the class
   * @param field the name in its declaration
   * @param isInherited whether a superclass declares the field, and releases it in a method that
   *     the class overrides
   * @param stored where the value is put into it
   * @param releaser the method in which the class lets go of what it owns, empty when it has none
   * @param scope a scope that a caller has opened, which would own it instead
   * @param isSure whether nobody who is not seen can release it
   */
  record HeldForever(
      ResourceInfo resource,
      String method,
      String type,
      Place field,
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
  }

  /**
   * A resource that this method made and owns stays open because something throws before it is
   * released, although no way without an exception leaves it open.
   *
   * @param thrownAt the call, or the {@code throw}
   * @param thrower text of the call, empty for a {@code throw}
   * @param exceptions simple names of the exceptions; empty when nothing says that the call throws,
   *     but a clause catches what any call might throw
   * @param exit the normal exit at which it is open, where the exception is caught; empty where the
   *     exception leaves the method
   * @param isOpenOnEveryPath whether that is so on every way on which the call throws
   * @param isInObject whether a field holds it of the object whose constructor throws
   * @param scope a scope that a caller has opened, which would own it
   */
  record Unwound(
      ResourceInfo resource,
      String method,
      Place thrownAt,
      Optional<String> thrower,
      List<String> exceptions,
      Optional<Place> exit,
      boolean isOpenOnEveryPath,
      boolean isInObject,
      CallerScope scope)
      implements LeakFact {
    public Unwound {
      exceptions = List.copyOf(exceptions);
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
          thrower,
          exceptions,
          exit,
          isOpenOnEveryPath,
          isInObject,
          scope.in(known));
    }
  }

  /**
   * The garbage collector is asked to run in a method that handles resources.
   *
   * @param resource one that the method has lost, else the first that it handles
   * @param at the call
   * @param isLost whether on every way to the call the method owes a release that nobody can make
   *     any more
   * @param scope a scope that a caller has opened, which would own what is lost
   */
  record Collected(
      ResourceInfo resource, String method, Place at, boolean isLost, CallerScope scope)
      implements LeakFact {
    @Override
    public boolean isDefinite() {
      return isLost && scope.isAbsent();
    }

    @Override
    public Collected in(ScopeContext known) {
      return new Collected(resource, method, at, isLost, scope.in(known));
    }
  }
}
