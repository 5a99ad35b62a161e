// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.resource.ProgramField;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program declares, and what is new in another version of it. */
final class ProgramIndexTest {

  private static final String SOURCE =
      """
      interface Top { void run(int n); }
      abstract class Middle implements Top {
        public void run(int n) { own(); }
        void own() {}
        static void fixed() {}
      }
      class Low extends Middle {
        int field;
        public void run(int n) { int a = 1; }
        static void run() {}
        static class Nested extends Low {
          void own() { new Object() { int inner; void own() {} }; }
        }
      }
      class Alone { Alone() {} native void own(); int own(int n) { return n; } }
      """;

  private static Program program(String source) {
    return JavaText.program("A.java", source);
  }

  private static ProgramIndex index() {
    return new ProgramIndex(program(SOURCE));
  }

  private static TypeDecl type(ProgramIndex index, String name) {
    TypeDecl type = index.type(name);
    assertNotNull(type, name);
    return type;
  }

  private static List<String> names(Stream<TypeDecl> types) {
    return types.map(TypeDecl::name).toList();
  }

  @Test
  void typesAboveAndBelow() {
    ProgramIndex index = index();
    assertEquals(
        List.of("Low$Nested", "Low", "Middle", "Top"),
        names(index.lineage(type(index, "Low$Nested")).stream()));
    assertEquals(List.of("Middle", "Low", "Low$Nested"), names(index.subtypes("Top").stream()));
    assertEquals(List.of("Low$Nested"), names(index.subtypes("Low").stream()));
    assertEquals(List.of(), index.subtypes("Alone"));
    assertEquals(List.of(), index.subtypes("java.lang.Object"));
    assertEquals(List.of("Low"), names(index.enclosing(type(index, "Low$Nested")).stream()));
    assertEquals(List.of(), names(index.enclosing(type(index, "Low")).stream()));
  }

  @Test
  void typesOfFiles() {
    ProgramIndex index = index();
    assertEquals("A.java", index.fileOf(type(index, "Low")).path());
    assertEquals(
        List.of("Low", "Alone"), names(index.types(Set.of("Alone", "Low", "Other")).stream()));
    assertNull(index.type("Other"));
    TypeDecl low = type(index, "Low");
    ProgramIndex other = new ProgramIndex(program("class Other {}"));
    assertThrows(IllegalArgumentException.class, () -> other.fileOf(low));
    CompilationUnit unit = program(SOURCE).units().get(0);
    assertThrows(NullPointerException.class, () -> other.unit(unit));
  }

