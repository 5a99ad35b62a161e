// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.code.ToyModels;
import dev.tensorlint.rules.code.ToyTypes;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Choice;
import dev.tensorlint.rules.effect.Coverage;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Records that are compared all the time say themselves how, because what the JVM makes of a record
 * is slow until the optimizing compiler has seen it. None may forget a component.
 */
class EqualityTest {

  private static final ResourceId ONE = ResourceId.recent(new Site.Node(1));
  private static final ResourceId OTHER = ResourceId.recent(new Site.Node(2)).older();

  private static ResourceType type(String container) {
    return ResourceType.of(new Library.Followed(Library.ANY, container));
  }

  /** What hardly ever tells two values apart may be left out. */
  private static final Set<String> NOT_IN_HASHES =
      Set.of(
          "handedOver",
          "isUnsure",
          "isMany",
          "marks",
          "isUnwound",
          "viewed",
          "type",
          "isCarrier",
          "mayBeNull",
          "left",
          "isKeptOutside",
          "mayHaveLost",
          "isRefilled",
          "isCaptured");

  /** Two values of each type of a component. */
  private static Set<ThrowCondition> ifNull() {
    return Set.of(new ThrowCondition.Tested(0, OperandTest.Is.IS_NULL));
  }

  private static final Map<String, List<?>> SAMPLES =
      Map.ofEntries(
          samples(int.class, 1, 2),
          samples(boolean.class, false, true),
          samples(String.class, "one", "other"),
          samples(LiteralKey.class, key("one"), key("other")),
          samples(Site.class, new Site.Node(1), new Site.Parameter(2)),
          samples(ObjectKey.class, FieldKey.THIS_OR_STATIC, new Site.Node(2)),
          samples(ResourceId.class, ONE, OTHER),
          samples(ResourceType.class, type("a.A"), type("a.B")),
          samples(FieldKey.class, new FieldKey("A", "f", false), new FieldKey("A", "g", false)),
          samples(Local.class, local("one"), local("other")),
          samples(Typestate.Phase.class, Typestate.Phase.OPEN, Typestate.Phase.SMALL),
          samples(Size.class, Size.UNSTATED, Size.SMALL),
          samples(Choice.class, Choice.FREE, new Choice(ifNull(), Set.of())),
          samples(Typestate.Cause.class, Typestate.Cause.ITSELF, Typestate.Cause.OWNER),
          samples(Owner.class, Owner.here(), Owner.elsewhere()),
          samples(Obligation.class, Obligation.of(Owner.here()), Obligation.of(Owner.elsewhere())),
          samples(Certainty.class, Certainty.NO, Certainty.MAYBE),
          samples(Marks.class, Marks.NONE, Marks.NONE.lasting()),
          samples(Membership.class, Membership.NONE, Membership.NONE.with(ONE, Certainty.YES)),
          samples(Flights.class, Flights.NONE, Flights.NONE.with(1, Flight.NOTHING)),
          samples(Custody.class, Custody.SAME, Custody.UNKNOWN),
          samples(Addition.class, Addition.NONE, new Addition(Certainty.YES, Library.ANY, false)),
          samples(Operand.class, Operand.NONE, Operand.RECEIVER),
          samples(Coverage.class, Coverage.CONTRACT, Coverage.BODIES),
          samples(OperandEffect.class, OperandEffect.NONE, OperandEffect.RETAINS),
          samples(
              OperandEffect.Move.class, OperandEffect.Move.NOWHERE, OperandEffect.Move.INTO_RESULT),
          samples(ResultEffect.Kind.class, ResultEffect.Kind.UNKNOWN, ResultEffect.Kind.FRESH),
          samples(ResultEffect.class, ResultEffect.UNKNOWN, ResultEffect.sameAs(1)),
          samples(TypeModel.class, Library.ANY, tensor()),
          samples(Termination.class, Termination.SURE, Termination.DOUBTFUL),
          samples(SummaryParts.class, SummaryParts.NONE, SummaryParts.of(List.of(Timing.AWAITING))),
          samples(ParameterEffects.class, ParameterEffects.NONE, stored()),
          samples(OpenScopes.class, OpenScopes.NONE, OpenScopes.NONE.with(ONE)),
          samples(FieldEffects.class, FieldEffects.NONE, overwritten()),
          Map.entry(
              "java.util.List<" + OperandEffect.class.getName() + ">",
              List.of(List.of(OperandEffect.NONE), List.of(OperandEffect.RETAINS))),
          Map.entry(
              "java.util.Map<"
                  + FieldKey.class.getName()
                  + ", "
                  + OperandEffect.class.getName()
                  + ">",
              List.of(Map.of(), Map.of(new FieldKey("A", "f", false), OperandEffect.OVERWRITTEN))),
          Map.entry(
              "java.util.Map<"
                  + FieldKey.class.getName()
                  + ", "
                  + ResultEffect.class.getName()
                  + ">",
              List.of(Map.of(), Map.of(new FieldKey("A", "f", false), ResultEffect.UNKNOWN))),
          Map.entry("java.util.Set<" + Typestate.class.getName() + ">", typestates()),
          Map.entry(
              "java.util.Set<" + ResourceId.class.getName() + ">",
              List.of(Set.of(ONE), Set.of(OTHER))),
          Map.entry("java.util.Set<java.lang.Integer>", List.of(Set.of(1), Set.of(2))),
          Map.entry(
              "java.util.Map<"
                  + ResourceId.class.getName()
                  + ", "
                  + Certainty.class.getName()
                  + ">",
              List.of(
                  Map.of(ONE, Certainty.YES, OTHER, Certainty.YES),
                  Map.of(ONE, Certainty.MAYBE, OTHER, Certainty.YES))),
          Map.entry(
              "java.util.Map<java.lang.Integer, " + Flight.class.getName() + ">",
              List.of(Map.of(1, Flight.NOTHING), Map.of(2, Flight.NOTHING))));

