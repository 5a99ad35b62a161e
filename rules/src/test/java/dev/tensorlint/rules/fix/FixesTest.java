// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Fix;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fixes whose limits the cases that are run do not show. */
final class FixesTest {

  private static final String CHECK =
      """
      static void check(int n) {
        if (n < 0) {
          throw new IllegalArgumentException();
        }
      }\
      """;

  private static String inClass(String... lines) {
    return """
    import ai.djl.ndarray.*;
    import dev.tensorlint.runtime.*;
    import java.util.*;

    final class A {
    %s}
    """
        .formatted(String.join("\n", lines).indent(2));
  }

  private static String first(String rule, String... lines) {
    return Fixed.first(rule, inClass(lines));
  }

  private static String all(String... lines) {
    return inClass(lines);
  }

  @Test
  void whatIsReturnedIsDetachedByAStatement() {
    assertEquals(
        all(
            "static NDArray run(NDManager manager) {",
            "  try (NDManager own = manager.newSubManager()) {",
            "    NDArray x = own.ones(new ai.djl.ndarray.types.Shape(1));",
            "    x.detach();",
            "    return x;",
            "  }",
            "}"),
        first(
            "EscapesScope",
            "static NDArray run(NDManager manager) {",
            "  try (NDManager own = manager.newSubManager()) {",
            "    NDArray x = own.ones(new ai.djl.ndarray.types.Shape(1));",
            "    return x;",
            "  }",
            "}"));
  }

  @Test
  void whatIsDetachedGetsANameWhereItHasNone() {
    assertEquals(
        all(
            "static NDArray run(NDManager manager) {",
            "  try (NDManager own = manager.newSubManager()) {",
            "    NDArray ones = own.ones(new ai.djl.ndarray.types.Shape(1));",
            "    ones.detach();",
            "    return ones;",
            "  }",
            "}"),
        first(
            "EscapesScope",
            "static NDArray run(NDManager manager) {",
            "  try (NDManager own = manager.newSubManager()) {",
            "    return own.ones(new ai.djl.ndarray.types.Shape(1));",
            "  }",
            "}"));
  }

  @Test
  void nothingIsClosedOnFailureThatSomebodyMayHaveByThen() {
    assertEquals(
        List.of(),
        Fixed.of(
                "LeakOnException",
                inClass(
                    "static Tensor run(List<Tensor> made, int n) {",
                    "  Tensor x = Tensor.of(1f);",
                    "  check(n);",
                    "  x = x.relu();",
                    "  return x;",
                    "}",
                    "static void check(int n) {",
                    "  if (n < 0) {",
                    "    throw new IllegalArgumentException();",
                    "  }",
                    "}"))
            .stream()
            .filter(fix -> fix.title().contains("fails"))
            .toList());
  }

  @Test
  void whatIsReturnedIsClosedOnFailure() {
    assertEquals(
        all(
            "static Tensor run(int e) {",
            "  Tensor x = Tensor.of(1f);",
            "  try {",
            "    check(e);",
            "    return x;",
            "  } catch (Throwable failure) {",
            "    x.close();",
            "    throw failure;",
            "  }",
            "}",
            "static void check(int n) {",
            "  if (n < 0) {",
            "    throw new IllegalArgumentException();",
            "  }",
            "}"),
        first(
            "LeakOnException",
            "static Tensor run(int e) {",
            "  Tensor x = Tensor.of(1f);",
            "  check(e);",
            "  return x;",
            "}",
            "static void check(int n) {",
            "  if (n < 0) {",
            "    throw new IllegalArgumentException();",
            "  }",
            "}"));
  }

  @Test
  void whatOnlyGaveItsDataIsReleasedBehindItsLastUse() {
    assertEquals(
        all(
            "static Tensor run(Tensor x) {",
            "  Tensor mean = x.mean();",
            "  Tensor scaled = x.div(mean.item());",
            "  System.out.println(mean.item());",
            "  mean.close();",
            "  return scaled;",
            "}"),
        first(
            "UseAfterDispose",
            "static Tensor run(Tensor x) {",
            "  Tensor mean = x.mean();",
            "  Tensor scaled = x.div(mean.item());",
            "  mean.close();",
            "  System.out.println(mean.item());",
            "  return scaled;",
            "}"));
  }

