// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Compares what linked classes say with what the compiler's classes say. */
class PrelinkTest {

  private static final String LAMBDAS =
      """
      package p;

      import java.util.*;
      import java.util.concurrent.Callable;
      import java.util.function.*;
      import java.util.stream.*;

      public class Sample {
        private final int base = 40;

        interface Greeter {
          String greet(String name);

          default Supplier<String> twice(String name) {
            return () -> privately(name) + greet(name);
          }

          private String privately(String name) {
            return "(" + name + ")";
          }

          static Greeter polite() {
            return name -> "dear " + name;
          }
        }

        static class Inner {
          private final long much;

          private Inner(long much) {
            this.much = much;
          }

          LongSupplier supplier() {
            return () -> much + hidden();
          }

          private long hidden() {
            return 2;
          }
        }

        static final class Derived extends Inner {
          Derived(long much) {
            super(much);
          }

          @Override
          LongSupplier supplier() {
            return () -> super.supplier().getAsLong() * 10;
          }
        }

        private IntUnaryOperator add(byte b, char c, double d, float f, boolean yes) {
          return x -> base + x + b + c + (int) d + (int) f + (yes ? 1 : 0);
        }

        private static <T> void each(List<T> list, Consumer<? super T> consumer) {
          list.forEach(consumer);
        }

        public static String run() throws Exception {
          List<Object> seen = new ArrayList<>();
          Sample sample = new Sample();
          seen.add(sample.add((byte) 1, 'a', 2.5, 3.5f, true).applyAsInt(7));
          seen.add(Greeter.polite().twice("you").get());
          Function<Long, Inner> create = Inner::new;
          seen.add(create.apply(5L).supplier().getAsLong());
          seen.add(new Derived(6).supplier().getAsLong());
          each(List.of("a", "b"), seen::add);
          Set<String> names = new TreeSet<>(Comparator.comparing(String::length).reversed());
          names.addAll(List.of("x", "yyy", "zz"));
          seen.add(names);
          ToIntFunction<Integer> unbox = Integer::intValue;
          seen.add(unbox.applyAsInt(9));
          Function<Integer, Integer> negate = Math::negateExact;
          seen.add(negate.apply(9));
          ToLongFunction<Integer> wider = Integer::intValue;
          seen.add(wider.applyAsLong(3));
          IntFunction<int[]> array = int[]::new;
          seen.add(array.apply(4).length);
          Supplier<List<String>> lists = ArrayList::new;
          seen.add(lists.get() != lists.get());
          Callable<Object> failing = () -> { throw new java.io.IOException("gone"); };
          try {
            failing.call();
          } catch (java.io.IOException e) {
            seen.add(e.getMessage());
          }
          Runnable both = (Runnable & java.io.Serializable) () -> seen.add("serializable");
          both.run();
          DoubleBinaryOperator power = Math::pow;
          seen.add(power.applyAsDouble(2, 10));
          seen.add(Stream.of(3, 1, 2).sorted().map(i -> i * 2L).collect(Collectors.toList()));
          seen.add(IntStream.range(0, 4).mapToObj(i -> "n" + i).collect(Collectors.joining(",")));
          return seen.toString();
        }
      }
      """;

  private static final String RECORDS =
      """
      package p;

      import java.util.*;

      public class Sample {
        record Empty() {}

        record All(
            boolean a, byte b, char c, short d, int e, long f, float g, double h, String i,
            List<String> j, Object k) {}

        record Generic<T extends Comparable<T>>(T value) {}

        record Own(int value) {
          @Override
          public int hashCode() {
            return 17;
          }
        }

        static All all(boolean a, int number, double real, Object object) {
          return new All(
              a, (byte) number, (char) ('a' + number), (short) number, number, number * 5_000_000_000L,
              (float) real, real, object == null ? null : "text", List.of("x"), object);
        }

        public static String run() {
          record Local(String name, int[] numbers) {}
          int[] none = {};
          List<Object> values = new ArrayList<>(List.of(
              new Empty(), new Own(3), new Generic<>("v"), new Local("n", none), new Local("n", none),
              all(true, 1, 0.0, null), all(true, 1, -0.0, null), all(true, 1, 0.0, null),
              all(false, 2, Double.NaN, "o"), all(false, 2, Double.NaN, "o"), all(false, 3, 1, "o")));
          StringBuilder seen = new StringBuilder();
          for (Object each : values) {
            if (!(each instanceof Local)) {
              seen.append(each).append(' ').append(each.hashCode()).append(' ');
            }
            seen.append(each instanceof Local l && l.toString().startsWith("Local[name=n, numbers=[I@"));
            for (Object other : values) {
              seen.append(each.equals(other) ? 1 : 0);
            }
            seen.append(each.equals(null)).append('\\n');
          }
          return seen.toString();
        }
      }
      """;

  private static final String VALUES =
      """
      package p;

      import java.util.*;
      import java.util.function.*;

      public class Sample {
        private record Pair(String name, long number) {
          @Override
          public boolean equals(Object other) {
            return other instanceof Pair pair && pair.number == number;
          }

          @Override
          public int hashCode() {
            return 1;
          }

          @Override
          public String toString() {
            return "Pair[name=" + name + ", number=" + number + "]";
          }
        }

        record Single(boolean yes) {}

        @SuppressWarnings("unchecked")
        public static String run() throws Exception {
          Object values = Class.forName("p.Sample$Pair$$V").getDeclaredConstructor().newInstance();
          Object pair = ((Function<Object, Object>) values).apply(new Object[] {"n", 7L});
          Object[] components = new Object[2];
          ((BiConsumer<Object, Object>) values).accept(pair, components);
          Object single = Class.forName("p.Sample$Single$$V").getDeclaredConstructor().newInstance();
          Object made = ((Function<Object, Object>) single).apply(new Object[] {true});
          return pair + " of " + pair.getClass().getName() + " " + Arrays.toString(components) + " "
              + made.equals(new Single(true));
        }
      }
      """;

