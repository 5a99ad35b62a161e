// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.List;
import java.util.Optional;

/** Calls of the toy library; {@code System.exit} never returns. */
final class ToyShape implements CallShape {

  private final LifecycleModels models = new ToyModels();
  private final ToyTypes types = new ToyTypes();

  private Optional<Summary> effect(String receiverType, Callee callee) {
    return callee instanceof MethodRef method
        ? models.effect(receiverType, method, types)
        : Optional.empty();
  }

  @Override
  public Optional<LambdaRuns> lambdas(String receiverType, Callee callee) {
    return effect(receiverType, callee).map(Summary::lambdas);
  }

  @Override
  public boolean returnsReceiver(String receiverType, Callee callee) {
    return effect(receiverType, callee)
        .map(effect -> effect.result().kind() == ResultEffect.Kind.ALIAS)
        .orElse(false);
  }

  @Override
  public List<String> exceptions(String receiverType, Callee callee) {
    return callee instanceof MethodRef method
        ? method.thrown().stream().map(TypeRef::name).toList()
        : List.of();
  }

  @Override
  public boolean isRelease(String receiverType, Callee callee, boolean isImplicit) {
    return callee.name().equals("close");
  }

  @Override
  public CallOutcome outcome(String receiverType, Callee callee) {
    return callee.name().equals("exit")
        ? CallOutcome.NEVER
        : effect(receiverType, callee).map(Summary::outcome).orElse(CallOutcome.ANY);
  }

  @Override
  public boolean followsUnexpected() {
    return false;
  }

  @Override
  public Callee releaseMethod(String type, String name) {
    return types.methods(type, name).get(0);
  }

  @Override
  public boolean isSubtype(String type, String of) {
    return types.isSubtype(type, of);
  }

  @Override
  public boolean returnsNothing(String functionalInterface) {
    return functionalInterface.equals("java.lang.Runnable")
        || functionalInterface.equals("java.util.function.Consumer");
  }
}