  private static MethodDecl method(TypeDecl type, String name) {
    return type.methods().stream()
        .filter(each -> each.ref().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String target(String declaredIn, String method, String runOn) {
    ProgramIndex index = index();
    return index
        .target(method(type(index, declaredIn), method).ref(), index.lineage(type(index, runOn)))
        .map(found -> found.ref().key())
        .orElse("nothing");
  }

  @Test
  void whatACallRuns() {
    assertEquals("Low#run(int)", target("Top", "run", "Low$Nested"));
    assertEquals("Middle#run(int)", target("Top", "run", "Middle"));
    assertEquals("Low$Nested#own()", target("Middle", "own", "Low$Nested"));
    assertEquals("Middle#own()", target("Middle", "own", "Low"));
    assertEquals("Middle#fixed()", target("Middle", "fixed", "Low"));
    assertEquals("nothing", target("Top", "run", "Alone"));
  }

  @Test
  void codeOfMethods() {
    ProgramIndex index = index();
    TypeDecl alone = type(index, "Alone");
    assertNull(index.procedure(method(alone, "own")), "without code");
    Procedure run = index.procedure(method(type(index, "Middle"), "run"));
    assertNotNull(run);
    assertEquals(
        List.of("Middle.own", "Nested.own"),
        index.callees(run).stream().map(each -> each.body().name()).toList());
    assertEquals(
        List.of("Middle#own()"),
        index.calls(run).stream().map(each -> each.called().key()).toList());
    assertNull(
        index.procedure(method(type(new ProgramIndex(program(SOURCE + " ")), "Low"), "run")));
  }

  /** Deep changes are those after which some code calls other code than before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int a = 1; | int a = 2; | shallow",
        "{ own(); } | {} | deep",
        "{ own(); } | { Low.run(); } | deep",
        "{ own(); } | { int a; own(); } | shallow",
        "void run() {} | void run() {} void more() {} | deep",
        "static void fixed() {} | void fixed() {} | deep",
        "native void own(); | void own() {} | deep",
        "class Alone | final class Alone | deep",
        "class Low extends Middle | class Low extends Alone | deep",
        "int field; | int field = 1; | deep",
        "int field; | long field; | shallow",
        "int inner; | long inner; | shallow",
        "int inner; |  int inner; int other; | shallow",
        "return n; | return fixed(n); } int fixed(int n) { return n; | deep",
      })
  void edits(String before, String after, String expected) {
    ProgramIndex index = index();
    ProgramIndex.Change change = index.update(program(edited(before, after)));
    assertEquals(expected, change.isDeep() ? "deep" : "shallow");
    assertEquals(change.isDeep() ? 0 : 9, change.procedures().size());
    Set<String> types = typeNames(SOURCE);
    types.addAll(typeNames(edited(before, after)));
    assertEquals(types, change.types(), "old and new, since a local class is named by its place");
    assertEquals(reached(new ProgramIndex(program(edited(before, after)))), reached(index));
  }

  /** Returns what the code of a program reaches, by call. */
  private static List<String> reached(ProgramIndex index) {
    return index.units().stream()
        .flatMap(unit -> unit.procedures().stream())
        .flatMap(code -> index.calls(code).stream())
        .map(
            call ->
                call.called().key()
                    + call.symbols().stream()
                        .flatMap(symbol -> symbol.method().stream())
                        .map(method -> method.ref().key())
                        .toList())
        .toList();
  }

  private static Set<String> typeNames(String source) {
    return new HashSet<>(new ProgramIndex(program(source)).units().get(0).typeNames());
  }

  private static String edited(String before, String after) {
    int at = SOURCE.indexOf(before);
    assertEquals(at, SOURCE.lastIndexOf(before), "there is one " + before);
    return SOURCE.replace(before, after);
  }

  /** Fields know their file; those of local classes are known in it only. */
  @Test
  void fieldsOfAChangedFile() {
    ProgramIndex index = index();
    int before = index.fieldsVersion();
    index.update(program(edited("int field;", "long field;")));
    assertEquals(before + 1, index.fieldsVersion());
    String local = "class A { void a() { new Object() { int inner; }; } }";
    ProgramIndex ofLocal = new ProgramIndex(program(local));
    int version = ofLocal.fieldsVersion();
    ofLocal.update(program(local.replace("int", "long")));
    assertEquals(version, ofLocal.fieldsVersion());
  }

  @Test
  void nothingIsNew() {
    ProgramIndex index = index();
    assertEquals(
        new ProgramIndex.Change(false, List.of(), Set.of()), index.update(program(SOURCE)));
  }

  @Test
  void callersGoOnWithTheSameMethods() {
    ProgramIndex index = index();
    Symbol own = index.symbol("Middle#own()");
    assertNotNull(own);
    index.update(program(SOURCE.replace("int a = 1;", "int a = 2;")));
    assertEquals(own, index.symbol("Middle#own()"));
    assertEquals(own, index.symbol(method(type(index, "Middle"), "own")));
    index.update(program(SOURCE.replace("own()", "other()")));
    assertNull(index.symbol("Middle#own()"));
    assertNotNull(index.symbol("Middle#other()"));
  }

  @Test
  void whatIsGoneIsForgotten() {
    ProgramIndex index = index();
    FieldKey field = new FieldKey("Low", "field", false);
    assertNotNull(index.fields().get(field));
    index.update(program("class Other extends Thread { int n; public void run() {} }"));
    assertNull(index.type("Low"));
    assertNull(index.fields().get(field));
    assertEquals(List.of(), index.subtypes("Top"));
    assertEquals(List.of("Other"), names(index.types(Set.of("Other", "Low")).stream()));
  }

  @Test
  void typesBelowInAnotherVersion() {
    ProgramIndex index = index();
    assertEquals(List.of(), names(index.subtypes("Alone").stream()));
    index.update(program(SOURCE + "class More extends Alone {}"));
    assertEquals(List.of("More"), names(index.subtypes("Alone").stream()));
    index.update(program(SOURCE.replace("class Low extends Middle", "class Low extends Alone")));
    assertEquals(List.of("Low", "Low$Nested"), names(index.subtypes("Alone").stream()));
    assertEquals(List.of("Middle"), names(index.subtypes("Top").stream()));
  }

  /** Calls of a method reach the overrides in files that come, and no more those that go. */
  @Test
  void overridesInFilesThatComeAndGo() {
    Program base = JavaText.program("Base.java", "class Base { void run() {} }");
    Program heir =
        JavaText.program(
            Map.of(
                "Base.java", "class Base { void run() {} }",
                "Heir.java", "class Heir extends Base { void run() {} }"));
    CompilationUnit fileOfHeir =
        heir.units().stream()
            .filter(unit -> unit.file().path().equals("Heir.java"))
            .findFirst()
            .orElseThrow();
    Program both = new Program(List.of(base.units().get(0), fileOfHeir), heir.types());
    ProgramIndex index = new ProgramIndex(base);
    CallTarget run = index.targets().of(method(type(index, "Base"), "run").ref());
    assertEquals(1, run.symbols().size());
    index.update(both);
    assertEquals(2, run.symbols().size());
    index.update(base);
    assertEquals(1, run.symbols().size());
  }

  /** Of two files that declare the same the first counts. */
  @Test
  void twoFilesOfOneClass() {
    Program one =
        JavaText.program("One.java", "class Twice { int n; void one() {} void both() {} }");
    Program two =
        JavaText.program("Two.java", "class Twice { long n; void two() {} void both() {} }");
    ProgramIndex index = new ProgramIndex(both(one, two));
    assertEquals("One.java", index.fileOf(type(index, "Twice")).path());
    assertEquals("int", typeOfField(index));
    assertNotNull(index.symbol("Twice#two()"));
    index.update(both(two, one));
    index.update(both(two));
    assertEquals("Two.java", index.fileOf(type(index, "Twice")).path());
    assertEquals("long", typeOfField(index));
    assertNull(index.symbol("Twice#one()"));
    Symbol both = index.symbol("Twice#both()");
    assertNotNull(both);
    assertEquals(1, both.procedures().size());
    index.update(both(one, two));
    assertEquals("One.java", index.fileOf(type(index, "Twice")).path());
    assertEquals(2, both.procedures().size());
    assertNotEquals(index.units().get(0), index.units().get(1));
  }

  private static Program both(Program... programs) {
    return new Program(
        Arrays.stream(programs).flatMap(each -> each.units().stream()).toList(),
        programs[0].types());
  }

  private static String typeOfField(ProgramIndex index) {
    ProgramField field = index.fields().get(new FieldKey("Twice", "n", false));
    return field == null ? "none" : field.type().toString();
  }
}