  private final Path folder;
  private final Path classes;

  PrelinkTest(@TempDir Path folder) {
    this.folder = folder;
    this.classes = folder.resolve("classes");
  }

  private void compile(String text) throws IOException {
    Path source = Files.writeString(folder.resolve("Sample.java"), text);
    String[] options = {"-d", classes.toString(), "-XDstringConcat=inline", source.toString()};
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, options));
  }

  private String run() throws Exception {
    URL[] path = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, null)) {
      return (String) loader.loadClass("p.Sample").getMethod("run").invoke(null);
    }
  }

  private Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(classes)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        files.put(each.getFileName().toString(), Files.readAllBytes(each));
      }
    }
    return files;
  }

  private List<String> linkedAtRunTime() throws IOException {
    List<String> names = new ArrayList<>();
    for (byte[] each : files().values()) {
      ClassNode node = new ClassNode();
      new ClassReader(each).accept(node, 0);
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode instruction : method.instructions) {
          if (instruction.getOpcode() == Opcodes.INVOKEDYNAMIC) {
            names.add(method.name);
          }
        }
      }
    }
    return names;
  }

  @Test
  void lambdasDoWhatTheyDid() throws Exception {
    compile(LAMBDAS);
    String before = run();
    Prelink.link(classes);
    assertEquals(before, run());
    assertTrue(files().containsKey("Sample$Inner$$L0.class"));
    // One makes a long of an int, one is serializable and may be created from bytes.
    assertEquals(List.of("run", "run", "$deserializeLambda$"), linkedAtRunTime());
  }

  @Test
  void theClassOfALambdaIsInTheOneThatCreatesIt() throws Exception {
    compile(LAMBDAS);
    Prelink.link(classes);
    URL[] path = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, null)) {
      Class<?> lambda = loader.loadClass("p.Sample$Inner$$L0");
      Class<?> creator = loader.loadClass("p.Sample$Inner");
      assertEquals(creator, lambda.getEnclosingClass());
      assertTrue(lambda.isAnonymousClass());
      assertEquals(creator.getNestHost(), lambda.getNestHost());
    }
  }

  @Test
  void recordsSayWhatTheySaid() throws Exception {
    compile(RECORDS);
    String before = run();
    Prelink.link(classes);
    assertEquals(before, run());
    assertEquals(List.of(), linkedAtRunTime());
  }

  @Test
  void recordsAreCreatedFromTheirComponentsAndGiveThemBack() throws Exception {
    compile(VALUES);
    Prelink.link(classes);
    // The class of private records is called by way of its interfaces only.
    assertEquals("Pair[name=n, number=7] of p.Sample$Pair [n, 7] true", run());
    compile("package p; public class Sample { record Pair(int own) {} }");
    Files.delete(classes.resolve("p/Sample$Single.class"));
    Prelink.link(classes);
    assertTrue(files().containsKey("Sample$Pair$$V.class"));
    assertFalse(files().containsKey("Sample$Single$$V.class"));
  }

  @Test
  void whatIsLinkedStaysAsItIs() throws Exception {
    for (String each : List.of(LAMBDAS, RECORDS)) {
      compile(each);
      Prelink.link(classes);
      Map<String, byte[]> before = files();
      Prelink.link(classes);
      Map<String, byte[]> after = files();
      assertEquals(before.keySet(), after.keySet());
      before.forEach((name, bytes) -> assertArrayEquals(bytes, after.get(name), name));
    }
  }

  @Test
  void aClassThatIsCompiledAloneStillLetsTheLambdasOfItsMembersIn() throws Exception {
    compile(LAMBDAS);
    byte[] compiled = Files.readAllBytes(classes.resolve("p/Sample.class"));
    String expected = run();
    Prelink.link(classes);
    assertNotEquals(compiled.length, Files.size(classes.resolve("p/Sample.class")));
    Files.write(classes.resolve("p/Sample.class"), compiled);
    Prelink.link(classes);
    assertEquals(expected, run());
  }

  @Test
  void lambdasOfAFormerVersionAreDeleted() throws Exception {
    compile(LAMBDAS);
    Prelink.link(classes);
    assertTrue(files().containsKey("Sample$$L3.class"));
    compile(
        """
        package p;

        public class Sample {
          public static String run() {
            java.util.function.Supplier<String> only = () -> "only";
            return only.get();
          }
        }
        """);
    Prelink.link(classes);
    assertEquals("only", run());
    assertTrue(files().containsKey("Sample$$L0.class"));
    assertFalse(files().containsKey("Sample$$L3.class"));
  }

  @Test
  void lambdasOfAClassWithoutAnyAreDeleted() throws Exception {
    compile(LAMBDAS);
    Prelink.link(classes);
    compile("package p; public class Sample { public static String run() { return \"none\"; } }");
    Files.delete(classes.resolve("p/Sample$Inner.class"));
    Prelink.link(classes);
    assertEquals("none", run());
    assertFalse(files().containsKey("Sample$$L0.class"));
    assertFalse(files().containsKey("Sample$Inner$$L0.class"));
    assertTrue(files().containsKey("Sample$Greeter$$L0.class"));
  }

  @Test
  void aFolderThatDoesNotExistIsNoError() throws IOException {
    Path missing = folder.resolve("missing");
    Prelink.main(new String[] {missing.toString()});
    assertFalse(Files.exists(missing));
  }
}
