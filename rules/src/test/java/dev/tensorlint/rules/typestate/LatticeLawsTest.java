// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Laws;
import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.model.TypeModel;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Each join of the domain is idempotent, commutative and associative. */
final class LatticeLawsTest {

  private static final TypeModel TENSOR = model("lib.Tensor");
  private static final TypeModel MODEL = model("lib.Model");
  private static final FieldKey[] FIELDS = {
    new FieldKey("A", "one", false), new FieldKey("A", "other", true)
  };

  private static TypeModel model(String name) {
    return new ToyModels().type(name, new ToyTypes()).orElseThrow();
  }

  @Provide
  Arbitrary<Certainty> certainties() {
    return States.certainties();
  }

  @Property
  void certainty(
      @ForAll("certainties") Certainty a,
      @ForAll("certainties") Certainty b,
      @ForAll("certainties") Certainty c) {
    Laws.join(a, b, c, Certainty::join);
  }

  @Provide
  Arbitrary<Owner> owners() {
    return States.owners();
  }

  @Property
  void owner(@ForAll("owners") Owner a, @ForAll("owners") Owner b, @ForAll("owners") Owner c) {
    Laws.join(a, b, c, Owner::join);
    assertEquals(Owner.elsewhere(), a.join(Owner.elsewhere()), "elsewhere is the top");
  }

  @Provide
  Arbitrary<Membership> memberships() {
    return States.memberships();
  }

  @Property
  void membership(
      @ForAll("memberships") Membership a,
      @ForAll("memberships") Membership b,
      @ForAll("memberships") Membership c) {
    Laws.join(a, b, c, Membership::join);
  }

  @Provide
  Arbitrary<ResourceState> resourceStates() {
    return States.resourceStates();
  }

  @Property
  void resourceState(
      @ForAll("resourceStates") ResourceState a,
      @ForAll("resourceStates") ResourceState b,
      @ForAll("resourceStates") ResourceState c) {
    Laws.join(a, b, c, ResourceState::join);
  }

  @Provide
  Arbitrary<Value> values() {
    return States.values();
  }

  @Property
  void value(@ForAll("values") Value a, @ForAll("values") Value b, @ForAll("values") Value c) {
    Laws.join(a, b, c, Value::join);
  }

  @Provide
  Arbitrary<PathState> pathStates() {
    return States.pathStates();
  }

  @Property
  void pathState(
      @ForAll("pathStates") PathState a,
      @ForAll("pathStates") PathState b,
      @ForAll("pathStates") PathState c) {
    Laws.join(a, b, c, PathState::join);
  }

  @Provide
  Arbitrary<ParameterEffect> parameterEffects() {
    return Combinators.combine(
            Arbitraries.of(false, true).list().ofSize(5),
            States.certainties(),
            States.certainties(),
            Arbitraries.of(Custody.class),
            States.certainties())
        .as(
            (flags, released, handedOver, custody, emptied) ->
                new ParameterEffect(
                    flags.get(0),
                    flags.get(1),
                    released,
                    handedOver,
                    flags.get(2),
                    flags.get(3),
                    flags.get(4),
                    custody,
                    emptied));
  }

  @Property
  void parameterEffect(
      @ForAll("parameterEffects") ParameterEffect a,
      @ForAll("parameterEffects") ParameterEffect b,
      @ForAll("parameterEffects") ParameterEffect c) {
    Laws.join(a, b, c, ParameterEffect::join);
  }

  @Provide
  Arbitrary<FieldEffect> fieldEffects() {
    return Combinators.combine(
            States.certainties(),
            Arbitraries.of(false, true),
            Arbitraries.of(false, true),
            Arbitraries.of(false, true),
            States.certainties(),
            Arbitraries.of(FieldEffect.NO_PARAMETER, 0, 1))
        .as(FieldEffect::new);
  }

  @Property
  void fieldEffect(
      @ForAll("fieldEffects") FieldEffect a,
      @ForAll("fieldEffects") FieldEffect b,
      @ForAll("fieldEffects") FieldEffect c) {
    Laws.join(a, b, c, FieldEffect::join);
  }

