// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Choice;
import dev.tensorlint.rules.effect.Coverage;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.effect.inferred.FailureEffects;
import dev.tensorlint.rules.effect.inferred.FieldAdditions;
import dev.tensorlint.rules.effect.inferred.Insertions;
import dev.tensorlint.rules.effect.inferred.Randomness;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.effect.inferred.StatefulUse;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.ValueSources;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.jspecify.annotations.Nullable;

/** Any effects of methods, over few names, so that they meet often. */
final class Effects {

  private static final TypeModel TENSOR = model("lib.Tensor");
  private static final TypeModel MODEL = model("lib.Model");
  private static final FieldKey[] FIELDS = {
    new FieldKey("A", "one", false), new FieldKey("A", "other", true)
  };
  private static final SourceFile FILE = SourceFile.of("A.java", "class A {}");

  private Effects() {}

  private static TypeModel model(String name) {
    return new ToyModels().type(name, new ToyTypes()).orElseThrow();
  }

  private static Arbitrary<Boolean> flags() {
    return Arbitraries.of(false, true);
  }

  private static Place place(int start) {
    return new Place(FILE, new Span(start, start + 1));
  }

  static Arbitrary<OperandEffect> parameterEffects() {
    return Combinators.combine(
            flags().list().ofSize(6),
            States.certainties(),
            States.certainties(),
            Arbitraries.of(Custody.class),
            States.certainties(),
            additions(),
            Arbitraries.of(OperandEffect.Move.class))
        .as(
            (flags, released, handedOver, custody, emptied, added, move) ->
                new OperandEffect(
                    flags.get(0),
                    flags.get(1),
                    released,
                    flags.get(5),
                    handedOver,
                    flags.get(2),
                    flags.get(3),
                    flags.get(4),
                    custody,
                    emptied,
                    added,
                    move,
                    OperandEffect.SAME));
  }

  static Arbitrary<Addition> additions() {
    return Combinators.combine(States.certainties(), Arbitraries.of(TENSOR, MODEL), flags())
        .as(Addition::new);
  }

  static Arbitrary<OperandEffect> fieldEffects() {
    return Combinators.combine(
            States.certainties(),
            flags(),
            flags(),
            States.certainties(),
            flags(),
            States.certainties(),
            Arbitraries.of(OperandEffect.SAME, OperandEffect.OTHER, 0, 1))
        .as(
            (released, isUsed, isTested, emptied, isRefilled, handedOver, stored) ->
                OperandEffect.observed(isUsed, isTested)
                    .change()
                    .released(released)
                    .emptied(emptied)
                    .added(isRefilled ? Addition.UNKNOWN : Addition.NONE)
                    .handedOver(handedOver)
                    .stored(stored)
                    .build());
  }

  static Arbitrary<ResultEffect> results() {
    Arbitrary<ResultEffect> made =
        Combinators.combine(
                Arbitraries.of(ResultEffect.Kind.FRESH, ResultEffect.Kind.SCOPED),
                Arbitraries.of(
                    Operand.NONE, Operand.argument(0), Operand.argument(1), Operand.UNSEEN),
                Arbitraries.of(TENSOR, MODEL),
                flags(),
                flags(),
                Arbitraries.of(Size.UNSTATED, Size.SMALL, Size.NONE),
                choices())
            .as(
                (kind, same, model, mayBeNull, isHeldWeakly, size, choice) ->
                    new ResultEffect(
                        kind,
                        same,
                        model,
                        mayBeNull,
                        null,
                        isHeldWeakly,
                        size,
                        Map.of(),
                        Set.of(),
                        same.isArgument() ? choice : Choice.FREE));
    Arbitrary<ResultEffect> parts =
        Combinators.combine(
                Arbitraries.of(ResultEffect.Kind.OWNED_BY, ResultEffect.Kind.BORROW),
                Arbitraries.of(0, 1),
                Arbitraries.of(TENSOR, MODEL))
            .as(
                (kind, owner, model) ->
                    ResultEffect.of(kind, Operand.argument(owner)).making(model));
    Arbitrary<ResultEffect> same =
        Combinators.combine(Arbitraries.of(0, 1), flags())
            .as(
                (index, mayBeNull) ->
                    mayBeNull ? ResultEffect.sameAs(index).orNull() : ResultEffect.sameAs(index));
    Arbitrary<ResultEffect> oneOf =
        flags()
            .map(
                mayBeNull -> {
                  ResultEffect either = ResultEffect.sameAs(0).join(ResultEffect.sameAs(1));
                  return mayBeNull ? either.orNull() : either;
                });
    Arbitrary<ResultEffect> ofFields =
        Combinators.combine(Arbitraries.of(FIELDS), flags())
            .as(
                (field, isWhole) ->
                    isWhole ? ResultEffect.held(field) : ResultEffect.elementOf(field));
    Arbitrary<ResultEffect> containers =
        Combinators.combine(
                Arbitraries.of(ResultEffect.Kind.FRESH, ResultEffect.Kind.SCOPED),
                flags(),
                Arbitraries.of("java.util.ArrayList", "java.util.HashSet", "java.util.List"))
            .as(
                (kind, mayBeNull, type) ->
                    new ResultEffect(
                        kind,
                        Operand.NONE,
                        TENSOR,
                        mayBeNull,
                        type,
                        false,
                        Size.UNSTATED,
                        Map.of(),
                        Set.of(),
                        Choice.FREE));
    Arbitrary<ResultEffect> plain =
        Arbitraries.oneOf(
            made, parts, same, oneOf, ofFields, containers, Arbitraries.just(ResultEffect.UNKNOWN));
    Arbitrary<ResultEffect> carriers =
        Arbitraries.maps(Arbitraries.of(FIELDS), plain).ofMaxSize(2).map(ResultEffect::carrying);
    return Arbitraries.oneOf(plain, carriers);
  }

