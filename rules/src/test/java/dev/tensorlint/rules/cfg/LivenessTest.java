// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.summary.ProgramText;
import dev.tensorlint.rules.work.Work;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which variables are read after paths meet. */
final class LivenessTest {

  private static Cfg graph(String body) {
    Program program =
        JavaText.program(
            "A.java",
            "class A { static Object field; static void use(Object... all) {}"
                + " static void run(boolean c, Object x, Object y) { "
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

  /** Returns the variables that are live where paths meet, at any such node. */
  private static String liveWherePathsMeet(String body) {
    Cfg cfg = graph(body);
    Liveness liveness = Liveness.of(cfg);
    Set<String> live = new TreeSet<>();
    for (int node = 0; node < cfg.size(); node++) {
      for (Instr instr : liveness.isMeeting(node) ? cfg.instructions() : Set.<Instr>of()) {
        for (Slot slot : SlotReads.of(instr)) {
          if (slot instanceof Slot.Variable variable && !liveness.isDead(node, slot)) {
            live.add(variable.local().name());
          }
        }
      }
    }
    return String.join(" ", live);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // Read afterwards, or not.
        "if (c) { use(x); } use(y); | y",
        "if (c) { use(x); } | ``",
        // What is assigned first is not read.
        "if (c) { use(x); } x = null; use(x); | ``",
        // A loop reads in its next iteration.
        "while (c) { use(x); } | x",
        "while (c) { x = null; use(x); } | ``",
        // By a store, a function, an array and a return.
        "if (c) { use(); } field = x; | x",
        "if (c) { use(); } Runnable r = () -> use(x); r.run(); | x",
        "if (c) { use(); } Object[] a = {x, y}; use(a); | x y",
        // An exception is thrown before the assignment.
        "if (c) { use(); } try { x = Integer.valueOf(\"one\"); } catch (RuntimeException e) { use(x); } | x",
      })
  void variablesThatAreReadLater(String body, String live) {
    assertEquals(live, liveWherePathsMeet(body));
  }

  @Test
  void withoutMeetingsNothingIsAsked() {
    Cfg cfg = graph("use(x);");
    Liveness liveness = Liveness.of(cfg);
    for (int node = 0; node < cfg.size(); node++) {
      assertEquals(false, liveness.isMeeting(node) && node != cfg.exit());
    }
  }

  /** Each instruction reads what its text names. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "use(x, y); | x y",
        "Object z = x; | x",
        "field = y; | y",
        "synchronized (x) { } | ``",
        "for (Object one : java.util.List.of(x)) { use(one); } | one x",
        "Runnable r = () -> use(x, y); | x y",
        "Object[] a = {x}; a[0] = y; | a x y",
        "throw (RuntimeException) x; | x",
      })
  void whatInstructionsRead(String body, String read) {
    Set<String> names = new TreeSet<>();
    for (Instr instr : graph(body).instructions()) {
      for (Slot slot : SlotReads.of(instr)) {
        if (slot instanceof Slot.Variable variable) {
          names.add(variable.local().name());
        }
      }
    }
    assertEquals(read, String.join(" ", names));
  }
}
