// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known of a class from its class file, by what a compiler writes. */
final class ClassFileTest {

  private static final String SOURCE =
      """
      package p;

      import java.util.List;
      import java.util.Map;
      import java.util.function.Supplier;

      public class Box<T extends Comparable<? super T> & Runnable> extends Thread
          implements Supplier<List<T[]>> {

        protected Map<String, ? extends T> byName;
        static final int LIMIT = 42;

        @Override
        public List<T[]> get() {
          return List.of();
        }

        public static <E extends Exception> void run(int count, E... failures) throws E {}

        void read(java.io.Reader from) throws java.io.IOException {
          Runnable local = () -> System.out.println(from);
        }

        class Inner {
          Inner(String name) {}

          T outer(Inner other) {
            return null;
          }
        }

        private static final class Nested<A> {}

        public sealed interface Shape permits Circle, Square {
          default double area() {
            return 0;
          }

          void draw();
        }

        public record Circle(double radius, List<String> names) implements Shape {
          static int made;

          @Override
          public void draw() {}
        }

        @Deprecated
        @SuppressWarnings("all")
        public static final class Square implements Shape {
          @Override
          public void draw() {}
        }

        @Deprecated
        enum Kind {
          A,
          B {
            @Override
            public String toString() {
              return "b";
            }
          }
        }

        @interface Named {
          String value() default "x";

          Class<?>[] types() default {};
        }
      }
      """;

  private static Path folder = Path.of("");

