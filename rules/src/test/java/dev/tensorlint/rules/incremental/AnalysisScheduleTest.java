// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is analysed next, and what need not be analysed again. */
final class AnalysisScheduleTest {

  private static final Program CHAIN =
      JavaText.program(
          "A.java",
          """
          class A {
            static int field = 1;
            static int top() { return middle(); }
            static int middle() { return bottom(); }
            static int bottom() { return field; }
            static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
            static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
          }
          """);

  private static AnalysisSchedule plan(Program program) {
    return AnalysisSchedule.of(new ProgramIndex(program));
  }

  private static List<Integer> waiting(AnalysisSchedule plan) {
    List<Integer> found = new ArrayList<>();
    for (int i = plan.next(0); i >= 0; i = plan.next(i + 1)) {
      found.add(i);
    }
    return found;
  }

  private static List<String> names(List<Procedure> procedures) {
    return procedures.stream().map(each -> each.body().name()).toList();
  }

  @Test
  void callersComeBehindWhatTheyCall() {
    List<String> order = names(plan(CHAIN).inOrder());
    assertTrue(order.indexOf("A.bottom") < order.indexOf("A.middle"));
    assertTrue(order.indexOf("A.middle") < order.indexOf("A.top"));
    assertEquals("A.top", order.get(order.indexOf("A.middle") + 1));
  }

  @Test
  void whatCallsEachOtherIsOneGroup() {
    AnalysisSchedule plan = plan(CHAIN);
    assertEquals(4, waiting(plan).size());
    assertTrue(
        waiting(plan).stream().anyMatch(each -> plan.group(each).size() == 2), "even and odd");
  }

  @Test
  void whatIsDoneWaitsNoMoreUntilItIsPutBack() {
    AnalysisSchedule plan = plan(CHAIN);
    plan.done(1);
    assertEquals(List.of(0, 2, 3), waiting(plan));
    plan.putBack(1);
    assertEquals(List.of(0, 1, 2, 3), waiting(plan));
    plan.done(2);
    plan.putBack(plan.group(2).get(0));
    assertEquals(List.of(0, 1, 2, 3), waiting(plan));
  }

  @Test
  void otherAnswersForAllPutAllBack() {
    AnalysisSchedule plan = plan(CHAIN);
    plan.holdsFor(new QueryLog.Versions(1, 1, 1));
    waiting(plan).forEach(plan::done);
    plan.holdsFor(new QueryLog.Versions(1, 1, 1));
    assertEquals(List.of(), waiting(plan));
    plan.holdsFor(new QueryLog.Versions(1, 1, 2));
    assertEquals(List.of(0, 1, 2, 3), waiting(plan));
  }

  @Test
  void initializersWaitUntilTheyAreDoneWithTheFieldsOfNow() {
    AnalysisSchedule plan = plan(CHAIN);
    assertTrue(plan.initializersWait(1), "never analysed");
    plan.initializersAreDone();
    assertTrue(plan.initializersWait(1), "nothing is known of fields");
    plan.holdsFor(new QueryLog.Versions(1, 1, 1));
    assertFalse(plan.initializersWait(1));
    assertTrue(plan.initializersWait(2), "the fields are others");
    plan.putBack(plan.initializers().get(0));
    assertTrue(plan.initializersWait(1), "one is another now");
  }

  @Test
  void codeOfAnotherProgramIsNotHeld() {
    AnalysisSchedule plan = plan(CHAIN);
    plan.inOrder().forEach(each -> assertTrue(plan.holds(each)));
    Program larger =
        JavaText.program("B.java", "class B { int a() { return 1; } int b() { return a(); } }");
    plan(larger).inOrder().forEach(each -> assertFalse(plan.holds(each)));
    AnalysisSchedule small = plan(larger);
    plan.inOrder().forEach(each -> assertFalse(small.holds(each)));
  }
}