  @Test
  void aFunctionTakesTheDataLater() {
    assertEquals(
        all(
            "static java.util.function.Supplier<Float> run(Tensor x) {",
            "  Tensor mean = x.mean();",
            "  java.util.function.Supplier<Float> later = () -> mean.item();",
            "  System.out.println(mean.item());",
            "  System.out.println(later.get());",
            "  mean.close();",
            "  return null;",
            "}"),
        first(
            "UseAfterDispose",
            "static java.util.function.Supplier<Float> run(Tensor x) {",
            "  Tensor mean = x.mean();",
            "  java.util.function.Supplier<Float> later = () -> mean.item();",
            "  mean.close();",
            "  System.out.println(mean.item());",
            "  System.out.println(later.get());",
            "  return null;",
            "}"));
  }

  private static String branches(String... statements) {
    return """
    import dev.tensorlint.runtime.Tensor;
    import java.util.Map;

    final class A {
      static void run(Map<String, Tensor> all, boolean isLast) {
        Tensor x = all.remove("a");
        %s
      }
    }
    """
        .formatted(String.join("\n    ", statements));
  }

  @Test
  void aReleaseStaysBehindTheTestForNull() {
    String source =
        branches(
            "if (x != null) {",
            "  x.close();",
            "  if (isLast) {",
            "    System.out.println(x.item());",
            "  }",
            "}");
    assertEquals(
        branches(
            "if (x != null) {",
            "  if (isLast) {",
            "    System.out.println(x.item());",
            "  }",
            "  x.close();",
            "}"),
        Fixed.first("UseAfterDispose", source));
    assertEquals(Fix.Safety.SAFE, Fixed.of("UseAfterDispose", source).get(0).safety());
  }

  @Test
  void aReleaseThatLeavesItsBranchNeedsALook() {
    String source = branches("if (isLast) {", "  x.close();", "}", "System.out.println(x.item());");
    assertEquals(
        branches("System.out.println(x.item());", "x.close();"),
        Fixed.first("UseAfterDispose", source));
    assertEquals(Fix.Safety.UNSAFE, Fixed.of("UseAfterDispose", source).get(0).safety());
  }

  private static List<String> titles(String... statements) {
    return Fixed.of("UseAfterDispose", branches(statements)).stream().map(Fix::title).toList();
  }

  @Test
  void aReleaseDoesNotMoveBehindWhatMakesItMeanSomethingElse() {
    assertEquals(
        List.of("move `x.close()` after the last use"),
        titles("Tensor y = x;", "x.close();", "System.out.println(y.item());"));
    assertEquals(
        List.of(),
        titles("Tensor y = x;", "x.close();", "x = y.relu();", "System.out.println(y.item());"));
    String[] slot = {
      "Tensor first = Tensor.of(1f);",
      "Tensor[] state = {first};",
      "state[0].close();",
      "System.out.println(isLast);",
      "System.out.println(first.item());"
    };
    assertEquals(List.of("move `state[0].close()` after the last use"), titles(slot));
    slot[3] = "state[0] = Tensor.of(2f);";
    assertEquals(List.of(), titles(slot));
    String[] entry = {
      "Tensor first = Tensor.of(1f);",
      "Map<String, Tensor> own = new java.util.HashMap<>();",
      "own.put(\"c\", first);",
      "own.get(\"c\").close();",
      "System.out.println(isLast);",
      "System.out.println(first.item());"
    };
    assertEquals(List.of("move `own.get(\"c\").close()` after the last use"), titles(entry));
    entry[4] = "own.put(\"c\", x);";
    assertEquals(List.of(), titles(entry));
  }

  @Test
  void oneCatchReleasesAllThatIsAcquired() {
    assertEquals(
        all(
            "static Tensor[] run(int n) {",
            "  Tensor x = Tensor.of(1f);",
            "  Tensor y = null;",
            "  try {",
            "    check(n);",
            "    y = Tensor.of(2f);",
            "    check(n);",
            "    return new Tensor[] {x, y};",
            "  } catch (Throwable e) {",
            "    if (y != null) {",
            "      y.close();",
            "    }",
            "    x.close();",
            "    throw e;",
            "  }",
            "}",
            CHECK),
        first(
            "LeakOnException",
            "static Tensor[] run(int n) {",
            "  Tensor x = Tensor.of(1f);",
            "  check(n);",
            "  final Tensor y = Tensor.of(2f);",
            "  check(n);",
            "  return new Tensor[] {x, y};",
            "}",
            CHECK));
  }

