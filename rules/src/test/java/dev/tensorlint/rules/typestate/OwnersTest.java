// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.ProgramAnalysis;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is told to release what a method makes, where it makes it. */
final class OwnersTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final String CONTEXT =
      """
      import dev.tensorlint.runtime.*;
      import dev.tensorlint.runtime.nn.*;
      import java.util.*;
      import java.util.function.*;
      class A implements AutoCloseable {
        Tensor zoo; Tensor ark; static Tensor shared;
        Object m(Tensor in, List<Tensor> list, boolean a, Consumer<Tensor> taker) {
          %s
        }
        static void drop(Tensor t) { t.close(); }
        public void close() { zoo.close(); ark.close(); }
      }
      """;

  private static List<String> owners(String code) {
    Program program = JavaText.program("A.java", CONTEXT.formatted(code));
    return new ProgramAnalysis(program, MODELS, 32, 100_000, 8, false, new AnalysisMemory())
        .ownership(program.units().get(0)).stream()
            .map(each -> (each.name() + " " + each.kind() + " " + each.by()).strip())
            .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Tensor t = Tensor.zeros(1); t.close(); return null; | t METHOD",
        "try (Tensor t = Tensor.zeros(1)) { return t.item(); } | t METHOD",
        "Tensor t = Tensor.zeros(1); if (a) { t.close(); } return null; | t METHOD",
        "Tensor t = Tensor.zeros(1); drop(t); return null; | t METHOD",
        "Tensor t = Tensor.zeros(1); return t; | t CALLER",
        "return Tensor.zeros(1); | Tensor.zeros(1) CALLER",
        "Tensor t = Tensor.zeros(1); return a ? t : null; | t CALLER",
        "zoo = Tensor.zeros(1); return null; | zoo FIELD zoo",
        "shared = Tensor.zeros(1); return null; | shared FIELD shared",
        "Tensor t = Tensor.zeros(1); zoo = t; ark = t; return t; | t FIELD ark",
        "Tensor t = Tensor.zeros(1); taker.accept(t); return null; | t RECEIVER",
        "Tensor t = Tensor.zeros(1); t.item(); return null; | t SCOPE_OF_CALLER",
        "Tensor t = Tensor.zeros(1); zoo = t; t.close(); zoo = null; return null; | t METHOD",
      })
  void oneTensor(String code, String owner) {
    assertEquals(List.of(owner), owners(code));
  }

  @Test
  void anOpenScopeOwnsWhatIsMadeInIt() {
    assertEquals(
        List.of("t OWNER scope"),
        owners(
            """
            try (TensorScope scope = TensorScope.open()) {
              Tensor t = Tensor.zeros(1);
              return t.item();
            }
            """));
  }

  @Test
  void whatIsReleasedBeforeItsScopeIsStillTheScopes() {
    assertEquals(
        List.of("t OWNER scope"),
        owners(
            """
            try (TensorScope scope = TensorScope.open()) {
              Tensor t = Tensor.zeros(1);
              t.close();
            }
            return null;
            """));
  }

  @Test
  void severalInTheOrderOfTheSource() {
    assertEquals(
        List.of("first METHOD", "second CALLER", "zoo FIELD zoo"),
        owners(
            """
            Tensor first = Tensor.zeros(1);
            Tensor second = Tensor.ones(2);
            zoo = Tensor.ones(1);
            first.close();
            return second;
            """));
  }

  @Test
  void containersAndWhatOthersMadeAreNotTold() {
    assertEquals(
        List.of(), owners("List<Tensor> own = new ArrayList<>(list); own.add(in); return own;"));
  }

  @Test
  void whatALambdaMakesIsToldToo() {
    assertEquals(
        List.of("Tensor.zeros(1) CALLER"),
        owners("Supplier<Tensor> later = () -> Tensor.zeros(1); return later;"));
  }

  @Test
  void whatHasNoScopeToFallBackOnIsNobodys() {
    assertEquals(
        List.of("model NOBODY"), owners("Model model = Sequential.of(new Dense(1)); return null;"));
  }
}
