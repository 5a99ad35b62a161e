// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;

/**
 * A declared method or constructor.
 *
 * @param owner binary name of the declaring type
 * @param name its name, {@code <init>} for a constructor
 * @param flags flags of {@link Access}; {@link Access#FINAL} also when its class is final
 * @param parameters declared types; that of a varargs parameter is an array
 * @param returnType declared type; the class for a constructor
 * @param thrown declared exceptions
 */
public record MethodInfo(
    String owner,
    String name,
    int flags,
    List<TypeVariable> typeParameters,
    List<Type> parameters,
    Type returnType,
    List<Type> thrown) {

  public MethodInfo {
    typeParameters = List.copyOf(typeParameters);
    parameters = List.copyOf(parameters);
    thrown = List.copyOf(thrown);
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
}
