// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.api.Test;

/**
 * Which calls throw: the conditions on which a method throws, and what its caller knows of them.
 */
final class GuardedThrowsTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();

  private static String findingsOf(Program program) {
    return Findings.brief(
        new Engine(MODELS, RuleCatalog.all(), EngineOptions.DEFAULT).analyze(program));
  }

  private static final String FRAME =
      """
      import dev.tensorlint.runtime.Tensor;
      class A {
        static void check(int n) { if (n < 1) throw new IllegalArgumentException(); }
        static void both(int n, int m) { check(n); check(m); }
        static void text(String s) { if (s == null) throw new IllegalArgumentException(); }
        static <C extends AutoCloseable> void quiet(C c) {
          try { c.close(); } catch (Exception e) { throw new IllegalStateException(e); }
        }
        static <C extends AutoCloseable> void pass(C c) { quiet(c); }
        static void again(Runnable r) {
          try { r.run(); } catch (RuntimeException e) { r.run(); throw new IllegalStateException(e); }
        }
        static void wrapped(Runnable r) {
          try { r.run(); } catch (RuntimeException e) {
            System.out.println("failed: " + e);
            throw new IllegalStateException(e);
          }
        }
        static void fraction(float f) { if (f > 7.5f) throw new IllegalArgumentException(); }
        static void that(boolean isMet) { if (!isMet) throw new IllegalArgumentException(); }
        static void small(double d) { that(d < 0.5); }
        static final class Box<E extends AutoCloseable> implements AutoCloseable {
          private final E value;
          Box(E value) { this.value = value; }
          @Override public void close() {
            try { value.close(); } catch (Exception e) { throw new IllegalStateException(e); }
          }
        }
        static int third(int[] all) { return all[2] / all[1]; }
        static String name() { return "name".trim(); }
        void run(int n, String s, AutoCloseable c, Runnable r) throws Exception {
          %s
        }
      }
      """;

  private static String in(String code) {
    return findingsOf(JavaText.program("A.java", FRAME.formatted(code)));
  }

  private static void isSilent(String code) {
    assertEquals("", in(code), code);
  }

  private static void leaks(String confidence, String code) {
    String found = in(code);
    assertEquals(
        "LeakOnException " + confidence, found.substring(0, Math.max(0, found.indexOf(':'))), code);
  }

  private static String around(String call) {
    return "Tensor t = Tensor.of(1f);\n%s\nt.close();".formatted(call);
  }

  @Test
  void constantsThatPassTheTestDoNotThrow() {
    isSilent(around("check(2);"));
    isSilent(around("both(1, 2);"));
    leaks("definite", around("check(0);"));
    leaks("definite", around("both(1, -1);"));
    leaks("definite", around("check(n);"));
  }

  @Test
  void whatIsKnownNotToBeNullDoesNotThrow() {
    isSilent(around("text(\"a\");"));
    isSilent("if (s == null) return;\n" + around("text(s);"));
    leaks("definite", around("text(s);"));
  }

  @Test
  void aCheckThatReturnedDecidesTheNextOne() {
    isSilent("text(s);\n" + around("text(s);"));
    leaks("definite", "text(s);\ns = null;\n" + around("text(s);"));
  }

  @Test
  void theClassOfTheArgumentDecidesWhichCloseRuns() {
    isSilent("Tensor u = Tensor.of(1f);\n" + around("quiet(u);"));
    isSilent("Tensor u = Tensor.of(1f);\n" + around("pass(u);"));
    leaks("definite", around("quiet(c);"));
    leaks("definite", around("pass(c);"));
  }

  @Test
  void fractionsThatPassTheTestDoNotThrow() {
    isSilent(around("fraction(7.5f);"));
    isSilent(around("fraction(-8f);"));
    isSilent(around("fraction(7);"));
    leaks("definite", around("fraction(7.6f);"));
    leaks("definite", around("fraction(n);"));
  }

  @Test
  void aComparisonThatIsPassedDecides() {
    isSilent(around("small(0.25);"));
    leaks("definite", around("small(0.5);"));
    leaks("potential", around("small(n);"));
  }

  @Test
  void theClassOfWhatTheReceiverReleasesDecidesWhichCloseRuns() {
    isSilent(around("try (Box<Tensor> b = new Box<>(Tensor.of(2f))) { b.hashCode(); }"));
    leaks("definite", around("new Box<>(c).close();"));
  }

  @Test
  void whatOnlyAClauseSupposesIsNeverCertain() {
    leaks("potential", around("again(r);"));
  }

  @Test
  void aClauseThatOnlyPassesTheExceptionOnSupposesNothing() {
    isSilent(around("wrapped(r);"));
  }

  /** What the language checks is a mistake; no clause is written for it. */
  @Test
  void whatTheLanguageChecksIsNotSupposed() {
    leaks("potential", caught("Integer.parseInt(s);"));
    isSilent(caught("third(new int[n]);"));
    isSilent(caught("t.relu().close();"));
  }

  private static String caught(String code) {
    return "try { Tensor t = Tensor.of(2f); "
        + code
        + " t.close(); } catch (RuntimeException e) { System.out.println(e); }";
  }

  @Test
  void aStatedExceptionExplainsTheClause() {
    String code =
        """
        try {
          check(n);
          Tensor t = Tensor.of(1f);
          t.item();
          t.close();
        } catch (IllegalArgumentException e) {
          return;
        }
        """;
    isSilent(code);
    leaks("potential", code.replace("check(n);", ""));
  }

  @Test
  void codeThatThrowsNothingIsNotSuspected() {
    String code =
        """
        try {
          Tensor t = Tensor.of(1f);
          name();
          t.close();
        } catch (RuntimeException e) {
          return;
        }
        """;
    isSilent(code);
    leaks("potential", code.replace("name();", "Integer.parseInt(s);"));
  }

  @Test
  void aReleaseBeforeASupposedExceptionIsNotCertain() {
    String code =
        """
        Tensor t = Tensor.of(1f);
        try {
          t.close();
          r.run();
        } catch (RuntimeException e) {
          t.item();
        }
        """;
    assertEquals(
        "UseAfterDispose potential: t.item();: `t` may be used after it was disposed\n", in(code));
    assertEquals(
        "UseAfterDispose definite: t.item();: `t` is used after it was disposed\n",
        in(code.replace("r.run();", "check(n);").replace("RuntimeEx", "IllegalArgumentEx")));
  }
}
