// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.RedeclaredVariables;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.resource.Fate;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What an edited text is asked besides its findings. */
final class FatesTest {

  private static final String CLASS =
      """
      import dev.tensorlint.runtime.Tensor;
      import java.io.IOException;
      import java.util.List;

      class Made {
        private Tensor kept;

      %s

        private static void check(boolean a) throws IOException {
          if (a) {
            throw new IOException();
          }
        }
      }
      """;

  private static Program program(String method) {
    return JavaText.program("Made.java", CLASS.formatted(method));
  }

  private static Program refused(String method) {
    return JavaText.refused("Made.java", CLASS.formatted(method));
  }

  private static Engine engine() {
    return new Engine(
        ModelLibrary.load(ModelRequest.BUNDLED).models(), RuleCatalog.all(), EngineOptions.DEFAULT);
  }

  private static String fates(String method) {
    Program program = program(method);
    return engine().fates(program, program.units().get(0), new AnalysisMemory()).stream()
        .map(each -> each.name() + " " + shown(each))
        .collect(Collectors.joining("\n"));
  }

  private static String shown(Fate fate) {
    return fate.isSettled()
        ? "settled"
        : (fate.staysOpen() ? "open" : "")
            + (fate.staysOpenAfterThrow() ? " open after throw" : "")
            + (fate.isHeldReleased() ? "held" : "");
  }

  private static List<String> undeclared(String method) {
    Program program = refused(method);
    return engine().undeclaredExceptions(program, program.units().get(0), new AnalysisMemory());
  }

  private static List<String> redeclared(String method) {
    return RedeclaredVariables.in(refused(method).units().get(0));
  }

  @Test
  void whatIsComputedFromATensorOutlivesIt() {
    String computed = "Tensor m() { try (Tensor t = Tensor.ones(1)) { return t.add(t); } }";
    assertEquals("t settled\nt.add(t) settled", fates(computed));
  }

  @Test
  void isSettledIfEveryPathReleasesItOrGivesItAway() {
    assertEquals("x settled", fates("void m() { Tensor x = Tensor.zeros(1); x.close(); }"));
    assertEquals("Tensor.zeros(1) settled", fates("Tensor m() { return Tensor.zeros(1); }"));
    assertEquals("kept settled", fates("void m() { kept = Tensor.zeros(1); }"));
  }

  @Test
  void isOpenIfSomePathDoesNot() {
    assertEquals(
        "x open", fates("void m(boolean a) { Tensor x = Tensor.zeros(1); if (a) { x.close(); } }"));
  }

  @Test
  void isOpenIfTheReleaseComesAfterTheVariableWasCleared() {
    assertEquals(
        "x open",
        fates("void m() { Tensor x = Tensor.zeros(1); x = null; if (x != null) { x.close(); } }"));
  }

  @Test
  void isOpenAfterAThrowThatSkipsTheRelease() {
    assertEquals(
        "x  open after throw",
        fates(
            "void m(boolean a) throws IOException { Tensor x = Tensor.zeros(1); check(a);"
                + " x.close(); }"));
  }

  @Test
  void isHeldIfAFieldOrTheCallerSeesItAfterItsRelease() {
    assertEquals("kept held", fates("void m() { kept = Tensor.zeros(1); kept.close(); }"));
    assertEquals(
        "x held", fates("Tensor m() { Tensor x = Tensor.zeros(1); x.close(); return x; }"));
    assertEquals(
        "x held",
        fates("void m(List<Tensor> to) { Tensor x = Tensor.zeros(1); to.add(x); x.close(); }"));
  }

  @Test
  void isNoWorseIfNoFlagIsNew() {
    Fate open = new Fate("x", somewhere(), true, false, false);
    Fate settled = new Fate("x", somewhere(), false, false, false);
    assertTrue(settled.isNoWorseThan(open));
    assertFalse(open.isNoWorseThan(settled));
    assertEquals(open, settled.and(open));
  }

  private static Place somewhere() {
    return new Place(SourceFile.of("A.java", ""), Span.NONE);
  }

  @Test
  void namesTheCheckedExceptionsThatNothingDeclares() {
    assertEquals(List.of("Made.m: java.io.IOException"), undeclared("void m() { check(true); }"));
    assertEquals(List.of(), undeclared("void m() throws IOException { check(true); }"));
    assertEquals(List.of(), undeclared("void m() throws Exception { check(true); }"));
    assertEquals(
        List.of(), undeclared("void m() { try { check(true); } catch (IOException e) { } }"));
    assertEquals(
        List.of("Made.m: java.lang.Exception"),
        undeclared("void m(AutoCloseable it) { it.close(); }"));
  }

  @Test
  void aRethrownThrowableNeedsNoDeclaration() {
    assertEquals(
        List.of(),
        undeclared(
            "void m() throws IOException { try { check(true); } catch (Throwable t) {"
                + " throw t; } }"));
  }

  @Test
  void findsVariablesThatAreDeclaredTwice() {
    assertEquals(List.of("x"), redeclared("void m(int x) { int y = 1; { int x = y; } }"));
    assertEquals(List.of(), redeclared("void m() { { int x = 1; } { int x = 2; } }"));
    assertEquals(
        List.of("x"),
        redeclared("void m(Tensor t) { try (Tensor x = t) { for (int x = 0; ; ) { } } }"));
    assertEquals(
        List.of(), redeclared("void m(int x) { new Object() { void n() { int x = 2; } }; }"));
  }
}