  private static Arbitrary<Choice> choices() {
    Arbitrary<Set<ThrowCondition>> some =
        Arbitraries.of(OperandTest.Is.class)
            .<ThrowCondition>map(is -> new ThrowCondition.Tested(0, is))
            .set()
            .ofMaxSize(2);
    return Combinators.combine(some, some).as(Choice::new);
  }

  static Arbitrary<ThrownExceptions> thrownExceptions() {
    Arbitrary<Place> places = Arbitraries.of(0, 3, 6).map(start -> place(start));
    Arbitrary<Map<String, Place>> byType =
        Arbitraries.maps(Arbitraries.of("a.E", "a.F", "a.G"), places).ofMaxSize(3);
    Arbitrary<ThrowCondition> conditions =
        Arbitraries.of(
            new ThrowCondition.Tested(0, OperandTest.Is.IS_NULL),
            new ThrowCondition.Compared(1, ThrowCondition.Order.LESS, BigDecimal.valueOf(3), true),
            new ThrowCondition.Throws(0, "close"),
            new ThrowCondition.Unexpected());
    Arbitrary<Set<ThrowCondition>> some = conditions.set().ofMinSize(1).ofMaxSize(2);
    Arbitrary<Map<String, Set<ThrowCondition>>> onlyIf =
        Arbitraries.maps(Arbitraries.of("a.E", "a.F", "a.G"), some).ofMaxSize(3);
    return Combinators.combine(
            byType,
            Arbitraries.of("a.E", "a.F", "a.G").set(),
            onlyIf,
            conditions.set().ofMaxSize(2),
            failureEffects())
        .as(
            (types, here, conditional, otherwise, before) ->
                new ThrownExceptions(new TreeMap<>(types), here, conditional, otherwise, before));
  }

  static Arbitrary<FailureEffects> failureEffects() {
    Arbitrary<OperandEffect> effects =
        Arbitraries.of(Certainty.class).map(OperandEffect::releasing);
    Arbitrary<FieldKey> keys = Arbitraries.of("f", "g").map(name -> new FieldKey("A", name, false));
    return Combinators.combine(
            Arbitraries.maps(Arbitraries.of(0, 1), effects).ofMaxSize(2),
            Arbitraries.maps(keys, effects).ofMaxSize(2).map(FieldEffects::new))
        .as(FailureEffects::new);
  }

  static Arbitrary<Summary> methodEffects() {
    Arbitrary<Summary> some =
        Combinators.combine(
                parameterEffectsBySplit(),
                Arbitraries.maps(Arbitraries.of(FIELDS), fieldEffects()).map(FieldEffects::new),
                results(),
                Arbitraries.of(Termination.class),
                flags(),
                parts())
            .as(
                (parameters, fields, result, returns, isComplete, parts) ->
                    new Summary(
                        Coverage.BODIES,
                        OperandEffect.NONE,
                        parameters,
                        fields,
                        result,
                        returns,
                        isComplete,
                        parts));
    return Arbitraries.oneOf(some, Arbitraries.just(Summary.UNREACHED));
  }

