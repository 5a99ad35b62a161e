// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.api.Test;

/** Leaks of resources that the garbage collector releases as well. */
final class CollectedLeaksTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static final String LEAK = "{ Mat m = new Mat(2, 2, 0); m.rows(); }";
  private static final String DEFINITE = "UnscopedTensor definite: %s: `m` is never released\n";
  private static final String POTENTIAL = "UnscopedTensor potential: %s: `m` is never released\n";
  private static final String COUNTED = "{ IntPointer p = new IntPointer(2L); p.get(0); }";

  private static String findings(String... members) {
    String text =
        """
        import org.opencv.core.*;
        import org.bytedeco.javacpp.*;
        class A {
        %s
        }
        """
            .formatted(String.join("\n", members));
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text)));
  }

  @Test
  void oneThatIsLeftOnceIsPotential() {
    assertEquals(POTENTIAL.formatted("void f() " + LEAK), findings("void f() " + LEAK));
  }

  @Test
  void oneThatALoopLeavesIsDefinite() {
    String loop = "void f(int n) { while (n-- > 0) %s }".formatted(LEAK);
    assertEquals(DEFINITE.formatted(loop), findings(loop));
  }

  @Test
  void oneThatAMethodLeavesWhichALoopCallsIsDefinite() {
    String loop = "void f(int n) { while (n-- > 0) { g(); } }";
    assertEquals(
        DEFINITE.formatted("void h() " + LEAK),
        findings(loop, "void g() { h(); }", "void h() " + LEAK));
  }

  @Test
  void whatTheLibraryCountsMattersInALoopOnly() {
    assertEquals("", findings("void f() " + COUNTED));
    String loop = "void f(int n) { while (n-- > 0) %s }".formatted(COUNTED);
    assertEquals(DEFINITE.formatted(loop).replace("`m`", "`p`"), findings(loop));
  }

  @Test
  void whatAnExceptionLeavesIsLeftToTheCollector() {
    assertEquals(
        "",
        findings(
            "void f(int n) { for (;;) { Mat m = new Mat(2, 2, 0);"
                + " if (m.rows() == n) { throw new IllegalStateException(); } m.release(); } }"));
  }

  @Test
  void whatAFieldHoldsLivesAsLongAsItsObject() {
    assertEquals("", findings("final Mat m = new Mat(2, 2, 0); int f() { return m.rows(); }"));
  }

  @Test
  void anArgumentMayBeFilledAgain() {
    assertEquals("", findings("void f(Mat from, Mat m) { m.release(); from.copyTo(m); }"));
    String read = "double f(Mat m) { m.release(); return m.get(0, 0)[0]; }";
    assertEquals(
        "UseAfterDispose definite: " + read + ": `m` is used after it was disposed\n",
        findings(read));
  }
}
