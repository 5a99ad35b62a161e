// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Who releases what a method makes. */
final class OwnershipTest {

  private static final String CLASS =
      """
      import ai.djl.ndarray.NDArray;
      import ai.djl.ndarray.NDManager;
      import dev.tensorlint.runtime.Tensor;
      import dev.tensorlint.runtime.TensorScope;

      class Made {
        private Tensor kept;

      %s

        private static void free(Tensor x) {
          x.close();
        }
      }
      """;

  private static String owners(String method) {
    Program program = JavaText.program("Made.java", CLASS.formatted(method));
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT);
    return engine.ownership(program, program.units().get(0), new AnalysisMemory()).stream()
        .map(each -> each.made().text() + " " + each.kind() + " " + each.by())
        .map(String::strip)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void theMethodThatClosesIt() {
    assertEquals(
        "Tensor.zeros(1) METHOD", owners("void m() { Tensor x = Tensor.zeros(1); x.close(); }"));
    assertEquals(
        "Tensor.zeros(1) METHOD", owners("void m() { Tensor x = Tensor.zeros(1); free(x); }"));
    assertEquals(
        "Tensor.zeros(1) METHOD",
        owners("void m(boolean a) { Tensor x = Tensor.zeros(1); if (a) { x.close(); } }"));
  }

  @Test
  void theCaller() {
    assertEquals("Tensor.zeros(1) CALLER", owners("Tensor m() { return Tensor.zeros(1); }"));
  }

  @Test
  void aField() {
    assertEquals("Tensor.zeros(1) FIELD kept", owners("void m() { kept = Tensor.zeros(1); }"));
  }

  @Test
  void aScopeOrAManager() {
    assertEquals(
        "Tensor.zeros(1) OWNER batch",
        owners("void m() { try (TensorScope batch = TensorScope.open()) { Tensor.zeros(1); } }"));
    assertEquals(
        "manager.zeros(null) OWNER manager",
        owners("void m(NDManager manager) { NDArray x = manager.zeros(null); }"));
  }

  @Test
  void whoeverIsGivenIt() {
    assertEquals(
        "Tensor.zeros(1) RECEIVER",
        owners("void m(java.util.function.Consumer<Tensor> to) { to.accept(Tensor.zeros(1)); }"));
  }

  @Test
  void aCallersScopeOrNobody() {
    assertEquals(
        "Tensor.zeros(1) SCOPE_OF_CALLER", owners("void m() { Tensor x = Tensor.zeros(1); }"));
    assertEquals(
        "NDManager.newBaseManager() NOBODY",
        owners("void m() { NDManager manager = NDManager.newBaseManager(); }"));
  }

  @Test
  void codeInLambdasAsWell() {
    assertEquals(
        "Tensor.zeros(1) CALLER",
        owners(
            "Object m() { java.util.function.Supplier<Tensor> s = () -> Tensor.zeros(1); return s;"
                + " }"));
  }

  @Test
  void nothingIsSaidOfCodeWithoutResources() {
    assertEquals("", owners("int m(int a) { return a + 1; }"));
  }
}