  private static Map.Entry<String, List<?>> samples(Class<?> type, Object one, Object other) {
    return Map.entry(type.getTypeName(), List.of(one, other));
  }

  private static LiteralKey key(String text) {
    return new LiteralKey(LiteralKey.Kind.STRING, text, false);
  }

  private static Local local(String name) {
    return new Local(name, TypeRef.INT, new Span(1, 2));
  }

  private static TypeModel tensor() {
    return new ToyModels().type("lib.Tensor", new ToyTypes()).orElseThrow();
  }

  private static ParameterEffects stored() {
    return ParameterEffects.of(List.of(OperandEffect.RETAINS));
  }

  private static FieldEffects overwritten() {
    return new FieldEffects(Map.of(new FieldKey("A", "f", false), OperandEffect.OVERWRITTEN));
  }

  private static List<?> typestates() {
    return List.of(Set.of(Typestate.OPEN), Set.of(Typestate.OPEN, Typestate.released(1)));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ResourceId.class,
        Site.Node.class,
        Site.Parameter.class,
        Site.Element.class,
        Site.Keyed.class,
        Site.Iteration.class,
        Site.Field.class,
        Atom.Plain.class,
        Atom.Ref.class,
        Atom.Instance.class,
        Slot.Variable.class,
        Slot.Temporary.class,
        Typestate.class,
        References.Count.class,
        Owner.Of.class,
        Owner.HereOrWith.class,
        Obligation.class,
        ResourceState.class,
        Marks.class,
        Membership.class,
        PathKnowledge.class,
        Flights.class,
        FieldKey.class,
        Summary.class,
        ResultEffect.class,
        OperandEffect.class
      })
  void everyComponentCounts(Class<? extends Record> type) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Record one = make(type, components, -1);
    Record same = make(type, components, -1);

    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    for (int i = 0; i < components.length; i++) {
      Record other = make(type, components, i);
      assertNotEquals(one, other, "another " + components[i].getName());
    }
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ResourceId.class,
        Site.Node.class,
        Site.Parameter.class,
        Site.Element.class,
        Site.Keyed.class,
        Site.Iteration.class,
        Site.Field.class,
        Atom.Plain.class,
        Atom.Ref.class,
        Atom.Instance.class,
        Typestate.class,
        References.Count.class,
        Owner.Of.class,
        Owner.HereOrWith.class,
        Marks.class,
        Membership.class,
        Obligation.class,
        ResourceState.class,
        PathKnowledge.class,
        Flights.class,
        FieldKey.class
      })
  void hashesTellComponentsApart(Class<? extends Record> type) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    int hash = make(type, components, -1).hashCode();

    for (int i = 0; i < components.length; i++) {
      String name = components[i].getName();
      boolean isToldApart = hash != make(type, components, i).hashCode();
      assertTrue(isToldApart || NOT_IN_HASHES.contains(name), "another " + name);
    }
  }

  private static Record make(Class<? extends Record> type, RecordComponent[] components, int other)
      throws ReflectiveOperationException {
    Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      String of = components[i].getGenericType().getTypeName();
      List<?> samples = Objects.requireNonNull(SAMPLES.get(of), "no samples of " + of);
      values[i] = samples.get(i == other ? 1 : 0);
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }

  @Test
  void bothEndsOfASpanCount() {
    assertEquals(new Span(1, 3), new Span(1, 3));
    assertEquals(new Span(1, 3).hashCode(), new Span(1, 3).hashCode());
    assertNotEquals(new Span(1, 3), new Span(2, 3));
    assertNotEquals(new Span(1, 3), new Span(1, 4));
  }

  @ParameterizedTest
  @ValueSource(classes = {Site.Node.class, Site.Element.class, Site.Keyed.class})
  void textsAreThoseOfRecords(Class<? extends Record> type) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    String text = make(type, components, -1).toString();

    assertTrue(text.startsWith(type.getSimpleName() + "[" + components[0].getName() + "="), text);
  }
}
