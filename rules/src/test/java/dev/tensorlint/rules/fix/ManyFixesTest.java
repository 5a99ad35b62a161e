// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.lang.management.ManagementFactory;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The fixes of a method with many findings cost as much as it has findings. */
final class ManyFixesTest {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static Program variables(int count) {
    StringBuilder text = new StringBuilder("class A {\n  static void run() {\n");
    for (int i = 0; i < count; i++) {
      text.append("    int[] x%d = {1};\n    x%d[0]++;\n".formatted(i, i));
    }
    return JavaText.program("A.java", text.append("  }\n}\n").toString());
  }

  /** What is allocated stands for the work: it is the same on each machine. */
  private static long bytesToFindTheReachOfAll(int count) {
    Program program = variables(count);
    Code code =
        new Code(
            program.units().get(0), program.units(), program.types(), MODELS, Work.unlimited());
    String text = code.text();
    long before = THREAD.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < count; i++) {
      int at = text.indexOf("x" + i + " =");
      Siblings declared = code.at(new Span(at, at + 1)).siblings().orElseThrow();
      Stmt.LocalDecl declaration = (Stmt.LocalDecl) declared.stmt();
      assertEquals(2 * i + 1, Reach.last(declared, Set.of(declaration.local())));
    }
    return THREAD.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void workIsLinear() {
    bytesToFindTheReachOfAll(100);
    long few = bytesToFindTheReachOfAll(400);
    long many = bytesToFindTheReachOfAll(1_600);
    assertTrue(many < 6 * few, "4 times the code costs " + many + " bytes instead of " + few);
  }
}
