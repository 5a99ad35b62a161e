// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the front end knows of types. */
class SymbolOracleTest {

  private static final String SOURCE =
      """
      package p;
      import java.util.function.Supplier;
      interface Top { static void s() {} default void d() {} }
      interface Left extends Top { void m(int a); }
      interface Right extends Top, Runnable { void m(String b); }
      abstract class Base implements Right {
        Base(int x) {}
        private void m(long hidden) {}
        public void m(Object c) {}
      }
      class Leaf extends Base implements Left {
        Leaf() { super(1); }
        public void m(int a) {}
        public void m(String b) {}
        public void run() {}
        static class Member {}
        Object local() { class Local extends Member {} return new Local(); }
        Supplier<String> anonymous = new Supplier<>() { public String get() { return ""; } };
      }
      """;

  private final TypeOracle types;

  SymbolOracleTest(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("Leaf.java"), SOURCE);
    types =
        JavacFrontEnd.translate(List.of(file), List.of(), path -> path.getFileName())
            .program()
            .types();
  }

  @Test
  void goesBreadthFirstSuperclassBeforeInterfaces() {
    assertEquals(
        List.of(
            "p.Leaf",
            "p.Base",
            "p.Left",
            "java.lang.Object",
            "p.Right",
            "p.Top",
            "java.lang.Runnable"),
        types.supertypes("p.Leaf"));
  }

  @Test
  void putsObjectAboveInterfaces() {
    assertEquals(List.of("p.Left", "p.Top", "java.lang.Object"), types.supertypes("p.Left"));
  }

  @Test
  void knowsTheClassPathByBinaryName() {
    assertEquals(
        List.of("java.util.Map$Entry", "java.lang.Object"),
        types.supertypes("java.util.Map$Entry"));
    assertTrue(types.isSubtype("java.util.ArrayList", "java.util.Collection"));
  }

  @Test
  void listsPackages() {
    assertTrue(
        types
            .typesIn("java.util")
            .containsAll(Set.of("java.util.List", "java.util.Map$Entry", "java.util.ArrayList")));
    assertFalse(types.typesIn("java.util").contains("java.util.function.Supplier"));
    assertEquals(
        Set.of("p.Top", "p.Left", "p.Right", "p.Base", "p.Leaf", "p.Leaf$Member"),
        types.typesIn("p"));
    assertEquals(Set.of(), types.typesIn("not.there"));
  }

  @Test
  void sourcesMayBeAPartOfAPackageOnly() {
    assertTrue(types.hasPackage("java.util.function"));
    assertFalse(types.hasPackage("p"));
    assertFalse(types.hasPackage("not.there"));
  }

  @Test
  void knowsMemberLocalAndAnonymousClasses() {
    int local = SOURCE.indexOf("Local extends");
    int brace = SOURCE.indexOf("<>() {") + 5;
    assertEquals(
        List.of("p.Leaf$@" + local + "Local", "p.Leaf$Member", "java.lang.Object"),
        types.supertypes("p.Leaf$@" + local + "Local"));
    assertEquals(
        List.of("p.Leaf$@" + brace, "java.lang.Object", "java.util.function.Supplier"),
        types.supertypes("p.Leaf$@" + brace));
  }

  @Test
  void doesNotKnowWhatIsNotThere() {
    assertFalse(types.isKnown("p.Nobody"));
    assertFalse(types.isKnown("?"));
    assertEquals(List.of(), types.methods("p.Nobody", "m"));
  }

  @Test
  void findsDeclaredAndInheritedMethodsOnce() {
    assertEquals(
        List.of("p.Leaf#m(int)", "p.Leaf#m(java.lang.String)", "p.Base#m(java.lang.Object)"),
        keys(types.methods("p.Leaf", "m")));
    assertEquals(List.of("p.Top#d()"), keys(types.methods("p.Leaf", "d")));
  }

  @Test
  void inheritsNoStaticMethodOfAnInterface() {
    assertEquals(List.of(), types.methods("p.Leaf", "s"));
    assertEquals(List.of("p.Top#s()"), keys(types.methods("p.Top", "s")));
  }

  @Test
  void inheritsNoConstructor() {
    assertEquals(List.of("p.Leaf#<init>()"), keys(types.methods("p.Leaf", "<init>")));
    assertEquals(List.of("p.Base#<init>(int)"), keys(types.methods("p.Base", "<init>")));
  }

  @Test
  void answersSeveralThreads() throws InterruptedException, ExecutionException {
    List<String> names =
        types.typesIn("java.util").stream().sorted().filter(name -> !name.contains("$")).toList();
    assertTrue(names.size() > 50);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<String>>> answers =
          IntStream.range(0, 4).mapToObj(i -> threads.submit(() -> answers(names))).toList();
      List<String> expected = answers(names);
      for (Future<List<String>> each : answers) {
        assertEquals(expected, each.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private List<String> answers(List<String> names) {
    return names.stream()
        .map(name -> types.supertypes(name) + " " + keys(types.methods(name, "get")))
        .toList();
  }

  private static List<String> keys(List<MethodRef> methods) {
    return methods.stream().map(MethodRef::key).toList();
  }
}