  /** What holds of all calls covers what holds of each. */
  static Arbitrary<ParameterEffects> parameterEffectsBySplit() {
    Arbitrary<List<OperandEffect>> two = parameterEffects().list().ofSize(2);
    Arbitrary<Split> splits = Arbitraries.of(Split.ANSWER, Split.given(0), Split.flag(1));
    return Combinators.combine(splits, two, two.injectNull(0.3)).as(Effects::bySplit);
  }

  private static ParameterEffects bySplit(
      Split split, List<OperandEffect> whenTrue, @Nullable List<OperandEffect> otherwise) {
    List<OperandEffect> whenFalse = otherwise == null ? whenTrue : otherwise;
    List<OperandEffect> all =
        List.of(whenTrue.get(0).join(whenFalse.get(0)), whenTrue.get(1).join(whenFalse.get(1)));
    return new ParameterEffects(
        all, Map.of(split, new ParameterEffects.Sides(whenTrue, whenFalse)));
  }

  /** Some kinds of parts, some of them neutral. */
  static Arbitrary<SummaryParts> parts() {
    return Combinators.combine(
            thrownExceptions(),
            timings(),
            garbageRequests(),
            randomness(),
            buildings(),
            steppings())
        .as((a, b, c, d, e, f) -> SummaryParts.of(List.of(a, b, c, d, e, f)));
  }

  static Arbitrary<GarbageRequest> garbageRequests() {
    return flags().map(GarbageRequest::new);
  }

  static Arbitrary<StatefulUse> steppings() {
    Arbitrary<Set<Integer>> some = Arbitraries.of(0, 1, 2).set().ofMaxSize(3);
    return Combinators.combine(some, some, flags()).as(StatefulUse::new);
  }

  static Arbitrary<Constructions> buildings() {
    ResourceInfo info =
        new ResourceInfo("m", true, MODEL, place(0), ResourceInfo.Origin.CREATED, false);
    return Combinators.combine(
            Arbitraries.of(0, 1)
                .map(i -> new Constructions.Built(info, "A.m", Set.of(i), i == 0, i != 1))
                .set()
                .ofMaxSize(2),
            Arbitraries.of(0, 1, 2).set().ofMaxSize(3))
        .as(Constructions::new);
  }

  static Arbitrary<ValueSources> ingredients() {
    return Combinators.combine(ingredient().set().ofMaxSize(3), flags()).as(ValueSources::new);
  }

  private static Arbitrary<ValueSources.Ingredient> ingredient() {
    return Combinators.combine(Arbitraries.of(0, 1).map(ValueSources.Given::new), flags(), flags())
        .as(ValueSources.Ingredient::new);
  }

  static Arbitrary<Randomness> randomness() {
    return Combinators.combine(
            ingredients(),
            ingredient().map(one -> new Randomness.Predicted(one, place(0))).set().ofMaxSize(2))
        .as(Randomness::new);
  }

  static Arbitrary<FieldAdditions> fieldAdditions() {
    Arbitrary<FieldKey> fields =
        Arbitraries.of(new FieldKey("A", "f", false), new FieldKey("A", "g", true));
    return Arbitraries.maps(Arbitraries.integers().between(0, 2), fields.set().ofMinSize(1))
        .ofMaxSize(2)
        .map(FieldAdditions::new);
  }

  static Arbitrary<Retention> retentions() {
    Arbitrary<Integer> positions = Arbitraries.integers().between(0, 2);
    return Arbitraries.maps(positions, Arbitraries.of(FIELDS).set().ofMaxSize(2))
        .ofMaxSize(2)
        .map(Retention::new);
  }

  static Arbitrary<Insertions> insertions() {
    Arbitrary<Integer> positions = Arbitraries.integers().between(0, 2);
    Arbitrary<Integer> containers = Arbitraries.integers().between(Insertions.UNKNOWN, 2);
    return Arbitraries.maps(positions, containers).ofMaxSize(2).map(Insertions::new);
  }

  static Arbitrary<Timing> timings() {
    Arbitrary<Set<Integer>> parameters = Arbitraries.of(0, 1, 2).set().ofMaxSize(3);
    return Combinators.combine(flags(), parameters, parameters).as(Timing::new);
  }
}
