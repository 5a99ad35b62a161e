// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A declared method or constructor. Most are called often, and each call has the same name of it.
 */
public final class MethodInfo {

  private final String owner;
  private final String name;
  private final int flags;
  private final List<TypeVariable> typeParameters;
  private final List<Type> parameters;
  private final Type returnType;
  private final List<Type> thrown;
  private final MethodAnnotations annotations;

  /** Made when somebody asks; two threads may make it twice, and make the same. */
  private @Nullable MethodRef ref;

  /**
   * @param owner binary name of the declaring type
   * @param name its name, {@code <init>} for a constructor
   * @param flags flags of {@link Access}; {@link Access#FINAL} also when its class is final
   * @param parameters declared types; that of a varargs parameter is an array
   * @param returnType declared type; the class for a constructor
   * @param thrown declared exceptions
   */
  public MethodInfo(
      String owner,
      String name,
      int flags,
      List<TypeVariable> typeParameters,
      List<Type> parameters,
      Type returnType,
      List<Type> thrown) {
    this(
        owner, name, flags, typeParameters, parameters, returnType, thrown, MethodAnnotations.NONE);
  }

  /**
   * A method of a class file.
   *
   * @param annotations those of a class file
   */
  MethodInfo(
      String owner,
      String name,
      int flags,
      List<TypeVariable> typeParameters,
      List<Type> parameters,
      Type returnType,
      List<Type> thrown,
      MethodAnnotations annotations) {
    this.annotations = annotations;
    this.owner = owner;
    this.name = name;
    this.flags = flags;
    this.typeParameters = List.copyOf(typeParameters);
    this.parameters = List.copyOf(parameters);
    this.returnType = returnType;
    this.thrown = List.copyOf(thrown);
  }

  /**
   * Returns a public method that is known by its name alone.
   *
   * @param named how the IR names its parameters
   * @param parameters what they take, as far as it is known
   */
  public static MethodInfo named(
      String owner,
      String name,
      int flags,
      List<TypeRef> named,
      List<Type> parameters,
      Type returnType) {
    MethodInfo method =
        new MethodInfo(owner, name, flags, List.of(), parameters, returnType, List.of());
    method.ref =
        new MethodRef(
            owner,
            name,
            named,
            Erasure.ref(returnType),
            method.isStatic(),
            method.isVarargs(),
            method.isOverridable(),
            List.of());
    return method;
  }

  public String owner() {
    return owner;
  }

  public String name() {
    return name;
  }

  public int flags() {
    return flags;
  }

  public List<TypeVariable> typeParameters() {
    return typeParameters;
  }

  public List<Type> parameters() {
    return parameters;
  }

  public Type returnType() {
    return returnType;
  }

  public List<Type> thrown() {
    return thrown;
  }

  /** Returns the annotations of a method of a class file. */
  MethodAnnotations annotations() {
    return annotations;
  }

  /** Returns the same method with no declared exceptions. */
  public MethodInfo throwingNothing() {
    return new MethodInfo(
        owner, name, flags, typeParameters, parameters, returnType, List.of(), annotations);
  }

  public boolean isStatic() {
    return Access.has(flags, Access.STATIC);
  }

  public boolean isAbstract() {
    return Access.has(flags, Access.ABSTRACT);
  }

  public boolean isVarargs() {
    return Access.has(flags, Access.VARARGS);
  }

  public boolean isConstructor() {
    return name.equals(MethodRef.CONSTRUCTOR);
  }

  /** Returns the erased parameter types. */
  public List<Type> erasedParameters() {
    return parameters.stream().map(Erasure::of).toList();
  }

  /** Returns how the IR names it. */
  public MethodRef ref() {
    MethodRef known = ref;
    if (known == null) {
      known = named();
      ref = known;
    }
    return known;
  }

  private MethodRef named() {
    return new MethodRef(
        owner,
        name,
        parameters.stream().map(Erasure::ref).toList(),
        Erasure.ref(returnType),
        isStatic(),
        isVarargs(),
        isOverridable(),
        thrown.stream().map(Erasure::ref).toList());
  }

  private boolean isOverridable() {
    return !isConstructor() && !Access.has(flags, Access.PRIVATE | Access.STATIC | Access.FINAL);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof MethodInfo other
            && flags == other.flags
            && owner.equals(other.owner)
            && name.equals(other.name)
            && typeParameters.equals(other.typeParameters)
            && parameters.equals(other.parameters)
            && returnType.equals(other.returnType)
            && thrown.equals(other.thrown));
  }

  @Override
  public int hashCode() {
    return Objects.hash(owner, name, flags, parameters);
  }

  @Override
  public String toString() {
    return owner + "." + name + parameters;
  }
}
