// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which method a call means, and what type it has. */
class ResolutionTest {

  private static final String CONTEXT =
      """
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;
      import static java.util.stream.Collectors.*;
      class A {
        static int over(int i) { return 0; } static long over(long l) { return 0; }
        static String over(Object o) { return ""; } static char over(Integer i) { return 0; }
        static <T> T pair(Supplier<T> made, ToIntFunction<T> size) { return made.get(); }
        static <T> T tidy(Supplier<T> body) { return body.get(); }
        static void tidy(Runnable body) { }
        static int rest(Object... os) { return 0; } static long rest(String s) { return 0; }
        static List<StringBuilder> list; static Map<String, List<Integer>> map; static byte b;
        static String[] array; static List<? extends Number> numbers; static Object unknown() { return Missing.get(); }
        static <T extends Comparable<T>> T largest(List<? extends T> l) { return null; }
        static class Entry { Object features() { return null; } } static Spliterator.OfInt ints;
        interface Made { Object build(); } interface Makes<T> { T build(); }
        interface Wide extends Made { Number build(); }
        interface Both extends Wide, Makes<Integer> {} static Both both;
        interface Other extends Makes<Integer>, Wide {} static Other other;
        static class Built { public Object build() { return null; } }
        static abstract class Kept extends Built { public abstract Object build(); }
        static abstract class Ready extends Kept implements Made {} static Ready ready;
        Object probe = %s;
      }
      """;

  private final Path folder;

  ResolutionTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "over(1) | A#over(int) | int",
        "over(b) | A#over(int) | int",
        "over(1L) | A#over(long) | long",
        "over('c') | A#over(int) | int",
        "over(1f) | A#over(java.lang.Object) | java.lang.String",
        "over(Integer.valueOf(1)) | A#over(java.lang.Integer) | char",
        "over(null) | A#over(java.lang.Integer) | char",
        "both.build() | A$Makes#build() | java.lang.Integer",
        "other.build() | A$Makes#build() | java.lang.Integer",
        "ready.build() | A$Kept#build() | java.lang.Object",
        "rest() | A#rest(java.lang.Object[]) | int",
        "rest(\"a\") | A#rest(java.lang.String) | long",
        "rest(\"a\", 1) | A#rest(java.lang.Object[]) | int",
        "tidy(() -> list.get(0)) | A#tidy(java.util.function.Supplier) | java.lang.StringBuilder",
        "tidy(() -> { return 1; }) | A#tidy(java.util.function.Supplier) | java.lang.Integer",
        "tidy(() -> { }) | A#tidy(java.lang.Runnable) | void",
        "tidy(() -> { for (;;) b++; }) | A#tidy(java.util.function.Supplier) | java.lang.Object",
        "tidy(() -> { do b++; while (true); }) | A#tidy(java.util.function.Supplier) |"
            + " java.lang.Object",
        "tidy(() -> { for (;;) { if (b > 1) break; } }) | A#tidy(java.lang.Runnable) | void",
        "tidy(() -> { a: for (;;) { for (;;) break a; } }) | A#tidy(java.lang.Runnable) | void",
        "tidy(() -> { while (true) { for (;;) break; } }) | A#tidy(java.util.function.Supplier) |"
            + " java.lang.Object",
        "tidy(() -> { if (b > 1) return; else throw new Error(); }) | A#tidy(java.lang.Runnable) |"
            + " void",
        "tidy(() -> { try { throw new Error(); } finally { b++; } }) |"
            + " A#tidy(java.util.function.Supplier) | java.lang.Object",
        "pair(ArrayList<String>::new, (List<String> l) -> l.size()).get(0) |"
            + " java.util.List#get(int) | java.lang.String",
        "ints.tryAdvance((int i) -> b++) | java.util.Spliterator$OfInt#tryAdvance("
            + "java.util.function.IntConsumer) | boolean",
        "ints.tryAdvance((Integer i) -> b++) | java.util.Spliterator$OfInt#tryAdvance("
            + "java.util.function.Consumer) | boolean",
        "new LinkedHashMap<String, Entry>() { Object o(Entry e) { return e.features(); } }.o(null) |"
            + " A$@ANON#o(A$Entry) | java.lang.Object",
        "tidy(StringBuilder::new) | A#tidy(java.util.function.Supplier) | java.lang.StringBuilder",
        "list.get(0) | java.util.List#get(int) | java.lang.StringBuilder",
        "numbers.get(0) | java.util.List#get(int) | java.lang.Number",
        "map.entrySet().iterator().next().getValue() | java.util.Map$Entry#getValue() |"
            + " java.util.List<java.lang.Integer>",
        "map.values().stream().flatMap(List::stream).map(i -> i + 1L).findFirst().get() |"
            + " java.util.Optional#get() | java.lang.Long",
        "list.stream().collect(groupingBy(StringBuilder::length)) |"
            + " java.util.stream.Stream#collect(java.util.stream.Collector) |"
            + " java.util.Map<java.lang.Integer, java.util.List<java.lang.StringBuilder>>",
        "largest(List.of(\"a\")) | A#largest(java.util.List) | java.lang.String",
        "array.clone() | java.lang.Object#clone() | java.lang.String[]",
        "\"x\".getClass() | java.lang.Object#getClass() | java.lang.Class<java.lang.String>",
        "new ArrayList<>(list).get(0) | java.util.ArrayList#get(int) | java.lang.StringBuilder",
        "new Object() { int n() { return 1; } }.n() | A$@ANON#n() | int",
        "Arrays.asList(1, 2.0).get(0) | java.util.List#get(int) | java.lang.Number",
        "(list.isEmpty() ? list : new ArrayList<StringBuilder>()).size() | java.util.List#size() |"
            + " int",
        "over(b == 1 ? \"a\" : list) | A#over(java.lang.Object) | java.lang.String",
        "over(b == 1 ? 1 : 2L) | A#over(long) | long",
        "List.of(List.of(1), List.of(\"a\")).get(0).get(0) | java.util.List#get(int) |"
            + " java.io.Serializable",
        "(b == 1 ? List.of(1) : List.of(2.0)).get(0).intValue() | java.lang.Number#intValue() |"
            + " int",
        "over(Missing.get()) | unresolved | ?",
        "Missing.get().close() | unresolved | ?",
      })
  void calls(String call, String callee, String type) throws IOException {
    String text = CONTEXT.formatted(call);
    ScanResult result = new SourceFolder(folder).with("A.java", text).scan();
    FieldDecl probe =
        SourceFolder.only(result).types().get(0).fields().stream()
            .filter(field -> field.name().equals("probe"))
            .findFirst()
            .orElseThrow();
    Expr.Call found = assertInstanceOf(Expr.Call.class, probe.initializer());
    assertEquals(callee, key(found));
    assertEquals(type, found.type().toString());
  }

  private static String key(Expr.Call call) {
    return call.callee() instanceof dev.tensorlint.rules.ir.MethodRef method
        ? method.key().replaceFirst("@\\d+", "@ANON")
        : "unresolved";
  }
}
