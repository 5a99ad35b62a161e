// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.CfgBuilder;
import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.summary.ProgramText;
import dev.tensorlint.rules.work.Work;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which calls run in a loop, and in how many. */
final class LoopsTest {

  private static Cfg graph(String body) {
    Program program =
        JavaText.program(
            "A.java",
            "class A { static boolean a() { return c; } static void b() {} static void d() {}"
                + " static boolean c; static void run() { "
                + body
                + " } }");
    MethodDecl run =
        program.units().get(0).types().get(0).methods().stream()
            .filter(method -> method.ref().name().equals("run"))
            .findFirst()
            .orElseThrow();
    return new CfgBuilder(ProgramText.shape(program))
        .body(
            run.parameters(),
            Objects.requireNonNull(run.body()),
            FieldFunctions.NONE,
            Work.unlimited());
  }

  /** Returns each call with the number of loops that have it. */
  private static String depths(String body) {
    Cfg cfg = graph(body);
    Loops loops = Loops.of(cfg);
    TreeSet<String> depths = new TreeSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Invoke call) {
        int depth = 0;
        for (int head = 0; head < cfg.size(); head++) {
          depth += loops.isInside(head, node) ? 1 : 0;
        }
        depths.add(call.callee().name() + depth);
      }
    }
    return String.join(" ", depths);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b(); d(); | b0 d0",
        "while (a()) { b(); } d(); | a1 b1 d0",
        "do { b(); } while (a()); d(); | a1 b1 d0",
        "while (a()) { while (c) { b(); } d(); } | a1 b2 d1",
        // What leaves the loop for good is not in it.
        "while (a()) { if (c) { b(); break; } d(); } | a1 b0 d1",
        "while (a()) { if (c) { b(); return; } d(); } | a1 b0 d1",
        "while (a()) { if (c) { b(); continue; } d(); } | a1 b1 d1",
        // A clause that goes on with the loop is in it, one that ends it is not.
        "while (a()) { try { b(); } catch (RuntimeException e) { d(); } } | a1 b1 d1",
        "while (a()) { try { b(); } catch (RuntimeException e) { d(); break; } } | a1 b1 d0",
      })
  void callsInLoops(String body, String expected) {
    assertEquals(expected, depths(body));
  }
}
