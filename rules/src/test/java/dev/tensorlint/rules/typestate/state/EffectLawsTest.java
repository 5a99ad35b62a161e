// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Laws;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.effect.inferred.FailureEffects;
import dev.tensorlint.rules.effect.inferred.FieldAdditions;
import dev.tensorlint.rules.effect.inferred.Insertions;
import dev.tensorlint.rules.effect.inferred.Randomness;
import dev.tensorlint.rules.effect.inferred.ResultPresence;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.effect.inferred.StatefulUse;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.effect.inferred.ValueSources;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The joins of what methods do are idempotent, commutative and associative. */
public final class EffectLawsTest {

  @Provide
  Arbitrary<OperandEffect> parameterEffects() {
    return Effects.parameterEffects();
  }

  @Property
  void parameterEffect(
      @ForAll("parameterEffects") OperandEffect a,
      @ForAll("parameterEffects") OperandEffect b,
      @ForAll("parameterEffects") OperandEffect c) {
    Laws.join(a, b, c, OperandEffect::join);
  }

  @Provide
  Arbitrary<Addition> additions() {
    return Effects.additions();
  }

  @Property
  void addition(
      @ForAll("additions") Addition a,
      @ForAll("additions") Addition b,
      @ForAll("additions") Addition c) {
    Laws.join(a, b, c, Addition::join);
  }

  @Provide
  Arbitrary<OperandEffect> fieldEffects() {
    return Effects.fieldEffects();
  }

  @Property
  void fieldEffect(
      @ForAll("fieldEffects") OperandEffect a,
      @ForAll("fieldEffects") OperandEffect b,
      @ForAll("fieldEffects") OperandEffect c) {
    Laws.join(a, b, c, OperandEffect::join);
  }

  @Provide
  Arbitrary<ResultEffect> results() {
    return Effects.results();
  }

  @Property
  void result(
      @ForAll("results") ResultEffect a,
      @ForAll("results") ResultEffect b,
      @ForAll("results") ResultEffect c) {
    Laws.join(a, b, c, ResultEffect::join);
    assertEquals(ResultEffect.UNKNOWN, a.join(ResultEffect.UNKNOWN), "unknown is the top");
  }

  @Provide
  Arbitrary<FailureEffects> failureEffects() {
    return Effects.failureEffects();
  }

  @Property
  void failureEffects(
      @ForAll("failureEffects") FailureEffects a,
      @ForAll("failureEffects") FailureEffects b,
      @ForAll("failureEffects") FailureEffects c) {
    Laws.join(a, b, c, FailureEffects::join);
  }

  @Provide
  Arbitrary<ThrownExceptions> thrownExceptions() {
    return Effects.thrownExceptions();
  }

