// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import static dev.tensorlint.rules.effect.OperandEffect.BORROWS;
import static dev.tensorlint.rules.effect.OperandEffect.CONSUMES;
import static dev.tensorlint.rules.effect.OperandEffect.HOLDS_WEAKLY;
import static dev.tensorlint.rules.effect.OperandEffect.KEEPS;
import static dev.tensorlint.rules.effect.OperandEffect.METADATA;
import static dev.tensorlint.rules.effect.OperandEffect.RELEASES;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.ALIAS;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.BORROW;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.CHILD_OF;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.COPY;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.FRESH;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.HANDLE;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.OWNED_BY;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.OWNED_BY_OWNER_OF;
import static dev.tensorlint.rules.effect.ResultEffect.Kind.SCOPED;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.Conduct;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Throwing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.UsageModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the toy library's methods do; see {@link ToyTypes}. */
public final class ToyModels implements LifecycleModels {

  private static final CallTraits PREDICTS =
      new CallTraits(true, false, false, false, false, false, Optional.empty(), Operand.NONE);

  private static final Conventions CONVENTIONS =
      new Conventions(
          new Conventions.Releasing(Set.of("shutdown"), Set.of()),
          Set.of("get"),
          Set.of(),
          Set.of(),
          Conventions.Exceptions.NONE,
          Conventions.Requests.NONE,
          Conventions.Repetition.NONE,
          Conventions.Threads.NONE,
          Conventions.Frameworks.NONE,
          new Conventions.Tests(Set.of("Test"), Set.of("lib.TestCase")));

  private static final ReleaseModel RELEASE =
      new ReleaseModel(
          List.of("close"),
          List.of(),
          ReleaseModel.SecondRelease.ALLOWED,
          Set.of(),
          Set.of(),
          true,
          false,
          ReleaseModel.Collection.NEVER,
          false,
          false,
          Set.of());

  private static final Map<String, TypeModel> TYPES =
      Map.of(
          "lib.Tensor", type("lib.Tensor", ModelKind.TENSOR, Set.of("shape")),
          "lib.Scope", type("lib.Scope", ModelKind.SCOPE, Set.of()),
          "lib.Model", type("lib.Model", ModelKind.MODEL, Set.of()),
          "lib.Arena", type("lib.Arena", ModelKind.SCOPE, Set.of()),
          "lib.Net", type("lib.Net", ModelKind.MODEL, Set.of(), Cost.HEAVY),
          "lib.Predictor", type("lib.Predictor", ModelKind.PREDICTOR, Set.of(), Cost.HEAVY));

  private static final Map<String, Summary> EFFECTS =
      Map.ofEntries(
          Map.entry("lib.Tensor#of", gives(SCOPED)),
          Map.entry("lib.Tensor#owned", gives(FRESH)),
          Map.entry("lib.Tensor#relu", gives(SCOPED)),
          Map.entry("lib.Tensor#add", gives(SCOPED)),
          Map.entry("lib.Tensor#reluInPlace", relates(ALIAS, BORROWS)),
          Map.entry("lib.Tensor#view", relates(BORROW, BORROWS)),
          Map.entry("lib.Tensor#copy", relates(HANDLE, BORROWS)),
          Map.entry("lib.Tensor#row", relates(OWNED_BY_OWNER_OF, BORROWS)),
          Map.entry("lib.Tensor#keep", relates(ALIAS, KEEPS)),
          Map.entry("lib.Tensor#read", gives(COPY)),
          Map.entry("lib.Tensor#shape", relates(COPY, METADATA)),
          Map.entry("lib.Tensor#close", relates(COPY, RELEASES)),
          Map.entry("lib.Scope#open", gives(FRESH)),
          Map.entry("lib.Scope#tidy", runs(SCOPED, LambdaRuns.IN_SCOPE, BORROWS)),
          Map.entry("lib.Scope#close", relates(COPY, RELEASES)),
          Map.entry("lib.Model#<init>", gives(FRESH)),
          Map.entry("lib.Model#load", gives(FRESH)),
          Map.entry("lib.Model#predict", gives(SCOPED)),
          Map.entry("lib.Model#close", relates(COPY, RELEASES)),
          Map.entry("lib.Arena#create", gives(FRESH)),
          Map.entry("lib.Arena#child", relates(CHILD_OF, BORROWS)),
          Map.entry("lib.Arena#tensor", relates(OWNED_BY, BORROWS)),
          Map.entry("lib.Arena#close", relates(COPY, RELEASES)),
          Map.entry("lib.Net#build", gives(FRESH)),
          Map.entry("lib.Net#train", gives(COPY)),
          Map.entry("lib.Net#predictor", gives(FRESH)),
          Map.entry("lib.Net#close", relates(COPY, RELEASES)),
          Map.entry("lib.Predictor#ask", is(COPY, PREDICTS)),
          Map.entry("lib.Predictor#close", relates(COPY, RELEASES)),
          Map.entry("lib.Weak#<init>", runs(COPY, LambdaRuns.INLINE, HOLDS_WEAKLY)),
          Map.entry("lib.Tensors#each", runs(COPY, LambdaRuns.INLINE, BORROWS)),
          Map.entry("lib.Tensors#add", runs(COPY, LambdaRuns.INLINE, CONSUMES)),
          Map.entry("lib.Tensors#later", runs(COPY, LambdaRuns.LATER, BORROWS)),
          Map.entry("lib.Tensors#risky", gives(COPY)),
          Map.entry("java.util.Objects#isNull", tells(OperandTest.Is.IS_NULL)),
          Map.entry("java.util.Objects#nonNull", tells(OperandTest.Is.IS_NOT_NULL)),
          Map.entry("lib.Tests#fail", with(CallOutcome.NEVER)),
          Map.entry("lib.Tests#mustThrow", runs(COPY, LambdaRuns.TO_FAIL, BORROWS)));

