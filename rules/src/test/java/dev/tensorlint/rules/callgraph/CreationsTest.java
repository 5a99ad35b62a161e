// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which objects code makes, and which of them a static field has from then on. */
final class CreationsTest {

  private static final Map<Creations.Destination, String> WHERE =
      Map.of(
          Creations.Destination.STATIC_FIELD, " forever",
          Creations.Destination.CALLER, " returned",
          Creations.Destination.OWN_FIELD, " kept",
          Creations.Destination.FIELD, " given",
          Creations.Destination.OTHER, "");

  private static Creations of(String members, String body) {
    Program program =
        JavaText.program("A.java", "class A { " + members + " } class B { B(Object... all) {} }");
    return new ProgramIndex(program)
        .units().stream()
            .flatMap(unit -> unit.procedures().stream())
            .filter(procedure -> procedure.body().name().equals(body))
            .map(procedure -> Creations.in(procedure.body()))
            .findFirst()
            .orElseThrow();
  }

  private static List<String> shown(Creations creations) {
    return creations.made().stream()
        .map(each -> each.type() + WHERE.get(each.destination()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new A();                     | [A]",
        "Object o = new B(new A());   | [B, A]",
        "one = new A();               | [A kept]",
        "all = new A();               | [A forever]",
        "A.all = new B(); new A();    | [B forever, A]",
        "all = one = new A();         | [A forever]",
        "Runnable r = () -> new A();  | [A]",
        "one = null;                  | []",
        "A a = new A(); all = a;      | [A forever]",
        "A a = new A(); one = a;      | [A kept]",
        "other.one = new A();         | [A given]",
        "A a = new A(); other.one = a;| [A given]",
        "A a; a = new A(); all = a;   | [A forever]",
      })
  void ofOneMethod(String code, String made) {
    Creations creations =
        of("Object one; A other; static Object all; void m() { " + code + " }", "A.m");
    assertEquals(made, shown(creations).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "return new B(new A());            | [B returned, A returned]",
        "A a = new A(); return a;          | [A returned]",
        "A a = new A(); all = a; return a; | [A forever]",
        "Object o = new A(); return null;  | [A]",
      })
  void ofAMethodThatReturns(String code, String made) {
    Creations creations = of("static Object all; Object m() { " + code + " }", "A.m");
    assertEquals(made, shown(creations).toString());
  }

  @Test
  void aContainerOfAStaticFieldIsFilledOnceByItsInitializer() {
    String members =
        "static java.util.List<A> all;"
            + " static { all.add(new A()); } static void m() { all.add(new A()); }";
    assertEquals(List.of("A forever"), shown(of(members, "A.<clinit>")));
    assertEquals(List.of("A"), shown(of(members, "A.m")));
  }

  @Test
  void callsOfStaticMethodsAndWhereTheirResultsGo() {
    Creations creations =
        of(
            "static A all; static A make() { return null; } void m() { all = make(); make(); }",
            "A.m");
    assertEquals(
        Set.of(
            new Creations.StaticCall("A#make()", Creations.Destination.STATIC_FIELD),
            new Creations.StaticCall("A#make()", Creations.Destination.OTHER)),
        creations.calls());
  }

  @Test
  void constructorsAndMethodsThatAreReferredTo() {
    Creations creations =
        of(
            "void m() { Runnable r = A::make; java.util.function.Supplier<B> s = B::new; }"
                + " static void make() { new B(); }",
            "A.m");
    assertEquals(List.of(), shown(creations));
    assertEquals(Set.of("A#make()", "B#<init>(java.lang.Object[])"), creations.referenced());
  }
}
