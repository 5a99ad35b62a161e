// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * All models of a run, asked by type and by method; what is said of a type holds for its subtypes,
 * the nearest in the order of {@link TypeOracle#supertypes} winning. Immutable and thread-safe.
 */
public interface LifecycleModels {

  /** Returns the model of a type or of the nearest modelled supertype. */
  Optional<TypeModel> type(String binaryName, TypeOracle types);

  /**
   * Returns whether models say different things of the overloads that a method may stand for.
   *
   * @param receiverType binary name of the type on which the method is called
   */
  default boolean isUndecided(String receiverType, MethodRef method, TypeOracle types) {
    return false;
  }

  /**
   * Returns whether no entry describes a method, only what is stated of its whole package.
   *
   * @param receiverType binary name of the type on which the method is called
   */
  default boolean isOfPackageOnly(String receiverType, MethodRef method, TypeOracle types) {
    return false;
  }

  /** Returns the model of a type, or of the nearest supertype, whose objects hold others. */
  default Optional<ContainerModel> container(String binaryName, TypeOracle types) {
    return Optional.empty();
  }

  /** Returns whether a type is known as a function that returns nothing. */
  default boolean returnsNothing(String functionalInterface) {
    return false;
  }

  /**
   * Returns whether an object of a type that holds nothing counts as null, as an empty {@code
   * Optional} does. That it exists does not show that it holds something.
   */
  default boolean isNullIfEmpty(String binaryName) {
    return false;
  }

  /** Returns whether closing an object of a type has nothing to lose, as with an input stream. */
  default boolean closesQuietly(String binaryName, TypeOracle types) {
    return false;
  }

  /** Returns whether no call changes how much an object of a type holds. */
  default boolean isFixedSize(String binaryName, TypeOracle types) {
    return false;
  }

  /**
   * Returns whether a method throws nothing, not even an unchecked exception. Methods of subtypes
   * throw nothing either; constructors are not inherited.
   */
  default boolean throwsNothing(String receiverType, MethodRef method, TypeOracle types) {
    return false;
  }

  /** Returns the value of a constant that a type declares. */
  default OptionalLong constant(String type, String name) {
    return OptionalLong.empty();
  }

  /**
   * Returns the effect of a call.
   *
   * @param receiverType static type of the receiver, or the method's owner for a static method
   * @param method what is called; release methods and metadata methods of a modelled type have an
   *     effect also where the file lists them under {@code release} and {@code metadata} alone
   * @return empty when no model says anything of this method
   */
  Optional<Summary> effect(String receiverType, MethodRef method, TypeOracle types);

  /**
   * Returns the model of what a constructor without an entry creates: something fresh, where the
   * type must be released. The constructors of a subclass are like those of its nearest supertype
   * that a model describes; where some of these give something else, as one that wraps its argument
   * does, nothing is known of the subclass.
   *
   * @param type whose constructor is called
   */
  default Optional<TypeModel> fresh(String type, TypeOracle types) {
    return Optional.empty();
  }

  /**
   * Returns the name of a method without arguments that has an effect: of the type itself or of the
   * nearest supertype which has one, the first by name.
   */
  default Optional<String> methodWith(
      Predicate<Summary> effect, String binaryName, TypeOracle types) {
    return Optional.empty();
  }

  /** Returns whether an entry of a type itself, or of a supertype, has an effect. */
  default boolean hasMethod(Predicate<Summary> effect, String binaryName, TypeOracle types) {
    return false;
  }

  /**
   * Returns whether resources of a type are used without being named: they are what others live in,
   * such as a context that is current in its thread, or live in one themselves.
   */
  default boolean isAmbient(TypeModel type) {
    return !type.release().with().isEmpty();
  }

  /**
   * Returns these models for a program with some types of its own: what was once inferred of one of
   * them gives way to its code.
   */
  default LifecycleModels besides(Predicate<String> isDeclared) {
    return this;
  }

  /**
   * Returns the name by which users ask for the model of a library.
   *
   * @param library coordinates, which come back where no model is known
   */
  default String nameOf(String library) {
    return library;
  }

  /** Returns what annotations of methods without an entry and without a body state. */
  default AnnotationEffects annotations() {
    return AnnotationEffects.NONE;
  }

  /** Returns what programs agree on by name. */
  default Conventions conventions() {
    return Conventions.NONE;
  }

  /**
   * Returns whether a text could matter to the models: false only if no file that lacks every one
   * of the models' package and simple type names can hold a finding.
   */
  boolean mayConcern(String sourceText);

  /** Returns what the answers of {@link #mayConcern} follow from: equal models have the same. */
  String lookedFor();
}