  @BeforeAll
  static void compile(@TempDir Path compiled) throws IOException {
    folder = compiled;
    Path source = Files.writeString(folder.resolve("Box.java"), SOURCE);
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                folder.toString(),
                "-proc:none",
                "-XDsuppressNotes",
                source.toString());
    assertEquals(0, failed);
  }

  private static ClassInfo find(String name) {
    try (BinaryClasses classes = new BinaryClasses(List.of(new FolderContainer(folder)))) {
      ClassInfo found = classes.find(name);
      assertEquals(Map.of(), classes.unreadable());
      return Objects.requireNonNull(found, name);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static MethodInfo only(ClassInfo type, String method) {
    List<MethodInfo> all = type.methods(method);
    assertEquals(1, all.size(), method);
    return all.get(0);
  }

  @Test
  void genericClass() {
    ClassInfo box = find("p.Box");
    assertEquals(Access.PUBLIC, box.flags() & (Access.PUBLIC | Access.FINAL | Access.INTERFACE));
    assertEquals(Type.of("java.lang.Thread"), box.superclass());
    TypeVariable element = box.typeParameters().get(0);
    assertEquals(
        List.of(
            Type.of("java.lang.Comparable", new Type.Wildcard(Type.Wildcard.Kind.SUPER, element)),
            Type.of("java.lang.Runnable")),
        element.bounds());
    assertEquals(
        List.of(
            Type.of(
                "java.util.function.Supplier",
                Type.of("java.util.List", new Type.ArrayType(element)))),
        box.interfaces());
    assertEquals(
        Set.of("Inner", "Nested", "Shape", "Circle", "Square", "Kind", "Named"),
        box.memberTypes().keySet());
    assertNull(box.outer());
  }

  @Test
  void fields() {
    ClassInfo box = find("p.Box");
    assertEquals(
        new FieldInfo(
            "p.Box",
            "byName",
            Type.of(
                "java.util.Map",
                Type.ClassType.STRING,
                new Type.Wildcard(Type.Wildcard.Kind.EXTENDS, box.typeParameters().get(0))),
            Access.PROTECTED),
        box.field("byName"));
    assertEquals(
        new FieldInfo("p.Box", "LIMIT", Type.Primitive.INT, Access.STATIC | Access.FINAL),
        box.field("LIMIT"));
    assertNull(box.field("none"));
  }

  @Test
  void methods() {
    ClassInfo box = find("p.Box");
    MethodInfo run = only(box, "run");
    assertEquals(Access.PUBLIC | Access.STATIC | Access.VARARGS, run.flags());
    TypeVariable failure = run.typeParameters().get(0);
    assertEquals(List.of(Type.of("java.lang.Exception")), failure.bounds());
    assertEquals(List.of(Type.Primitive.INT, new Type.ArrayType(failure)), run.parameters());
    assertEquals(List.of(failure), run.thrown());
    assertTrue(run.returnType().isVoid());
    assertEquals(List.of(Type.of("java.io.IOException")), only(box, "read").thrown());
  }

  @Test
  void whatTheCompilerMakesIsNotThere() {
    assertEquals(
        Set.of("get", "run", "read"),
        find("p.Box").methods().stream()
            .map(MethodInfo::name)
            .collect(java.util.stream.Collectors.toSet()));
    assertEquals(1, find("p.Box").methods("get").size());
  }

  @Test
  void innerClass() {
    ClassInfo inner = find("p.Box$Inner");
    assertEquals("p.Box", inner.outer());
    assertEquals(0, inner.flags() & Access.STATIC);
    assertEquals(List.of(Type.ClassType.STRING), only(inner, "<init>").parameters());
    assertEquals(inner.thisType(), only(inner, "<init>").returnType());
    MethodInfo outer = only(inner, "outer");
    assertEquals(find("p.Box").typeParameters().get(0), outer.returnType());
    assertEquals(List.of(Type.of("p.Box$Inner")), outer.parameters());
  }

  @Test
  void memberClassHasTheFlagsOfItsDeclaration() {
    assertEquals(
        Access.PRIVATE | Access.STATIC | Access.FINAL, find("p.Box$Nested").flags() & 0xFFFF);
  }

  @Test
  void sealedInterface() {
    ClassInfo shape = find("p.Box$Shape");
    assertTrue(shape.isInterface());
    assertEquals(Type.ClassType.OBJECT, shape.superclass());
    assertTrue(Access.has(only(shape, "area").flags(), Access.DEFAULT));
    assertTrue(only(shape, "draw").isAbstract());
  }

  @Test
  void record() {
    ClassInfo circle = find("p.Box$Circle");
    assertTrue(Access.has(circle.flags(), Access.RECORD));
    assertEquals(
        List.of(Type.Primitive.DOUBLE, Type.of("java.util.List", Type.ClassType.STRING)),
        circle.recordComponents());
    assertEquals(Type.Primitive.DOUBLE, only(circle, "radius").returnType());
  }

  /** ASM's flag for deprecated classes is our flag for records. */
  @Test
  void aDeprecatedClassIsNoRecord() {
    assertFalse(Access.has(find("p.Box$Square").flags(), Access.RECORD));
    assertEquals(List.of(), find("p.Box$Square").recordComponents());
    assertFalse(Access.has(find("p.Box$Kind").flags(), Access.RECORD));
  }

  @Test
  void enumWithConstantsAndBodies() {
    ClassInfo kind = find("p.Box$Kind");
    assertTrue(Access.has(kind.flags(), Access.ENUM));
    assertEquals(Type.of("java.lang.Enum", Type.of("p.Box$Kind")), kind.superclass());
    assertEquals(Type.of("p.Box$Kind"), Objects.requireNonNull(kind.field("A")).type());
    assertEquals(new Type.ArrayType(Type.of("p.Box$Kind")), only(kind, "values").returnType());
    assertNull(find("p.Box$Kind$1").outer());
  }

  @Test
  void annotationType() {
    ClassInfo named = find("p.Box$Named");
    assertTrue(Access.has(named.flags(), Access.ANNOTATION | Access.INTERFACE));
    assertEquals(Type.ClassType.STRING, only(named, "value").returnType());
    assertEquals(
        new Type.ArrayType(Type.of("java.lang.Class", Type.Wildcard.ANY)),
        only(named, "types").returnType());
  }
}