  @Test
  void findingsThatOneEditRepairsHaveTheSameFix() {
    List<Fix> fixes =
        Fixed.of(
            "OwnerNotCloseable",
            inClass(
                "private final Tensor x = Tensor.of(1f);",
                "private final Tensor y = Tensor.of(1f);",
                "float sum() {",
                "  return x.item() + y.item();",
                "}"));
    assertEquals(2, fixes.size());
    assertEquals(fixes.get(0), fixes.get(1));
    assertEquals("let `A` close `x` and `y`", fixes.get(0).title());
  }

  /** A variable that a lambda takes cannot be null at first. */
  @Test
  void whatALambdaTakesIsReleasedByItsOwnCatch() {
    String fixed =
        first(
            "LeakOnException",
            "static Tensor[] run(int n) {",
            "  Tensor x = Tensor.of(1f);",
            "  check(n);",
            "  Tensor y = Tensor.of(2f);",
            "  Runnable later = () -> System.out.println(y);",
            "  check(n);",
            "  return new Tensor[] {x, y};",
            "}",
            CHECK);
    assertFalse(fixed.contains("null"), fixed);
  }

  @Test
  void aVariableIsNamedAfterTheLastWordOfItsType() {
    String fixed =
        first(
            "UnclosedResource",
            "static void run() {",
            "  System.out.println(NDManager.newBaseManager().isOpen());",
            "}");
    assertTrue(fixed.contains("try (NDManager manager = NDManager.newBaseManager()) {"), fixed);
  }

  @Test
  void whatAContainerIsMadeOfIsNamedAfterItsKeys() {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        import java.util.Map;

        final class A {
          static float run() {
            return total(Map.of("input_ids", Tensor.of(1f), "class", Tensor.of(2f)));
          }

          static float total(Map<String, Tensor> inputs) {
            return inputs.get("input_ids").item() + inputs.get("class").item();
          }
        }
        """;
    String fixed =
        text.replace(
            """
                return total(Map.of("input_ids", Tensor.of(1f), "class", Tensor.of(2f)));
            """,
            """
                try (Tensor inputIds = Tensor.of(1f);
                    Tensor tensor = Tensor.of(2f)) {
                  return total(Map.of("input_ids", inputIds, "class", tensor));
                }
            """);
    assertEquals(fixed, Fixed.first("UnscopedTensor", text));
  }

  private static final String TWO_FIELDS =
      """
      import dev.tensorlint.runtime.Tensor;

      final class A {
        private final Tensor half;
        private final Tensor whole;

        A() {
          whole = Tensor.of(1f);
          half = %s;
        }

        float sum() {
          return half.item() + whole.item();
        }
      }
      """;

  @Test
  void whatAFieldHasMadeIsClosedBeforeIt() {
    String apart = Fixed.first("OwnerNotCloseable", TWO_FIELDS.formatted("Tensor.of(0.5f)"));
    assertTrue(apart.indexOf("whole.close()") < apart.indexOf("half.close()"), apart);
    String made = Fixed.first("OwnerNotCloseable", TWO_FIELDS.formatted("whole.mul(0.5f)"));
    assertTrue(made.indexOf("half.close()") < made.indexOf("whole.close()"), made);
  }

  @Test
  void whatIsPutIntoSomethingThatLivesOnIsNotClosedAtItsStatement() {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;
        import java.io.IOException;
        import java.util.HashMap;
        import java.util.List;
        import java.util.Map;

        final class A {
          static Map<String, Tensor> build(float a, float b) throws IOException {
            Map<String, Tensor> inputs = new HashMap<>();
            inputs.put("a", make(a));
            inputs.put("b", make(b));
            return inputs;
          }

          static void addAll(List<Tensor> all, float[] values) throws IOException {
            for (float each : values) {
              all.add(make(each));
            }
          }

          static Tensor make(float value) throws IOException {
            if (value < 0) {
              throw new IOException();
            }
            return Tensor.of(value);
          }
        }
        """;
    assertTrue(
        Fixed.of("LeakOnException", text).stream()
            .noneMatch(fix -> fix.title().startsWith("name ")),
        () -> Fixed.of("LeakOnException", text).toString());
  }
}
