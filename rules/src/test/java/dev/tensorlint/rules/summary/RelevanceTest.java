// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which code is looked at only: what it calls, and whether it may throw or wait. */
final class RelevanceTest {

  private static final String IMPORTS =
      """
      import dev.tensorlint.runtime.Tensor;
      import java.util.*;
      import java.util.function.*;
      """;

  private static String views(String members) {
    AnalysedProgram program = AnalysedProgram.of(IMPORTS + "class A {\n" + members + "}\n");
    Relevance relevance = new Relevance(program.library(), program.summaries());
    return program.bodies().stream()
        .filter(body -> !body.name().contains("<"))
        .map(body -> body.name() + ":" + shown(relevance.of(body)) + "\n")
        .collect(Collectors.joining());
  }

  private static String shown(Relevance.View view) {
    String calls =
        view.calls().stream().map(call -> " " + call.method().name()).collect(Collectors.joining());
    return (view.matters() ? " matters" : "")
        + calls
        + (view.mayEndOtherwise() ? " throws" : "")
        + (view.mayAwait() ? " awaits" : "")
        + view.fields().keySet().stream()
            .map(field -> " sets " + field.name())
            .sorted()
            .collect(Collectors.joining());
  }

  @Test
  void typesOfResources() {
    assertEquals(
        """
        A.plain:
        A.taken: matters throws awaits
        A.takenInAList: matters throws awaits
        A.any: matters throws awaits
        A.local: matters throws awaits
        A.localList: matters throws awaits
        A.field: matters throws awaits
        A.listField: matters throws awaits
        A.made: matters throws awaits
        A.reference: matters throws awaits
        A.madeAside:
        A.nothing:
        A.asks: matters throws awaits
        A.callsAsking: matters throws awaits
        A.refersToAsking: matters throws awaits
        A.ownReference: matters throws awaits
        A.none:
        """,
        views(
            """
            static int n;
            static Tensor held;
            static List<Tensor> all;
            static int plain(int a, String b) { int c = a + n; return c; }
            static int taken(Tensor t) { return 1; }
            static int takenInAList(List<Tensor> t) { return 1; }
            static int any(Object t) { return 1; }
            static Object local() { Tensor t = null; return 1; }
            static Object localList() { List<List<Tensor>> t = null; return 1; }
            static Object field() { return held; }
            static Object listField() { return all; }
            static Object made() { return Tensor.zeros(1); }
            static Object reference() { IntFunction<?> make = Tensor::zeros; return 1; }
            static Object madeAside() {
              Object s = new dev.tensorlint.runtime.nn.Dense(1);
              return 1;
            }
            static Object[] nothing() { return new Object[0]; }
            static int asks() { System.gc(); return 1; }
            static int callsAsking() { int a = asks(); return a; }
            static int refersToAsking() { Runnable r = System::gc; return 1; }
            static Object ownReference() { Supplier<?> none = A::none; return 1; }
            static Tensor none() { return null; }
            static native int without();
            """));
  }

  @Test
  void callsThatStoreWhatTheyAreGiven() {
    assertEquals(
        """
        A.withText: <init>
        A.withNumber: <init>
        A.withResource: matters throws awaits
        A.withAny: matters throws awaits
        A.withUnknown: matters throws awaits
        A.withFunction: <init>
        A.withTexts: <init>
        A.sets: matters throws awaits
        A.setsText: sets sets about
        """,
        views(
            """
            Object about;
            static class About {
              final Object about;
              About(Object about) { this.about = about; }
            }
            static class Runs {
              final Supplier<String> get;
              Runs(Supplier<String> get) { this.get = get; }
            }
            static int withText(String s) { About a = new About(s); return 1; }
            static int withNumber(int n) { About a = new About(n); return 1; }
            static int withResource() { About a = new About(Tensor.zeros(1)); return 1; }
            static int withAny(Object o) { About a = new About(o); return 1; }
            static int withUnknown(Mystery m) { About a = new About(m.get()); return 1; }
            static int withFunction() { Runs r = new Runs(() -> "a"); return 1; }
            static int withTexts(List<String> all) { About a = new About(all); return 1; }
            int sets(String to) { about = to; return 1; }
            int setsText() { int n = sets("a"); return n; }
            """));
  }

  @Test
  void whatWaitsForAnythingNeedsNoPathsToKnowForWhat() {
    assertEquals(
        """
        A.startsAndWaits: matters throws awaits
        A.startsAndCallsUnknown: one throws awaits
        A.startsWhatCallsUnknown: matters throws awaits
        A.one:
        """,
        views(
            """
            static int startsAndWaits(Thread t) throws Exception {
              Runnable r = () -> one();
              t.join();
              return 1;
            }
            static int startsAndCallsUnknown() {
              Runnable r = () -> one();
              mystery();
              return 1;
            }
            static int startsWhatCallsUnknown() {
              Runnable r = () -> { one(); mystery(); };
              return 1;
            }
            static int one() { return 1; }
            """));
  }

