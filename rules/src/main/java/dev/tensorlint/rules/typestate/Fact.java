// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.finding.Place;
import java.util.List;
import java.util.Optional;

/**
 * Something that the analysis found out about a resource in a method. Facts say what is; whether it
 * is a bug is the business of rules.
 */
public sealed interface Fact {

  ResourceInfo resource();

  /** The enclosing method as {@code Type.name}. */
  String method();

  /** Returns this fact when it is known who might have a scope open around the method. */
  default Fact in(ScopeContext known) {
    return this;
  }

  /**
   * Data of a resource is read, or an operation is applied to it, and it was released on some way
   * there.
   *
   * @param at the use
   * @param variable variable that it is used through, empty for an intermediate value
   * @param releases where it was released, on the ways that reach the use, by place
   * @param isReleasedOnEveryPath whether no way to the use leaves it open
   * @param isSure whether nothing unknown had it in its hands
   * @param owner what it was released with, where that is no scope and it is the same on all ways
   */
  record Used(
      ResourceInfo resource,
      String method,
      Place at,
      Optional<String> variable,
      List<Release> releases,
      boolean isReleasedOnEveryPath,
      boolean isSure,
      Optional<ResourceInfo> owner)
      implements Fact {
    public Used {
      releases = List.copyOf(releases);
    }
  }

  /**
   * The method and a computation that it has started touch the same resource, and nothing orders
   * the one behind the other.
   *
   * @param at what the method does to it
   * @param kind who releases it
   * @param startedAt where the computations were started, by place; not empty
   * @param isOnEveryPath whether a computation goes on each time this place is reached
   * @param isSure whether nothing unknown had it in its hands
   */
  record InFlight(
      ResourceInfo resource,
      String method,
      Place at,
      Kind kind,
      List<Place> startedAt,
      boolean isOnEveryPath,
      boolean isSure)
      implements Fact {
    public InFlight {
      startedAt = List.copyOf(startedAt);
    }

    /** Returns whether a use is the one beside which a computation releases, joined or not. */
    boolean isAbout(Used used) {
      return kind == Kind.USED_BESIDE_RELEASE
          && at.equals(used.at())
          && resource.equals(used.resource());
    }

    /** Who releases it while the other one may still need it. */
    public enum Kind {
      /** The method, by itself. */
      RELEASED_BESIDE_USE,
      /** The end of a scope that the method has opened. */
      RELEASED_BY_SCOPE,
      /** The computation. */
      USED_BESIDE_RELEASE
    }
  }

  /**
   * A resource leaves the method, or stays in a field behind its end, and was released with what
   * owns it.
   *
   * @param at the {@code return}, or where it is put into the field
   * @param how the way out
   * @param owner what people are told of the owner, empty for a scope without a name
   * @param releases where it was released, by place
   * @param isOnEveryPath whether that is so on every way through {@code at}, and nothing unknown
   *     had it in its hands
   */
  record Escaped(
      ResourceInfo resource,
      String method,
      Place at,
      Escape how,
      Optional<ResourceInfo> owner,
      List<Release> releases,
      boolean isOnEveryPath)
      implements Fact {
    public Escaped {
      releases = List.copyOf(releases);
    }
  }

  /**
   * A resource is released that was released on some way there.
   *
   * @param at the second release
   * @param variable variable that it is released through, empty for an intermediate value
   * @param releases where it was released before, by place
   * @param isCertain whether no way to the second release leaves it open, and nothing unknown had
   *     it in its hands
   */
  record ReleasedAgain(
      ResourceInfo resource,
      String method,
      Place at,
      Optional<String> variable,
      List<Release> releases,
      boolean isCertain)
      implements Fact {
    public ReleasedAgain {
      releases = List.copyOf(releases);
    }
  }

  /**
   * Something is released that somebody else owns.
   *
   * @param at the release
   * @param variable variable that it is released through, else its expression
   * @param owner what it is a part of, or what it may be
   * @param title how it belongs to that
   * @param isOnEveryPath whether that is so on every way to the release
   */
  record Disposed(
      ResourceInfo resource,
      String method,
      Place at,
      String variable,
      ResourceInfo owner,
      Title title,
      boolean isOnEveryPath)
      implements Fact {}

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
      implements Fact {}

