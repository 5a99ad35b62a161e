// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Answers that an analysis was given hold until one of them is another. */
final class ProgramQueriesTest {

  private static final String SOURCE =
      """
      class A {
        void called() {}
        void notCalled() {}
      }
      class B extends A {}
      class C extends Thread {
        C() { this("c"); }
        C(String name) { super(name); }
      }
      """;
  private static final String FIELDS = "class F { int asked; }";
  private static final String OTHERS = "class G { int other; }";
  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final FieldKey FIELD = new FieldKey("F", "asked", false);
  private static final FieldKey OTHER = new FieldKey("G", "other", false);

  private final ProgramIndex index = new ProgramIndex(program("", ""));
  private final ProgramQueries answers = new ProgramQueries(index, MODELS, true);

  private static Program program(String before, String after) {
    Program calls = JavaText.program("A.java", SOURCE.replace(before, after));
    Program fields = JavaText.program("F.java", FIELDS.replace(before, after));
    Program others = JavaText.program("G.java", OTHERS.replace(before, after));
    return new Program(
        Stream.of(calls, fields, others).flatMap(each -> each.units().stream()).toList(),
        calls.types());
  }

  private void edit(String before, String after) {
    ProgramIndex.Change change = index.update(program(before, after));
    assertNotEquals(new ProgramIndex.Change(false, List.of(), Set.of()), change);
  }

  private Procedure procedure(String method) {
    Symbol symbol = Objects.requireNonNull(index.symbol("A#" + method + "()"));
    return Objects.requireNonNull(symbol.procedure());
  }

  private void does(String method, Summary effects) {
    answers.note(procedure(method), effects);
  }

  private QueryLog ask(Procedure... by) {
    answers.summaries().effects(called("called"));
    answers.fields().get(FIELD);
    answers.fieldValues().get(FIELD);
    return answers.asked(List.of(by));
  }

  private MethodRef called(String method) {
    return Objects.requireNonNull(procedure(method).body().method()).ref();
  }

  @Test
  void nothingHasChanged() {
    assertTrue(answers.areStill(ask()));
  }

  @Test
  void aMethodDoesSomethingElse() {
    QueryLog asked = ask();
    does("notCalled", Summary.UNREACHED);
    assertTrue(answers.areStill(asked), "nobody asked");
    does("called", Summary.UNREACHED);
    assertFalse(answers.areStill(asked));
  }

  @Test
  void whatMembersOfAGroupAskOfEachOtherDoesNotCount() {
    QueryLog asked = ask(procedure("called"));
    does("called", Summary.UNREACHED);
    assertTrue(answers.areStill(asked));
  }

  @Test
  void aCallReachesMore() {
    QueryLog asked = ask();
    edit("class B extends A {}", "class B extends A { void called() {} }");
    assertFalse(answers.areStill(asked));
  }

  @Test
  void anotherCallReachesMore() {
    QueryLog asked = ask();
    CallTarget other = index.targets().of(called("notCalled"));
    int before = index.targets().version();
    edit("class B extends A {}", "class B extends A { void notCalled() {} }");
    assertEquals(2, other.symbols().size());
    assertEquals(before + 1, index.targets().version());
    assertTrue(answers.areStill(asked));
    assertEquals(answers.versions(), asked.versions(), "need not be compared again");
  }

  @Test
  void aFieldIsDeclaredOtherwise() {
    QueryLog asked = ask();
    int before = index.fieldsVersion();
    edit("int other", "long other");
    assertEquals(before + 1, index.fieldsVersion());
    assertTrue(answers.areStill(asked), "nobody asked");
    edit("int asked", "long asked");
    assertFalse(answers.areStill(asked));
  }

  @Test
  void aFieldHoldsSomethingElse() {
    QueryLog asked = ask();
    answers.values().put(OTHER, Value.NULL);
    assertTrue(answers.areStill(asked), "nobody asked");
    answers.values().put(FIELD, Value.NULL);
    assertFalse(answers.areStill(asked), "values are not all known yet");
    answers.allValuesAreKnown(7);
    assertFalse(answers.areStill(asked));
    QueryLog again = ask();
    assertTrue(answers.areStill(again));
    answers.allValuesAreKnown(8);
    answers.values().remove(FIELD);
    assertFalse(answers.areStill(again));
  }

  @Test
  void theVersionOfAllValuesSavesTheComparison() {
    answers.allValuesAreKnown(7);
    QueryLog asked = ask();
    answers.values().put(FIELD, Value.NULL);
    assertTrue(answers.areStill(asked));
  }

  @Test
  void questionsBeginAnew() {
    ask();
    QueryLog none = answers.asked(List.of());
    assertEquals(List.of(), none.targets());
    assertTrue(none.answers().fields().isEmpty() && none.answers().values().isEmpty());
    answers.summaries().effects(called("called"));
    answers.fields().get(FIELD);
    answers.fieldValues().get(FIELD);
    answers.begin();
    QueryLog begun = answers.asked(List.of());
    assertEquals(List.of(), begun.targets());
    assertTrue(begun.answers().fields().isEmpty() && begun.answers().values().isEmpty());
  }

  @Test
  void aConstructorBeginsWithAnotherOfItsLibrary() {
    MethodRef constructor =
        Objects.requireNonNull(index.symbol("C#<init>()")).method().orElseThrow().ref();
    assertEquals(
        Optional.of("java.lang.Thread#<init>(java.lang.String)"),
        answers.superConstructor(constructor).map(MethodRef::key));
    QueryLog asked = answers.asked(List.of());
    assertTrue(answers.areStill(asked));
    edit("super(name);", "");
    assertFalse(answers.areStill(asked));
    assertEquals(
        Optional.of("java.lang.Thread#<init>()"),
        answers.superConstructor(constructor).map(MethodRef::key));
  }
}