  @Provide
  Arbitrary<MethodResult> results() {
    Arbitrary<MethodResult> made =
        Combinators.combine(
                Arbitraries.of(MethodResult.Kind.FRESH, MethodResult.Kind.SCOPED),
                Arbitraries.of(-1, 0, 1),
                Arbitraries.of(TENSOR, MODEL),
                Arbitraries.of(false, true),
                Arbitraries.of(false, true))
            .as(
                (kind, same, model, mayBeNull, isHeldWeakly) ->
                    new MethodResult(kind, same, model, null, mayBeNull, null, isHeldWeakly));
    Arbitrary<MethodResult> parts =
        Combinators.combine(
                Arbitraries.of(MethodResult.Kind.OWNED_BY, MethodResult.Kind.LENT_BY),
                Arbitraries.of(0, 1),
                Arbitraries.of(TENSOR, MODEL))
            .as((kind, owner, model) -> new MethodResult(kind, owner, model, null, false));
    Arbitrary<MethodResult> same =
        Combinators.combine(Arbitraries.of(0, 1), Arbitraries.of(false, true))
            .as(
                (index, mayBeNull) ->
                    new MethodResult(MethodResult.Kind.SAME_AS, index, null, null, mayBeNull));
    return Arbitraries.oneOf(made, parts, same, Arbitraries.just(MethodResult.UNKNOWN));
  }

  @Property
  void result(
      @ForAll("results") MethodResult a,
      @ForAll("results") MethodResult b,
      @ForAll("results") MethodResult c) {
    Laws.join(a, b, c, MethodResult::join);
    assertEquals(MethodResult.UNKNOWN, a.join(MethodResult.UNKNOWN), "unknown is the top");
  }

  @Provide
  Arbitrary<ThrownExceptions> thrownExceptions() {
    SourceFile file = SourceFile.of("A.java", "class A {}");
    Arbitrary<Place> places =
        Arbitraries.of(0, 3, 6).map(start -> new Place(file, new Span(start, start + 1)));
    Arbitrary<Map<String, Place>> byType =
        Arbitraries.maps(Arbitraries.of("a.E", "a.F", "a.G"), places).ofMaxSize(3);
    return Combinators.combine(byType, failureEffects())
        .as((types, before) -> new ThrownExceptions(new TreeMap<>(types), before));
  }

  private static Arbitrary<FailureEffects> failureEffects() {
    Arbitrary<Certainty> certainties = Arbitraries.of(Certainty.class);
    Arbitrary<FieldKey> keys = Arbitraries.of("f", "g").map(name -> new FieldKey("A", name, false));
    return Combinators.combine(
            Arbitraries.maps(Arbitraries.of(0, 1), certainties).ofMaxSize(2),
            Arbitraries.maps(keys, certainties).ofMaxSize(2))
        .as(FailureEffects::new);
  }

  @Property
  void thrownExceptions(
      @ForAll("thrownExceptions") ThrownExceptions a,
      @ForAll("thrownExceptions") ThrownExceptions b,
      @ForAll("thrownExceptions") ThrownExceptions c) {
    Laws.join(a, b, c, ThrownExceptions::join);
  }

  @Provide
  Arbitrary<MethodEffects> methodEffects() {
    Arbitrary<MethodEffects> some =
        Combinators.combine(
                parameterEffects().list().ofSize(2),
                Arbitraries.maps(Arbitraries.of(FIELDS), fieldEffects()),
                results(),
                Arbitraries.of(Returning.class),
                Arbitraries.of(false, true),
                thrownExceptions(),
                timings(),
                parameterEffects().list().ofSize(2))
            .as(LatticeLawsTest::methodEffects);
    return Arbitraries.oneOf(
        Combinators.combine(some, randomness(), buildings(), steppings()).as(LatticeLawsTest::with),
        Arbitraries.just(MethodEffects.UNREACHED));
  }

  /** What holds of all answers covers what holds of each. */
  private static MethodEffects methodEffects(
      List<ParameterEffect> whenTrue,
      Map<FieldKey, FieldEffect> fields,
      MethodResult result,
      Returning returns,
      boolean isComplete,
      ThrownExceptions thrown,
      Timing timing,
      List<ParameterEffect> whenFalse) {
    List<ParameterEffect> all =
        List.of(whenTrue.get(0).join(whenFalse.get(0)), whenTrue.get(1).join(whenFalse.get(1)));
    return new MethodEffects(
        all,
        fields,
        result,
        returns,
        isComplete,
        thrown,
        timing,
        new ByAnswer(whenTrue, whenFalse),
        Randomness.NONE,
        Building.NONE,
        Stepping.NONE);
  }

  private static MethodEffects with(
      MethodEffects effects, Randomness randomness, Building building, Stepping stepping) {
    return new MethodEffects(
        effects.parameters(),
        effects.fields(),
        effects.result(),
        effects.returns(),
        effects.isComplete(),
        effects.thrown(),
        effects.timing(),
        effects.byAnswer(),
        randomness,
        building,
        stepping);
  }

  @Provide
  Arbitrary<Stepping> steppings() {
    Arbitrary<Set<Integer>> some = Arbitraries.of(0, 1, 2).set().ofMaxSize(3);
    return Combinators.combine(some, some, Arbitraries.of(false, true)).as(Stepping::new);
  }