  private static TypeModel type(String name, ModelKind kind, Set<String> metadata) {
    return type(name, kind, metadata, Cost.UNSTATED);
  }

  private static TypeModel type(String name, ModelKind kind, Set<String> metadata, Cost cost) {
    return new TypeModel(name, "toy:toy", kind, RELEASE, UsageModel.of(cost), metadata, Set.of());
  }

  private static Summary gives(ResultEffect.Kind kind) {
    return effect(ResultEffect.of(kind, Operand.NONE), BORROWS, LambdaRuns.INLINE, BORROWS);
  }

  private static Summary is(ResultEffect.Kind kind, CallTraits traits) {
    ResultEffect result = ResultEffect.of(kind, Operand.NONE);
    return effect(result, BORROWS, LambdaRuns.INLINE, BORROWS, CallOutcome.ANY, traits);
  }

  private static Summary relates(ResultEffect.Kind kind, OperandEffect receiver) {
    ResultEffect result = ResultEffect.of(kind, Operand.RECEIVER);
    return effect(result, receiver, LambdaRuns.INLINE, BORROWS);
  }

  private static Summary runs(ResultEffect.Kind kind, LambdaRuns lambdas, OperandEffect argument) {
    return effect(ResultEffect.of(kind, Operand.NONE), BORROWS, lambdas, argument);
  }

  private static Summary tells(OperandTest.Is is) {
    return with(
        new CallOutcome(
            false, null, new OperandTest(is, Operand.argument(0)), null, null, null, null));
  }

  private static Summary with(CallOutcome outcome) {
    ResultEffect result = ResultEffect.of(COPY, Operand.NONE);
    return effect(result, METADATA, LambdaRuns.INLINE, METADATA, outcome, CallTraits.NONE);
  }

  private static Summary effect(
      ResultEffect result, OperandEffect receiver, LambdaRuns lambdas, OperandEffect argument) {
    return effect(result, receiver, lambdas, argument, CallOutcome.ANY, CallTraits.NONE);
  }

  private static Summary effect(
      ResultEffect result,
      OperandEffect receiver,
      LambdaRuns lambdas,
      OperandEffect argument,
      CallOutcome outcome,
      CallTraits traits) {
    return Contracts.modelled(result, receiver, List.of(argument))
        .with(
            new Conduct(
                lambdas, false, false, Throwing.DECLARED, outcome, ContentQuestion.NONE, traits));
  }

  @Override
  public Optional<TypeModel> type(String binaryName, TypeOracle types) {
    return types.supertypes(binaryName).stream()
        .filter(TYPES::containsKey)
        .findFirst()
        .map(TYPES::get);
  }

  @Override
  public Optional<Summary> effect(String receiverType, MethodRef method, TypeOracle types) {
    return Optional.ofNullable(EFFECTS.get(method.owner() + "#" + method.name()));
  }

  @Override
  public Conventions conventions() {
    return CONVENTIONS;
  }

  @Override
  public boolean returnsNothing(String functionalInterface) {
    return functionalInterface.equals("java.util.function.Consumer");
  }

  @Override
  public boolean mayConcern(String sourceText) {
    return true;
  }

  @Override
  public String lookedFor() {
    return "anything";
  }
}
