// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;
import java.util.Set;

/**
 * The lifecycle model of a type.
 *
 * @param name binary name
 * @param library coordinates of the modelled library
 * @param kind kind of the type
 * @param releaseMethods names of the methods that release it, without parameters
 * @param releaseFunctions static methods that release it as their first argument
 * @param secondRelease effect of a second release
 * @param releasedTests names of the methods that return whether it is released
 * @param openTests names of the methods that return whether it is open
 * @param metadata names of the methods that are legal after its release
 * @param cascades whether its release releases what it owns
 * @param noopClose whether {@code close()} has no effect and is therefore not required
 * @param threadConfined whether only one thread may use it
 * @param unsynchronized whether several threads may use it, one at a time
 * @param stateful whether it keeps state between calls
 * @param cost cost of building an object
 * @param collection whether the garbage collector releases it as well
 * @param refillable whether a released object is an empty one, which calls may fill again
 * @param releasedWith types of which the one open object releases it as well
 * @param isOfCalls whether calls and not the type say which objects must be released
 * @param passedOnBy names of the methods that give the same object back, if calls say so; else
 *     empty
 * @param leavesEmpty names of the methods that leave a new object as it is, which holds nothing at
 *     first; empty if objects hold something from the start
 */
public record TypeModel(
    String name,
    String library,
    ModelKind kind,
    List<String> releaseMethods,
    List<ReleaseFunction> releaseFunctions,
    SecondRelease secondRelease,
    Set<String> releasedTests,
    Set<String> openTests,
    Set<String> metadata,
    boolean cascades,
    boolean noopClose,
    boolean threadConfined,
    boolean unsynchronized,
    boolean stateful,
    Cost cost,
    Collection collection,
    boolean refillable,
    Set<String> releasedWith,
    boolean isOfCalls,
    Set<String> passedOnBy,
    Set<String> leavesEmpty) {

  /** Whether the garbage collector releases an object that no code releases. */
  public enum Collection {
    /** It does not: the memory is lost. */
    NEVER,
    /** It does, at some time: it does not know how much memory the object stands for. */
    UNCOUNTED,
    /** It does in time: the library counts what is open, and asks for a collection. */
    COUNTED,
    /** It does, and code leaves it to that: an explicit release only frees memory earlier. */
    USUAL
  }

  /** The effect of a second release. */
  public enum SecondRelease {
    /** No effect. */
    ALLOWED,
    /** A line in the log. */
    LOGGED,
    /** An exception or worse. */
    FORBIDDEN
  }

  public TypeModel {
    releaseMethods = List.copyOf(releaseMethods);
    releaseFunctions = List.copyOf(releaseFunctions);
    releasedTests = Set.copyOf(releasedTests);
    openTests = Set.copyOf(openTests);
    metadata = Set.copyOf(metadata);
    releasedWith = Set.copyOf(releasedWith);
    passedOnBy = Set.copyOf(passedOnBy);
    leavesEmpty = Set.copyOf(leavesEmpty);
  }

  /** Returns the model of a type of which only its {@code close} is known. */
  public static TypeModel closeable(String name) {
    return new TypeModel(
        name,
        "",
        ModelKind.CLOSEABLE,
        List.of("close"),
        List.of(),
        SecondRelease.ALLOWED,
        Set.of(),
        Set.of(),
        Set.of(),
        false,
        false,
        false,
        false,
        false,
        Cost.UNSTATED,
        Collection.NEVER,
        false,
        Set.of(),
        false,
        Set.of(),
        Set.of());
  }

  /** Returns this model with what is known of threads, state and cost. */
  public TypeModel used(boolean byOneThread, boolean oneAtATime, boolean withState, Cost built) {
    return new TypeModel(
        name,
        library,
        kind,
        releaseMethods,
        releaseFunctions,
        secondRelease,
        releasedTests,
        openTests,
        metadata,
        cascades,
        noopClose,
        byOneThread,
        oneAtATime,
        withState,
        built,
        collection,
        refillable,
        releasedWith,
        isOfCalls,
        passedOnBy,
        leavesEmpty);
  }

  /**
   * Returns this model as the duty that calls state of their results.
   *
   * @param methods names of the methods that give the same object back
   */
  public TypeModel ofCalls(Set<String> methods) {
    return new TypeModel(
        name,
        library,
        kind,
        releaseMethods,
        releaseFunctions,
        secondRelease,
        releasedTests,
        openTests,
        metadata,
        cascades,
        noopClose,
        threadConfined,
        unsynchronized,
        stateful,
        cost,
        collection,
        refillable,
        releasedWith,
        true,
        methods,
        leavesEmpty);
  }

  /**
   * Returns whether what becomes of an object matters: it must be released, has no data until its
   * trace runs, decides whether a result must be released, or becomes invalid with another one.
   */
  public boolean isFollowed() {
    return mustBeReleased()
        || kind == ModelKind.SYMBOLIC
        || kind == ModelKind.REQUEST
        || kind == ModelKind.VIEW;
  }

  /** Returns whether a new object holds nothing until a call fills it. */
  public boolean beginsEmpty() {
    return !leavesEmpty.isEmpty();
  }

  /** Returns whether the garbage collector releases an object that no code releases. */
  public boolean isCollected() {
    return collection != Collection.NEVER;
  }

  /** Returns whether each object must be released. */
  public boolean mustBeReleased() {
    return !(releaseMethods.isEmpty() && releaseFunctions.isEmpty()) && !noopClose;
  }
}
