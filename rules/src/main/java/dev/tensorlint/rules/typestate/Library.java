// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.CallEffect;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.model.TypeModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The models and the type oracle together: what the analysis asks of libraries. */
public record Library(LifecycleModels models, TypeOracle types) {

  /** Returns the model of a type whose objects somebody must release. */
  public Optional<TypeModel> resourceModel(TypeRef type) {
    if (type.isArray() || !type.isKnown()) {
      return Optional.empty();
    }
    return models.type(type.name(), types).filter(Library::mustBeReleased);
  }

  /**
   * Returns the model of what a parameter of a type may hold: that of its type, or a plain one for
   * the types that can hold any resource.
   */
  public Optional<TypeModel> parameterModel(TypeRef type) {
    Optional<TypeModel> model = resourceModel(type);
    return model.isEmpty() && canHoldAnyResource(type) ? Optional.of(anyOf(type)) : model;
  }

  private boolean canHoldAnyResource(TypeRef type) {
    boolean isPlain = !type.isArray() && !type.isPrimitive() && type.isKnown();
    return isPlain && (type.name().equals("java.lang.Object") || isAutoCloseable(type.name()));
  }

  public boolean isAutoCloseable(String type) {
    return types.isSubtype(type, "java.lang.AutoCloseable");
  }

  private static TypeModel anyOf(TypeRef type) {
    return new TypeModel(
        type.name(),
        "",
        ModelKind.CLOSEABLE,
        List.of("close"),
        TypeModel.SecondRelease.ALLOWED,
        Set.of(),
        Set.of(),
        Set.of(),
        false,
        false,
        false,
        false,
        false);
  }

  private static boolean mustBeReleased(TypeModel model) {
    return !model.releaseMethods().isEmpty() && !model.noopClose();
  }

  /** Returns the effect of a call by the class that the receiver is known to have. */
  public Optional<CallEffect> effect(String receiverType, MethodRef method) {
    return models.effect(receiverType, method, types);
  }

  /** Returns the model of what a call gives, from its type here or else from its declaration. */
  public Optional<TypeModel> resultModel(Instr.Invoke call) {
    Optional<TypeModel> here = resourceModel(call.type());
    MethodRef method = call.method();
    return here.isPresent() || method == null ? here : resourceModel(method.returnType());
  }

  /** Returns whether a call is one of the release methods of a modelled type. */
  public boolean isRelease(String receiverType, String method) {
    return models
        .type(receiverType, types)
        .map(model -> model.releaseMethods().contains(method))
        .orElse(false);
  }
}