  @Test
  void callsOfOwnMethods() {
    assertEquals(
        """
        A.one:
        A.fails: throws
        A.declares:
        A.never: throws
        A.calls: one one
        A.callsNone:
        A.callsFailing: fails throws
        A.callsDeclaring: declares throws
        A.callsNever: matters throws awaits
        A.stores: sets n
        A.callsStoring: stores sets n
        A.closes: matters throws awaits
        A.callsClosing: closes
        A.unknown: throws awaits
        A.waits: throws awaits
        A.callsWaiting: waits throws awaits
        A.sleeps: throws
        A.refers: one
        A.makesFailing: <init> throws
        A.leaves: throws awaits
        A.makes:
        A.loops: one
        """,
        views(
            """
            static int n;
            static int one() { return 1; }
            static int fails(int a) { if (a > 1) { throw new IllegalStateException(); } return a; }
            static int declares() throws java.io.IOException { return 1; }
            static int never() { throw new IllegalStateException(); }
            static int calls() { int a = one(); return one() + a; }
            static int callsNone() { return Math.abs(1); }
            static int callsFailing() { int a = fails(1); return a; }
            static int callsDeclaring() throws java.io.IOException { int a = declares(); return a; }
            static int callsNever() { int a = never(); return a; }
            static int stores() { n = 1; return 1; }
            static int callsStoring() { int a = stores(); return a; }
            static Object closes(Tensor t) { t.close(); return 1; }
            static int callsClosing() { Object a = closes(null); return 1; }
            static int unknown() { int a = mystery(); return a; }
            static int waits(Thread t) throws InterruptedException { t.join(); return 1; }
            static int callsWaiting(Thread t) throws InterruptedException {
              int a = waits(t);
              return a;
            }
            static int sleeps() throws InterruptedException { Thread.sleep(1); return 1; }
            static int refers() { Runnable r = A::one; return 1; }
            static int makesFailing() throws Exception { Object a = new B(1); return 1; }
            static int leaves(Thread t) throws InterruptedException {
              int a = 1; t.join();
              return a;
            }
            static int makes() { Object a = new A(); return 1; }
            static int loops(int a) { while (a > 0) { a = one(); } return a; }
            static class B {
              B(int n) throws Exception { if (n > 1) { throw new Exception(); } n++; }
            }
            """));
  }

  @Test
  void waysToEnd() {
    assertEquals(
        """
        A.one:
        A.single: one
        A.exits: throws
        A.endless: throws
        A.tries: one one throws
        A.guards: throws
        A.later: one throws
        A.laterButPlain: one
        A.laterButNothing:
        """,
        views(
            """
            static int one() { return 1; }
            static void single() { one(); }
            static void exits() { System.exit(1); }
            static void endless(int a) { while (true) { a = a + 1; } }
            static void tries() { try { one(); } finally { one(); } }
            static void guards(String lock) { synchronized (lock) { int a = 1; } }
            static void later() { try { Runnable r = () -> one(); } finally { int a = 1; } }
            static void laterButPlain() { Runnable r = () -> one(); }
            static void laterButNothing() { Runnable r = () -> { int a = 1; }; }
            """));
  }

  @Test
  void fieldsThatAreSet() {
    assertEquals(
        """
        A.sets: sets n
        A.setsMore: sets n sets total
        A.setsStatic: sets total
        A.setsThis: sets n
        A.setsOthers:
        A.reads:
        A.callsSetting: sets sets n
        A.callsOthersSetting: sets
        A.callsSettingStatic: setsStatic sets total
        A.makes: <init>
        B.grow:
        """,
        views(
            """
            static int total;
            boolean n;
            void sets() { n = true; }
            void setsMore() { total += 1; n = total > 1; }
            static void setsStatic() { total++; }
            void setsThis(boolean n) { this.n = n; }
            static void setsOthers(int[] a) { a[0] = 1; B b = null; b.size = 1; }
            int reads() { int a = total; return -a; }
            void callsSetting() { sets(); }
            static void callsOthersSetting() { A a = new A(); a.sets(); }
            static void callsSettingStatic() { setsStatic(); }
            static Object makes() { Object a = new B(1); return 1; }
            static class B {
              int size;
              B(int size) { this.size = size; }
              static int grow() { return 1; }
            }
            """));
  }

  @Test
  void initializers() {
    AnalysedProgram program =
        AnalysedProgram.of(
            IMPORTS
                + """
                class A { int n = one(); String s = "a" + n; B b = new B(); static int one() { return 1; } }
                class B { final Tensor held = null; }
                class C { Object made = Tensor.zeros(1); }
                class D { List<Tensor> all = new ArrayList<>(); }
                class E { Object same = E.other; static int other = 1; }
                class F { Runnable later = () -> A.one(); }
                class G { Object any = new Object() { int n = 1; }; }
                class H { List<String> names = List.of("a"); }
                class I { StringBuilder text = new StringBuilder(); static final I LOCK = new I(); }
                """);
    Relevance relevance = new Relevance(program.library(), program.summaries());
    assertEquals(
        """
        A.<init>: one made [b=B]
        B.<init>: matters
        C.<init>: matters
        D.<init>: matters
        E.<clinit>:
        E.<init>: matters
        F.<init>: matters
        G.<init>: matters
        <anonymous>.<init>:
        H.<init>: matters
        I.<clinit>: made [LOCK=I]
        I.<init>: made [text=java.lang.StringBuilder]
        """,
        program.bodies().stream()
            .filter(body -> body.code() == null)
            .map(body -> body.name() + ":" + initialized(body, relevance.of(body)) + "\n")
            .collect(Collectors.joining()));
  }

  private static String initialized(Body body, Relevance.View view) {
    String made =
        Initializers.made(body.initialized()).entrySet().stream()
            .map(entry -> entry.getKey().name() + "=" + classOf(entry.getValue()))
            .collect(Collectors.joining(", "));
    return view.matters()
        ? " matters"
        : shown(view) + (made.isEmpty() ? "" : " made [" + made + "]");
  }

  private static String classOf(Value value) {
    return ((Atom.Instance) value.atoms().iterator().next()).type();
  }
}
