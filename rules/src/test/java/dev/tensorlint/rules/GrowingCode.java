// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Code of any size that is large in one respect. Each has a method {@code run}, and a method {@code
 * other} with a leak that has to be found whatever becomes of the first.
 */
enum GrowingCode {
  CALLS_IN_A_ROW(n -> body("t.item();".repeat(n))),
  STATEMENTS(n -> body(each(n, "int i# = #;"))),
  ALIASES(n -> body("Tensor y0 = t;" + each(1, n, "Tensor y# = y@;") + "t.item();")),
  CALLS_OF_CALLS(
      n ->
          body("m0(t);")
              + each(n, "static void m#(Tensor t) { m$(t); }")
              + "static void m"
              + n
              + "(Tensor t) { t.close(); }"),
  RECURSIVE_METHODS(
      n ->
          body("m0(t, 3);")
              + each(n - 1, "static void m#(Tensor t, int k) { if (k > 0) { m$(t, k - 1); } }")
              + "static void m"
              + (n - 1)
              + "(Tensor t, int k) { m0(t, k); t.close(); }"),
  OVERRIDES(
      n ->
          body("B b = choose(); b.m(t);")
              + "static native B choose(); interface B { void m(Tensor t); }"
              + each(n, "static class C# implements B { public void m(Tensor t) { t.close(); } }")),
  CLASSES(
      n ->
          body("new C0().m(t);")
              + "static class C0 { void m(Tensor t) { t.close(); } }"
              + each(1, n, "static class C# extends C@ { }")),
  NESTED_IFS(n -> body(nested(n, "if (t.item() > 1) {", "t.item();"))),
  NESTED_BLOCKS(n -> body(nested(n, "{", "t.item();"))),
  NESTED_LOCKS(n -> body(nested(n, "synchronized (t) {", "t.item();"))),
  NESTED_LOOPS(n -> body(nested(n, "while (t.item() > 1) {", "t.item();"))),
  NESTED_SWITCHES(n -> body(nested(n, "switch (t.toString().length()) { case 1: ", "t.item();"))),
  NESTED_CATCHES(
      n ->
          body(
                  "try { fail(); ".repeat(n)
                      + "t.item();"
                      + "} catch (java.io.IOException e) { t.item(); }".repeat(n))
              + "static native void fail() throws java.io.IOException;"),
  NESTED_CALLS(
      n ->
          body("Object z = " + "id(".repeat(n) + "t" + ")".repeat(n) + ";")
              + "static native Object id(Object o);"),
  NESTED_LAMBDAS(n -> body(each(n, "Runnable r# = () -> {") + "t.item();" + "};".repeat(n))),
  CONDITIONS(n -> body("if (" + each(n, "t.item() > # && ") + "true) { t.item(); }")),
  CHOICES(n -> body("Object z = " + "t.item() > 1 ? t : (".repeat(n) + "t" + ")".repeat(n) + ";")),
  CONCATENATIONS(n -> body("String s = \"\"" + " + t.item()".repeat(n) + ";")),
  CASES(n -> body("switch (t.toString().length()) {" + each(n, "case #: t.item(); break;") + "}")),
  BRANCHES(n -> body("if (t.item() > 1) { t.item(); }".repeat(n))),

  CHAIN(n -> body("Tensor z = t" + ".tanh()".repeat(n) + ";")),
  NESTED_ARRAYS(n -> body("Object z = " + "new Object[] {".repeat(n) + "t" + "}".repeat(n) + ";")),
  NESTED_ROUNDS(
      n ->
          body(
              "List<Tensor> l = List.of(t);"
                  + each(n, "for (Tensor x# : l) {")
                  + "t.item();"
                  + "}".repeat(n))),
  RETURNS_THROUGH_FINALLY(
      n ->
          body(
              "try { if (t.item() > 1) { return; } ".repeat(n)
                  + "} finally { if (t.item() > 2) { return; } }".repeat(n))),
  OVERWRITTEN_ON_BRANCHES(n -> body("if (t.item() > 1) { t = Tensor.of(2f); }".repeat(n))),
  OPEN_UNDER_FLAGS(
      n ->
          body(
              each(n, "Tensor x# = t.item() > # ? Tensor.of(1f) : null;")
                  + each(n, "if (x# != null) { x#.close(); }"))),
  FIELDS(n -> body("") + each(n, "private Tensor f# = Tensor.of(1f); void c#() { f#.close(); }"));

  @SuppressWarnings("ImmutableEnumChecker") // No function here captures anything.
  private final IntFunction<String> members;

  GrowingCode(IntFunction<String> members) {
    this.members = members;
  }

  /** Returns a class of this kind. */
  String text(int size) {
    return "import dev.tensorlint.runtime.*;\nimport java.util.*;\nclass A {\n"
        + "static void other() { Tensor leak = Tensor.of(1f); }\n"
        + members.apply(size)
        + "\n}\n";
  }

  private static String body(String code) {
    return "static void run() {\nTensor t = Tensor.of(1f);\n" + code + "\n}\n";
  }

  private static String nested(int depth, String head, String innermost) {
    return (head + "\n").repeat(depth) + innermost + "}".repeat(depth);
  }

  private static String each(int end, String pattern) {
    return each(0, end, pattern);
  }

  /** Repeats a pattern in which {@code @}, {@code #} and {@code $} count, each from one higher. */
  private static String each(int first, int end, String pattern) {
    return IntStream.range(first, end)
        .mapToObj(i -> numbered(pattern, i))
        .collect(Collectors.joining("\n"));
  }

  private static String numbered(String pattern, int i) {
    return pattern
        .replace("@", String.valueOf(i - 1))
        .replace("#", String.valueOf(i))
        .replace("$", String.valueOf(i + 1));
  }
}