  @Property
  void thrownExceptions(
      @ForAll("thrownExceptions") ThrownExceptions a,
      @ForAll("thrownExceptions") ThrownExceptions b,
      @ForAll("thrownExceptions") ThrownExceptions c) {
    Laws.join(a, b, c, ThrownExceptions::join);
    assertEquals(a, a.join(ThrownExceptions.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<UnexpectedExceptions> unexpectedExceptions() {
    return Arbitraries.of(UnexpectedExceptions.NONE, UnexpectedExceptions.POSSIBLE);
  }

  @Property
  void unexpectedExceptions(
      @ForAll("unexpectedExceptions") UnexpectedExceptions a,
      @ForAll("unexpectedExceptions") UnexpectedExceptions b,
      @ForAll("unexpectedExceptions") UnexpectedExceptions c) {
    Laws.join(a, b, c, UnexpectedExceptions::join);
    assertEquals(a, a.join(UnexpectedExceptions.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<ResultPresence> presences() {
    return Arbitraries.of(OperandTest.Is.values())
        .<ThrowCondition>map(is -> new ThrowCondition.Tested(0, is))
        .set()
        .map(ResultPresence::new);
  }

  @Property
  void presence(
      @ForAll("presences") ResultPresence a,
      @ForAll("presences") ResultPresence b,
      @ForAll("presences") ResultPresence c) {
    Laws.join(a, b, c, ResultPresence::join);
    assertEquals(a, a.join(ResultPresence.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<StatefulUse> steppings() {
    return Effects.steppings();
  }

  @Property
  void stepping(
      @ForAll("steppings") StatefulUse a,
      @ForAll("steppings") StatefulUse b,
      @ForAll("steppings") StatefulUse c) {
    Laws.join(a, b, c, StatefulUse::join);
  }

  @Provide
  Arbitrary<Constructions> buildings() {
    return Effects.buildings();
  }

  @Property
  void building(
      @ForAll("buildings") Constructions a,
      @ForAll("buildings") Constructions b,
      @ForAll("buildings") Constructions c) {
    Laws.join(a, b, c, Constructions::join);
    assertEquals(a, a.join(Constructions.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<ValueSources> ingredients() {
    return Effects.ingredients();
  }

  @Property
  void ingredients(
      @ForAll("ingredients") ValueSources a,
      @ForAll("ingredients") ValueSources b,
      @ForAll("ingredients") ValueSources c) {
    Laws.join(a, b, c, ValueSources::join);
    assertEquals(a, a.join(ValueSources.NOTHING), "nothing is the bottom");
  }

  @Provide
  Arbitrary<Randomness> randomness() {
    return Effects.randomness();
  }

  @Property
  void randomness(
      @ForAll("randomness") Randomness a,
      @ForAll("randomness") Randomness b,
      @ForAll("randomness") Randomness c) {
    Laws.join(a, b, c, Randomness::join);
    assertEquals(a, a.join(Randomness.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<Timing> timings() {
    return Effects.timings();
  }

  @Property
  void timing(
      @ForAll("timings") Timing a, @ForAll("timings") Timing b, @ForAll("timings") Timing c) {
    Laws.join(a, b, c, Timing::join);
    assertEquals(a, a.join(Timing.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<GarbageRequest> garbageRequests() {
    return Effects.garbageRequests();
  }

  @Property
  void garbageRequest(
      @ForAll("garbageRequests") GarbageRequest a,
      @ForAll("garbageRequests") GarbageRequest b,
      @ForAll("garbageRequests") GarbageRequest c) {
    Laws.join(a, b, c, GarbageRequest::join);
    assertEquals(a, a.join(GarbageRequest.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<FieldAdditions> fieldAdditions() {
    return Effects.fieldAdditions();
  }

  @Property
  void fieldAdditions(
      @ForAll("fieldAdditions") FieldAdditions a,
      @ForAll("fieldAdditions") FieldAdditions b,
      @ForAll("fieldAdditions") FieldAdditions c) {
    Laws.join(a, b, c, FieldAdditions::join);
    assertEquals(a, a.join(FieldAdditions.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<Retention> retentions() {
    return Effects.retentions();
  }

  @Property
  void retention(
      @ForAll("retentions") Retention a,
      @ForAll("retentions") Retention b,
      @ForAll("retentions") Retention c) {
    Laws.join(a, b, c, Retention::join);
    assertEquals(a, a.join(Retention.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<Insertions> insertions() {
    return Effects.insertions();
  }

  @Property
  void insertions(
      @ForAll("insertions") Insertions a,
      @ForAll("insertions") Insertions b,
      @ForAll("insertions") Insertions c) {
    Laws.join(a, b, c, Insertions::join);
    assertEquals(a, a.join(Insertions.NONE), "nothing is the bottom");
  }

  @Provide
  Arbitrary<SummaryParts> parts() {
    return Effects.parts();
  }

  @Property
  void summaryParts(
      @ForAll("parts") SummaryParts a,
      @ForAll("parts") SummaryParts b,
      @ForAll("parts") SummaryParts c) {
    Laws.join(a, b, c, SummaryParts::join);
    assertEquals(a, a.join(SummaryParts.NONE), "nothing is the bottom");
    assertEquals(a, SummaryParts.of(a.all()), "the order of parts does not matter");
    assertEquals(a.ofNoReturn(), a.ofNoReturn().ofNoReturn(), "what never returns stays so");
  }

  @Provide
  Arbitrary<ParameterEffects> parameterEffectsBySplit() {
    return Effects.parameterEffectsBySplit();
  }

  @Property
  void parameterEffectsBySplit(
      @ForAll("parameterEffectsBySplit") ParameterEffects a,
      @ForAll("parameterEffectsBySplit") ParameterEffects b,
      @ForAll("parameterEffectsBySplit") ParameterEffects c) {
    Laws.join(a, b, c, ParameterEffects::join);
    assertEquals(
        a.when(Split.ANSWER, true).join(b.when(Split.ANSWER, true)),
        a.join(b).when(Split.ANSWER, true),
        "each side for itself");
  }

  @Provide
  Arbitrary<Summary> methodEffects() {
    return Effects.methodEffects();
  }

  @Property
  void methodEffects(
      @ForAll("methodEffects") Summary a,
      @ForAll("methodEffects") Summary b,
      @ForAll("methodEffects") Summary c) {
    Laws.join(a, b, c, Summary::join);
    assertEquals(a, a.join(Summary.UNREACHED), "unreached is the bottom");
  }

  @Provide
  Arbitrary<Custody> custodies() {
    return Arbitraries.of(Custody.class);
  }

  @Property
  void custody(
      @ForAll("custodies") Custody a,
      @ForAll("custodies") Custody b,
      @ForAll("custodies") Custody c) {
    Laws.join(a, b, c, Custody::join);
    assertEquals(Custody.UNKNOWN, a.join(Custody.UNKNOWN), "unknown is the top");
  }

  @Provide
  Arbitrary<Termination> returnings() {
    return Arbitraries.of(Termination.class);
  }

  @Property
  void returning(
      @ForAll("returnings") Termination a,
      @ForAll("returnings") Termination b,
      @ForAll("returnings") Termination c) {
    Laws.join(a, b, c, Termination::join);
    assertEquals(a, a.join(Termination.NEVER), "never is the bottom");
  }
}
