// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodRef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many overloads are looked up by their parameters, few are not: both choose the same. */
class ManyOverloadsTest {

  private static final String CONTEXT =
      """
      import java.util.*;
      import java.util.function.*;
      class A<T extends Number & Runnable> {
        interface Top {} interface Left extends Top {} interface Right extends Top {}
        static class Both implements Left, Right {} static class Sub extends Both {}
        static void f(long l) { } static void f(Number n) { } static void f(Integer i, Object... o) { }
        static void f(Object o) { } static void f(Top t) { } static void f(Left l) { }
        static void f(CharSequence s) { } static void f(String s) { } static void f(List<String> l) { }
        static void f(Collection<?> c) { } static void f(Object[] a) { } static void f(int[] a) { }
        static void f(Runnable r) { } static <V> void f(Supplier<V> s) { } static <E extends Enum<E>> void f(E e) { }
        static void f(Cloneable c) { }
        static void g(Left l, Object o) { } static void g(Object o, Right r) { } static void g(Both b, Both c) { }
        static void h(Missing m) { } static void h(Top t) { }
        static void k(Runnable r) { } static <V> void k(Supplier<V> s) { }
        static class Unsure extends Lost implements Left {}
        enum Kind { K } static Both both; static Sub sub; static Right right; static T variable;
        static ArrayList<String> list; static Unsure unsure; static Missing missing;
        %s
        Object probe = %s;
      }
      """;

  private static final int MANY = 40;

  private final Path folder;

  ManyOverloadsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "f(1) | A#f(long)",
        "f('c') | A#f(long)",
        "f(1.0) | A#f(java.lang.Number)",
        "f(true) | A#f(java.lang.Object)",
        "f(Integer.valueOf(1)) | A#f(java.lang.Number)",
        "f(Long.valueOf(1)) | A#f(java.lang.Number)",
        "f(1, 2) | A#f(java.lang.Integer,java.lang.Object[])",
        "f(1, 2, 3) | A#f(java.lang.Integer,java.lang.Object[])",
        "f(both) | A#f(A$Left)",
        "f(sub) | A#f(A$Left)",
        "f(right) | A#f(A$Top)",
        "f(\"a\") | A#f(java.lang.String)",
        "f(new StringBuilder()) | A#f(java.lang.CharSequence)",
        "f(list) | unresolved",
        "f(List.of(\"a\")) | A#f(java.util.List)",
        "f(new HashSet<Long>()) | unresolved",
        "f(new String[0]) | A#f(java.lang.Object[])",
        "f(new int[0]) | A#f(int[])",
        "f(new long[0]) | A#f(java.lang.Cloneable)",
        "f(null) | unresolved",
        "f(() -> { }) | unresolved",
        "f(() -> 1) | unresolved",
        "f(Kind.K) | A#f(java.lang.Enum)",
        "f(variable) | unresolved",
        "f(unsure) | A#f(A$Left)",
        "f(missing) | unresolved",
        "h(both) | A#h(?)",
        "h(missing) | A#h(?)",
        "h(1) | A#h(?)",
        "k(() -> { }) | A#k(java.lang.Runnable)",
        "k(() -> 1) | A#k(java.util.function.Supplier)",
        "k(both::hashCode) | A#k(java.util.function.Supplier)",
        "g(both, both) | A#g(A$Both,A$Both)",
        "g(both, \"a\") | A#g(A$Left,java.lang.Object)",
        "g(\"a\", both) | A#g(java.lang.Object,A$Right)",
        "g(both, right) | unresolved",
      })
  void choice(String call, String callee) throws IOException {
    assertEquals(callee, callee(call, 0), "with few overloads");
    assertEquals(callee, callee(call, MANY), "with many overloads");
  }

  private String callee(String call, int more) throws IOException {
    String overloads =
        IntStream.range(0, more)
            .mapToObj(
                i ->
                    "static class C# {} static void f(C# c) {} static void g(C# c, int i) {} static void h(C# c) {} static void k(C# c) {}"
                        .replace("#", "" + i))
            .collect(Collectors.joining(" "));
    ScanResult result =
        new SourceFolder(folder).with("A.java", CONTEXT.formatted(overloads, call)).scan();
    FieldDecl probe =
        SourceFolder.only(result).types().get(0).fields().stream()
            .filter(field -> field.name().equals("probe"))
            .findFirst()
            .orElseThrow();
    Expr.Call found = assertInstanceOf(Expr.Call.class, probe.initializer());
    return found.callee() instanceof MethodRef method ? method.key() : "unresolved";
  }
}
