// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which entry of the models answers for a call. */
class LookupTest {

  /** {@code Leaf extends Middle}, {@code Middle extends Root implements Closing}. */
  private static final TypeOracle TYPES =
      new TypeOracle() {
        private final Map<String, List<String>> supertypes =
            Map.of(
                "p.Leaf", List.of("p.Leaf", "p.Middle", "p.Root", "p.Closing"),
                "p.Middle", List.of("p.Middle", "p.Root", "p.Closing"),
                "p.Root", List.of("p.Root"),
                "p.Closing", List.of("p.Closing"));

        @Override
        public List<String> supertypes(String binaryName) {
          return supertypes.getOrDefault(binaryName, List.of());
        }

        @Override
        public List<MethodRef> methods(String binaryName, String name) {
          return List.of();
        }
      };

  private static final String MODEL =
      """
      library: p:q
      types:
        p.Root:
          kind: model
          release: { methods: [close, free] }
          metadata: [name, view]
          methods:
            new(*): { throws: true }
            make(*): fresh
            make(int, *): scoped
            make(?, ?): symbolic
            make(int, int): copy
            make(p.Outer$Shape): { result: { alias: argument 0 } }
            make(float[]): { result: { handle: argument 0 } }
            mak*(String): { result: { borrow: argument 0 } }
            view(): { result: { borrow: receiver } }
            free(): { throws: true }
            get*(*): { result: { owned-by: receiver } }
        p.Middle:
          methods:
            make(long): copy
        p.Closing:
          kind: closeable
          release: { methods: [close] }
          methods:
            close(): { awaits: true }
      """;

  private final Path folder;
  private final LifecycleModels models;

  LookupTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    models = new ModelFolder(folder).load("mine.yaml", MODEL).models();
  }

  private static MethodRef method(String owner, String name, String... parameters) {
    List<TypeRef> types =
        Arrays.stream(parameters)
            .map(
                type ->
                    type.endsWith("[]")
                        ? TypeRef.of(type.substring(0, type.length() - 2)).arrayOf()
                        : TypeRef.of(type))
            .toList();
    return new MethodRef(owner, name, types, TypeRef.OBJECT, false, false, true, List.of());
  }

  private Optional<ResultEffect.Kind> result(String receiver, String name, String... parameters) {
    return models
        .effect(receiver, method("p.Root", name, parameters), TYPES)
        .map(effect -> effect.result().kind());
  }

  private Summary effect(String receiver, String name) {
    return models.effect(receiver, method("p.Root", name), TYPES).orElseThrow();
  }

  @Test
  void theMoreSpecificPatternWins() {
    assertEquals(Optional.of(ResultEffect.Kind.FRESH), result("p.Root", "make"));
    assertEquals(Optional.of(ResultEffect.Kind.SCOPED), result("p.Root", "make", "int"));
    assertEquals(Optional.of(ResultEffect.Kind.COPY), result("p.Root", "make", "int", "int"));
    assertEquals(Optional.of(ResultEffect.Kind.SYMBOLIC), result("p.Root", "make", "int", "long"));
    assertEquals(
        Optional.of(ResultEffect.Kind.SCOPED), result("p.Root", "make", "int", "int", "int"));
    assertEquals(Optional.of(ResultEffect.Kind.ALIAS), result("p.Root", "make", "p.Outer$Shape"));
    assertEquals(Optional.of(ResultEffect.Kind.HANDLE), result("p.Root", "make", "float[]"));
    assertEquals(Optional.of(ResultEffect.Kind.FRESH), result("p.Root", "make", "float"));
  }

  @Test
  void overloadsThatAreMeantTogetherGiveWhatTheyHaveInCommon() {
    assertEquals(Optional.of(ResultEffect.Kind.OWNED_BY), result("p.Root", "getInput", "?"));
    assertEquals(false, isUndecided("getInput", "?"));
    assertEquals(Optional.empty(), result("p.Root", "make", "?"), "they differ");
    assertEquals(true, isUndecided("make", "?"));
    assertEquals(Optional.empty(), result("p.Root", "makeAll", "?"), "one may have no entry");
    assertEquals(true, isUndecided("makeAll", "?"));
    assertEquals(false, isUndecided("other", "?"), "none has an entry");
  }

  private boolean isUndecided(String name, String... parameters) {
    return models.isUndecided("p.Root", method("p.Root", name, parameters), TYPES);
  }

  @Test
  void wholeNamesWinOverWildcards() {
    assertEquals(
        Optional.of(ResultEffect.Kind.FRESH), result("p.Root", "make", "java.lang.String"));
    assertEquals(
        Optional.of(ResultEffect.Kind.BORROW), result("p.Root", "makeAll", "java.lang.String"));
    assertEquals(Optional.empty(), result("p.Root", "makeAll", "int"));
    assertEquals(Optional.of(ResultEffect.Kind.OWNED_BY), result("p.Root", "getInput", "int"));
  }

  @Test
  void theNearestSupertypeWithAnEntryForTheMethodWins() {
    assertEquals(Optional.of(ResultEffect.Kind.COPY), result("p.Leaf", "make", "long"));
    assertEquals(Optional.of(ResultEffect.Kind.SCOPED), result("p.Leaf", "make", "int"));
    assertEquals(false, effect("p.Leaf", "close").awaits());
    assertEquals(true, effect("p.Closing", "close").awaits());
  }

  @Test
  void theModelOfTheNearestModelledTypeIsTheTypes() {
    assertEquals(Optional.of("p.Root"), models.type("p.Leaf", TYPES).map(TypeModel::name));
    assertEquals(Optional.of("p.Closing"), models.type("p.Closing", TYPES).map(TypeModel::name));
    assertEquals(Optional.of("p.Root"), models.type("p.Root", TYPES).map(TypeModel::name));
    assertEquals(Optional.empty(), models.type("p.Other", TYPES).map(TypeModel::name));
  }

  private static final String HEIRS =
      """
      library: p:q
      types:
        p.Root:
          kind: model
          release: { methods: [close] }
          methods:
            new(int): fresh
        p.Closing:
          kind: closeable
          release: { methods: [close], no-op: true }
      """;

  private Optional<String> fresh(String model, String type) throws IOException {
    LifecycleModels loaded = new ModelFolder(folder).load("heirs.yaml", model).models();
    return loaded.fresh(type, TYPES).map(TypeModel::name);
  }

  @Test
  void whatNoEntrySaysOfConstructorsFollowsFromTheType() throws IOException {
    assertEquals(Optional.of("p.Root"), fresh(HEIRS, "p.Root"));
    assertEquals(Optional.of("p.Root"), fresh(HEIRS, "p.Middle"));
    assertEquals(Optional.of("p.Root"), fresh(HEIRS, "p.Leaf"));
    assertEquals(Optional.empty(), fresh(HEIRS, "p.Closing"));
    assertEquals(Optional.empty(), fresh(HEIRS, "p.Other"));
  }

  @Test
  void ofTheHeirsOfOneThatWrapsOrGivesSomethingElseNothingIsKnown() throws IOException {
    for (String effect :
        List.of("{ arguments: wraps }", "copy", "{ result: { owned-by: argument 0 } }")) {
      String model = HEIRS + "  p.Middle:\n    methods:\n      new(*): " + effect + "\n";
      assertEquals(Optional.of("p.Root"), fresh(model, "p.Root"));
      assertEquals(Optional.empty(), fresh(model, "p.Leaf"));
    }
    String alike = HEIRS + "  p.Middle:\n    methods:\n      new(*): { result: fresh }\n";
    assertEquals(Optional.of("p.Root"), fresh(alike, "p.Leaf"));
  }

  @Test
  void entriesOfConstructorsAreNotInherited() {
    MethodRef own = method("p.Root", MethodRef.CONSTRUCTOR, "int");
    MethodRef inherited = method("p.Leaf", MethodRef.CONSTRUCTOR, "int");
    assertEquals(
        Optional.of(ResultEffect.Kind.FRESH),
        models.effect("p.Root", own, TYPES).map(effect -> effect.result().kind()));
    assertEquals(Optional.empty(), models.effect("p.Leaf", inherited, TYPES));
  }

  @Test
  void theOwnerAnswersWhereTheReceiverIsUnknown() {
    assertEquals(Optional.of(ResultEffect.Kind.FRESH), result("?", "make"));
    assertEquals(Optional.of(ResultEffect.Kind.FRESH), result("q.Unknown", "make"));
    assertEquals(Optional.empty(), models.effect("q.Unknown", method("q.Unknown", "make"), TYPES));
  }

  @Test
  void listsOfReleaseAndMetadataAreEffectsToo() {
    assertEquals(OperandEffect.RELEASES, effect("p.Root", "close").receiver());
    assertEquals(OperandEffect.RELEASES, effect("p.Root", "free").receiver());
    assertEquals(true, effect("p.Root", "free").throwsExceptions());
    assertEquals(OperandEffect.METADATA, effect("p.Root", "name").receiver());
    assertEquals(OperandEffect.METADATA, effect("p.Root", "view").receiver());
    assertEquals(ResultEffect.Kind.BORROW, effect("p.Root", "view").result().kind());
  }

  @Test
  void releaseMethodsHaveNoParameters() {
    assertEquals(Optional.empty(), result("p.Root", "close", "int"));
    assertEquals(Optional.of(ResultEffect.Kind.COPY), result("p.Root", "name", "int"));
  }

  @Test
  void whatOneOracleSaysIsNotToldToAnother() {
    TypeOracle flat =
        new TypeOracle() {
          @Override
          public List<String> supertypes(String binaryName) {
            return List.of(binaryName);
          }

          @Override
          public List<MethodRef> methods(String binaryName, String name) {
            return List.of();
          }
        };
    MethodRef make = method("p.Leaf", "make");
    for (int round = 0; round < 2; round++) {
      assertEquals(
          Optional.of(ResultEffect.Kind.FRESH),
          models.effect("p.Leaf", make, TYPES).map(effect -> effect.result().kind()));
      assertEquals(Optional.empty(), models.effect("p.Leaf", make, flat));
      assertEquals(Optional.of("p.Root"), models.type("p.Leaf", TYPES).map(TypeModel::name));
      assertEquals(Optional.empty(), models.type("p.Leaf", flat));
    }
  }

  @Test
  void unknownMethodsHaveNoEffect() {
    assertEquals(Optional.empty(), result("p.Leaf", "other"));
  }

  @Test
  void theLastWrittenArgumentEffectIsNotThatOfAllOthers() throws IOException {
    LifecycleModels loaded =
        new ModelFolder(folder)
            .load(
                "args.yaml",
                """
                library: a:b
                types:
                  p.Root:
                    methods:
                      f(*): { arguments: { 1: consumes } }
                      g(*): { arguments: { 0: borrows, all: retains } }
                      h(*): { arguments: consumes }
                """)
            .models();
    assertEquals(List.of("borrows", "consumes", "borrows"), arguments(loaded, "f"));
    assertEquals(List.of("borrows", "retains", "retains"), arguments(loaded, "g"));
    assertEquals(List.of("consumes", "consumes", "consumes"), arguments(loaded, "h"));
  }

  @Test
  void whatAMethodWithoutAnEntryDoesInAPackageThatIsDescribedAsAWhole() throws IOException {
    LifecycleModels loaded =
        new ModelFolder(folder)
            .load(
                "whole.yaml",
                """
                library: a:b
                packages: [p]
                types:
                  p.Root:
                    kind: tensor
                    release: { methods: [close] }
                    results: scoped
                    methods:
                      f(*): fresh
                """)
            .models();
    assertEquals(Optional.of(ResultEffect.Kind.FRESH), result(loaded, "p.Other", "f", "p.Root"));
    assertEquals(Optional.of(ResultEffect.Kind.SCOPED), result(loaded, "p.Other", "g", "p.Leaf"));
    assertEquals(Optional.of(ResultEffect.Kind.COPY), result(loaded, "p.in.Other", "g", "p.Other"));
    assertEquals(Optional.empty(), result(loaded, "q.Other", "g", "p.Root"));
    assertEquals(Optional.of(ResultEffect.Kind.SCOPED), result(loaded, "p.Leaf", "<init>", "void"));
    assertEquals(Optional.empty(), result(loaded, "p.Other", "<init>", "void"));
  }

  /** Returns the result of a method that no type of {@link #TYPES} has, but {@code p.Root}'s. */
  private static Optional<ResultEffect.Kind> result(
      LifecycleModels loaded, String owner, String name, String returned) {
    MethodRef method =
        new MethodRef(owner, name, List.of(), TypeRef.of(returned), false, false, true, List.of());
    String receiver = name.equals("f") ? "p.Root" : owner;
    return loaded.effect(receiver, method, TYPES).map(effect -> effect.result().kind());
  }

  private static List<String> arguments(LifecycleModels loaded, String name) {
    Summary effect = loaded.effect("p.Root", method("p.Root", name), TYPES).orElseThrow();
    return List.of(0, 1, 2).stream().map(i -> effect.parameter(i).word().orElseThrow()).toList();
  }
}
