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
 * @param release how its objects are released
 * @param usage how its objects are built and used
 * @param metadata names of the methods that are legal after its release
 * @param leavesEmpty names of the methods that leave a new object as it is, which holds nothing at
 *     first; empty if objects hold something from the start
 * @param isOfCalls whether calls and not the type say which objects must be released
 * @param passedOnBy names of the methods that give the same object back, if calls say so; else
 *     empty
 */
public record TypeModel(
    String name,
    String library,
    ModelKind kind,
    ReleaseModel release,
    UsageModel usage,
    Set<String> metadata,
    Set<String> leavesEmpty,
    boolean isOfCalls,
    Set<String> passedOnBy) {

  public TypeModel {
    metadata = Set.copyOf(metadata);
    leavesEmpty = Set.copyOf(leavesEmpty);
    passedOnBy = Set.copyOf(passedOnBy);
  }

  /** Creates the model of a type whose objects all have the same duty. */
  public TypeModel(
      String name,
      String library,
      ModelKind kind,
      ReleaseModel release,
      UsageModel usage,
      Set<String> metadata,
      Set<String> leavesEmpty) {
    this(name, library, kind, release, usage, metadata, leavesEmpty, false, Set.of());
  }

  /** Returns the model of a type of which only its {@code close} is known. */
  public static TypeModel closeable(String name) {
    return closeable(name, "", ReleaseModel.by(List.of("close")));
  }

  /** Returns the model of a type of which only its release is known. */
  public static TypeModel closeable(String name, String library, ReleaseModel release) {
    return new TypeModel(
        name, library, ModelKind.CLOSEABLE, release, UsageModel.UNSTATED, Set.of(), Set.of());
  }

  /** Returns this model as another library states it. */
  public TypeModel statedBy(String otherLibrary) {
    return new TypeModel(
        name, otherLibrary, kind, release, usage, metadata, leavesEmpty, isOfCalls, passedOnBy);
  }

  /** Returns this model of objects that have hardly any memory of their own. */
  public TypeModel holdingLittle() {
    return new TypeModel(
        name,
        library,
        kind,
        release,
        usage.holdingLittle(),
        metadata,
        leavesEmpty,
        isOfCalls,
        passedOnBy);
  }

  /**
   * Returns this model as the duty that calls state of their results.
   *
   * @param methods names of the methods that give the same object back
   */
  public TypeModel ofCalls(Set<String> methods) {
    return new TypeModel(name, library, kind, release, usage, metadata, leavesEmpty, true, methods);
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

  /** Returns whether each object must be released. */
  public boolean mustBeReleased() {
    return release.isRequired();
  }
}