  @Property
  void stepping(
      @ForAll("steppings") Stepping a,
      @ForAll("steppings") Stepping b,
      @ForAll("steppings") Stepping c) {
    Laws.join(a, b, c, Stepping::join);
  }

  @Provide
  Arbitrary<Building> buildings() {
    ResourceInfo info =
        new ResourceInfo(
            "m",
            true,
            MODEL,
            new Place(SourceFile.of("A.java", "abc"), new Span(0, 1)),
            ResourceInfo.Origin.CREATED,
            false);
    return Combinators.combine(
            Arbitraries.of(0, 1)
                .map(i -> new Building.Built(info, "A.m", Set.of(i), i == 0))
                .set()
                .ofMaxSize(2),
            Arbitraries.of(0, 1, 2).set().ofMaxSize(3))
        .as(Building::new);
  }

  @Property
  void building(
      @ForAll("buildings") Building a,
      @ForAll("buildings") Building b,
      @ForAll("buildings") Building c) {
    Laws.join(a, b, c, Building::join);
  }

  private static Arbitrary<Ingredients.Ingredient> ingredients() {
    return Combinators.combine(
            Arbitraries.of(0, 1).map(Ingredients.Given::new),
            Arbitraries.of(false, true),
            Arbitraries.of(false, true))
        .as(Ingredients.Ingredient::new);
  }

  @Provide
  Arbitrary<Randomness> randomness() {
    Place at = new Place(SourceFile.of("A.java", "abc"), new Span(0, 1));
    return Combinators.combine(
            ingredients().set().ofMaxSize(3),
            Arbitraries.of(false, true),
            ingredients().map(one -> new Randomness.Predicted(one, at)).set().ofMaxSize(2))
        .as(
            (all, haveData, predicted) ->
                new Randomness(new Ingredients(all, haveData), predicted));
  }

  @Property
  void randomness(
      @ForAll("randomness") Randomness a,
      @ForAll("randomness") Randomness b,
      @ForAll("randomness") Randomness c) {
    Laws.join(a, b, c, Randomness::join);
  }

  @Property
  void methodEffects(
      @ForAll("methodEffects") MethodEffects a,
      @ForAll("methodEffects") MethodEffects b,
      @ForAll("methodEffects") MethodEffects c) {
    Laws.join(a, b, c, MethodEffects::join);
    assertEquals(a, a.join(MethodEffects.UNREACHED), "unreached is the bottom");
  }

  @Provide
  Arbitrary<Timing> timings() {
    return Combinators.combine(
            Arbitraries.of(false, true),
            Arbitraries.of(false, true),
            Arbitraries.of(0, 1, 2).set().ofMaxSize(3))
        .as(Timing::new);
  }

  @Property
  void timing(
      @ForAll("timings") Timing a, @ForAll("timings") Timing b, @ForAll("timings") Timing c) {
    Laws.join(a, b, c, Timing::join);
  }

  @Provide
  Arbitrary<Flights> flights() {
    Arbitrary<Set<ResourceId>> ids =
        Arbitraries.of(
                ResourceId.recent(new Site.Node(1)), ResourceId.recent(new Site.Parameter(0)))
            .set();
    Arbitrary<Flight> flight =
        Combinators.combine(
                ids,
                ids,
                Arbitraries.of(1, 2).set(),
                Arbitraries.of(false, true),
                Arbitraries.of(false, true),
                Arbitraries.of(false, true),
                Arbitraries.of(false, true))
            .as(Flight::new);
    return Arbitraries.maps(Arbitraries.of(1, 2, 3), flight).map(Flights::new);
  }

  @Property
  void flights(
      @ForAll("flights") Flights a, @ForAll("flights") Flights b, @ForAll("flights") Flights c) {
    Laws.join(a, b, c, Flights::join);
    assertEquals(a, a.join(Flights.NONE), "nothing is the bottom");
  }

  /** The counts follow from the state, whichever way led to it. */
  @Property
  void references(@ForAll("pathStates") PathState state) {
    References counted = state.map(atom -> atom).references();
    assertEquals(counted.counts(), state.references().counts());
    assertEquals(counted.owned(), state.references().owned());
    assertEquals(counted.heldWeakly(), state.references().heldWeakly());
  }

  /** A look at what has changed finds all that a look at everything does. */
  @Property
  void forgetting(@ForAll("pathStates") PathState state) {
    PathState looked = state.forget(List.of(), Set.of());
    assertEquals(state.map(atom -> atom).forget(List.of(), Set.of()), looked);
    PathState changed = looked.forget(States.SLOTS, Set.of());
    assertEquals(looked.map(atom -> atom).forget(States.SLOTS, Set.of()), changed);
  }
}
