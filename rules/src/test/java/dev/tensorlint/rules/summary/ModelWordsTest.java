// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.code.Shown;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.ProgramAnalysis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What each word of the model files means: the effect that is inferred for a method which does no
 * more than pass its parameter on, and the findings of callers, which are the same whether a model
 * or a body says it.
 */
final class ModelWordsTest {

  /** {@code Lib} says the word of its argument, {@code Holder} of one beside a receiver. */
  private static final String PROGRAM =
      """
      import java.util.List;
      final class Res implements AutoCloseable {
        native void use();
        native void self();
        public native void close();
      }
      final class Lib {
        static native void of(Res res);
        static native void ofAll(List<Res> all);
      }
      final class Holder {
        native void of(Res res);
      }
      final class A {
        static void argument(Res res) { Lib.of(res); }
        static void receiver(Res res) { res.self(); }
        static void elements(List<Res> all) { Lib.ofAll(all); }
        static void held(Holder holder, Res res) { holder.of(res); }
        static void byModel() { Res res = new Res(); Lib.of(res); res.use(); res.close(); }
        static void byBody() { Res res = new Res(); A.argument(res); res.use(); res.close(); }
        static void openByModel() { Res res = new Res(); Lib.of(res); }
        static void openByBody() { Res res = new Res(); A.argument(res); }
        static void selfByModel() { Res res = new Res(); res.self(); res.use(); res.close(); }
        static void selfByBody() { Res res = new Res(); A.receiver(res); res.use(); res.close(); }
      }
      """;

  private static final String MODEL =
      """
      library: words:words
      types:
        Res:
          kind: closeable
          release: { methods: [close] }
          methods:
            new(): fresh
            use(): copy
            self(): { receiver: WORD }
        Lib: { methods: { of(*): { arguments: WORD }, ofAll(*): { arguments: WORD } } }
        Holder: { methods: { of(*): { arguments: WORD } } }
      """;

  private static final OperandEffect TAKEN =
      OperandEffect.CONSUMES.change().handedOver(Certainty.YES).build();

  /** What a method does to a parameter that it passes on to a method of which a model says so. */
  private static final Map<String, OperandEffect> INFERRED =
      Map.ofEntries(
          Map.entry("borrows", OperandEffect.BORROWS),
          Map.entry("consumes", TAKEN),
          Map.entry("retains", OperandEffect.RETAINS),
          Map.entry("shares", OperandEffect.RETAINS.change().unsure(true).build()),
          Map.entry("holds-weakly", OperandEffect.HOLDS_WEAKLY),
          Map.entry("releases", OperandEffect.RELEASES),
          Map.entry("releases-elements", OperandEffect.RELEASES),
          Map.entry("wraps", OperandEffect.NONE),
          Map.entry("keeps", OperandEffect.KEEPS),
          Map.entry("joins-scope", OperandEffect.BORROWS.change().custody(Custody.KEPT).build()),
          // No scope, for which the word means nothing else.
          Map.entry("enters", OperandEffect.RETAINS),
          Map.entry("attaches-to", TAKEN),
          Map.entry("detaches", OperandEffect.DETACHES),
          Map.entry("acquires", OperandEffect.ACQUIRES),
          Map.entry("metadata", OperandEffect.NONE),
          Map.entry("adds", OperandEffect.NONE),
          Map.entry("leaves", OperandEffect.NONE),
          Map.entry("clears", OperandEffect.CLEARS),
          Map.entry("refills", OperandEffect.NONE));

  private final Path folder;

  ModelWordsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /**
   * A body shows that its caller owns what has joined a scope, not which scope; and it leaves the
   * container behind that an argument has been added to.
   */
  private static final Set<String> MORE_THAN_A_BODY_SHOWS = Set.of("joins-scope", "adds");

  private static Set<String> words() {
    return OperandEffect.WORDS.keySet();
  }

  private static List<String> wordsThatBodiesShow() {
    return words().stream().filter(word -> !MORE_THAN_A_BODY_SHOWS.contains(word)).toList();
  }

  /** The methods of a program and the facts in it. */
  private record Analysed(ProgramIndex index, ProgramAnalysis.Outcome outcome) {

    OperandEffect parameter(String method, int position) {
      return index.units().get(0).procedures().stream()
          .filter(procedure -> procedure.body().name().equals("A." + method))
          .map(procedure -> procedure.effects().parameter(position))
          .findFirst()
          .orElseThrow();
    }

    /** Returns the facts of a method, without places and without the path of its releases. */
    List<String> facts(String method) {
      return outcome.facts().stream()
          .filter(fact -> fact.method().equals("A." + method))
          .map(fact -> Shown.of((Record) fact, null))
          .map(text -> text.replaceAll("\\d+`[^`]*`|method A\\.\\w+|how \\w+| \\d+ ", ""))
          .sorted()
          .toList();
    }
  }

  private Analysed analysed(String word) throws IOException {
    Path file = Files.writeString(folder.resolve("words.yaml"), MODEL.replace("WORD", word));
    LifecycleModels models =
        ModelLibrary.load(new ModelRequest(Set.of("jdk"), List.of(file), List.of())).models();
    Program program = JavaText.program("A.java", PROGRAM);
    AnalysisMemory memory = new AnalysisMemory();
    ProgramAnalysis.Outcome outcome =
        new ProgramAnalysis(program, models, 32, 100_000, 8, false, memory).run();
    return new Analysed(memory.begin(program), outcome);
  }

  @ParameterizedTest
  @MethodSource("words")
  void aWordIsInferredForAMethodThatPassesAnArgumentOn(String word) throws IOException {
    assertEquals(INFERRED.get(word), analysed(word).parameter("argument", 0));
  }

  @ParameterizedTest
  @MethodSource("wordsThatBodiesShow")
  void callersOfAModelAndOfABodyWithTheSameEffectsHaveTheSameFacts(String word) throws IOException {
    Analysed analysed = analysed(word);
    assertEquals(analysed.facts("byModel"), analysed.facts("byBody"));
    assertEquals(analysed.facts("openByModel"), analysed.facts("openByBody"));
    assertEquals(analysed.facts("selfByModel"), analysed.facts("selfByBody"));
  }

  @Test
  void whatAContainerHeldHasLeftItOrBeenReleased() throws IOException {
    assertEquals(Certainty.YES, analysed("clears").parameter("elements", 0).emptied());
    assertEquals(Certainty.YES, analysed("releases-elements").parameter("elements", 0).released());
    assertEquals(true, analysed("refills").parameter("elements", 0).isRefilled());
  }

  @Test
  void theOtherOperandCanBeTheOwner() throws IOException {
    assertEquals(Custody.TAKEN, analysed("attaches-to").parameter("held", 1).custody());
  }

  @Test
  void wordsAreDifferentEffects() {
    assertEquals(words().size(), Set.copyOf(OperandEffect.WORDS.values()).size());
  }
}