  /**
   * What became of a resource that this method made and owns, over all exits that it can reach.
   *
   * @param exits exits that it reaches, by place
   * @param context who might have a scope open around the method
   */
  record Ended(ResourceInfo resource, String method, List<Exit> exits, ScopeContext context)
      implements Fact {
    public Ended {
      exits = List.copyOf(exits);
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
   * @param isScopable whether a scope that a caller has opened would own some of it
   * @param context who might have a scope open around the method
   */
  record Overwritten(
      List<ResourceInfo> values,
      String method,
      Place at,
      String variable,
      boolean isField,
      boolean isOnEveryPath,
      boolean isScopable,
      ScopeContext context)
      implements Fact {
    public Overwritten {
      values = List.copyOf(values);
    }

    @Override
    public ResourceInfo resource() {
      return values.get(0);
    }

    @Override
    public Overwritten in(ScopeContext known) {
      return new Overwritten(
          values, method, at, variable, isField, isOnEveryPath, isScopable, known);
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
   * @param isScopable whether a scope that a caller has opened would own some of it
   * @param context who might have a scope open around the method
   */
  record Dropped(
      List<ResourceInfo> values,
      String method,
      Place at,
      String container,
      boolean isCleared,
      boolean isOnEveryPath,
      boolean isScopable,
      ScopeContext context)
      implements Fact {
    public Dropped {
      values = List.copyOf(values);
    }

    @Override
    public ResourceInfo resource() {
      return values.get(0);
    }

    @Override
    public Dropped in(ScopeContext known) {
      return new Dropped(
          values, method, at, container, isCleared, isOnEveryPath, isScopable, known);
    }
  }

  /**
   * Each call of a method puts one more resource that it made into a container which a field holds,
   * and nothing in the program takes it out or releases it.
   *
   * @param added the call that puts it in
   * @param container name of the field
   * @param isSure whether nobody who is not seen can release it
   */
  record PilesUp(
      ResourceInfo resource,
      String method,
      Place added,
      String container,
      boolean isSure,
      boolean isScopable,
      ScopeContext context)
      implements Fact {}

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
   * @param isScopable whether a scope that a caller has opened would own it instead
   * @param context who might have a scope open around the code that makes it
   * @param isSure whether nobody who is not seen can release it
   */
  record HeldForever(
      ResourceInfo resource,
      String method,
      String type,
      Place field,
      boolean isInherited,
      Place stored,
      Optional<Releaser> releaser,
      boolean isScopable,
      ScopeContext context,
      boolean isSure)
      implements Fact {}

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
   */
  record Unwound(
      ResourceInfo resource,
      String method,
      Place thrownAt,
      Optional<String> thrower,
      List<String> exceptions,
      Optional<Place> exit,
      boolean isOpenOnEveryPath,
      boolean isScopable,
      ScopeContext context)
      implements Fact {
    public Unwound {
      exceptions = List.copyOf(exceptions);
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
          isScopable,
          known);
    }
  }

  /**
   * The garbage collector is asked to run in a method that handles resources.
   *
   * @param resource one that the method has lost, else the first that it handles
   * @param at the call
   * @param isLost whether on every way to the call the method owes a release that nobody can make
   *     any more
   * @param isScopable whether a scope that a caller has opened would own what is lost
   */
  record Collected(
      ResourceInfo resource,
      String method,
      Place at,
      boolean isLost,
      boolean isScopable,
      ScopeContext context)
      implements Fact {
    @Override
    public Collected in(ScopeContext known) {
      return new Collected(resource, method, at, isLost, isScopable, known);
    }
  }

  /**
   * What the implicit generator gave goes into a prediction, alone or together with something else.
   *
   * @param resource what was drawn
   * @param method the method that draws
   * @param predictedAt the prediction, or the method that is a part of predictions
   * @param isInside whether it is drawn in such a method
   * @param isMixed whether it was combined with what is not random
   * @param isOnEveryPath whether it is there on every way to the prediction
   */
  record Drawn(
      ResourceInfo resource,
      String method,
      Place predictedAt,
      boolean isInside,
      boolean isMixed,
      boolean isOnEveryPath)
      implements Fact {

    /** Returns whether answers about data are random for sure. */
    public boolean isCertain() {
      return isMixed && isOnEveryPath;
    }
  }

  /**
   * Each round of a loop builds something anew that is meant to be built once, of the same inputs,
   * and nothing makes it another one.
   *
   * @param method the method that builds it
   * @param calledAt the call in the loop, where a called method builds it for itself
   * @param isSure whether nothing unknown has a say in the inputs, and each round builds one
   */
  record BuiltAgain(
      ResourceInfo resource, String method, Place loop, Optional<Place> calledAt, boolean isSure)
      implements Fact {}

  /**
   * Something that keeps state goes through one sequence after the other, and nothing resets it in
   * between.
   *
   * @param resource what keeps the state
   * @param at the call that goes on
   * @param sequence the loop over the steps, empty where a called method has it
   * @param sequences the loop over the sequences
   * @param isSameAgain whether it is the same sequence again, from its beginning, for sure
   */
  record NotReset(
      ResourceInfo resource,
      String method,
      Place at,
      Optional<Place> sequence,
      Place sequences,
      boolean isSameAgain)
      implements Fact {}

  /**
   * A loop calls a traced function with a value that differs from round to round, so that each
   * round traces it again.
   *
   * @param resource the function
   * @param at the call
   * @param loop the loop
   * @param isSure whether the value is another one in each round for sure
   */
  record Retraced(ResourceInfo resource, String method, Place at, Place loop, boolean isSure)
      implements Fact {}

  /**
   * Something that only its own thread may use goes to a computation on another one.
   *
   * @param at the call that starts the computation
   * @param isOnEveryPath whether that is so each time this place is reached
   * @param isSure whether it is certainly another thread, and nothing unknown had the resource in
   *     its hands
   */
  record Shared(
      ResourceInfo resource, String method, Place at, boolean isOnEveryPath, boolean isSure)
      implements Fact {}

  /**
   * A symbolic value gets to where its trace does not go, or is asked for data.
   *
   * @param at the step that does it
   * @param into what takes it: the name of a field, a collection or an object; empty for a use
   * @param isOnEveryPath whether that is so each time this place is reached, and certainly so
   */
  record LeftTrace(
      ResourceInfo resource,
      String method,
      Place at,
      Departure how,
      Optional<String> into,
      boolean isOnEveryPath)
      implements Fact {}

  /** The ways out of a trace. */
  enum Departure {
    /** Its data is asked for, and it has none. */
    READ,
    /** Something that was there before the trace holds it at the end. */
    KEPT,
    /** Another trace uses it. */
    IN_OTHER_TRACE
  }
}
